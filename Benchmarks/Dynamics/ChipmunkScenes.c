// The three scenes on Chipmunk whose times are compared: circles, pyramid, springs. Output as in Box2DScenes.cpp.
#include <chipmunk/chipmunk.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}
static void wall(cpSpace *s, double x0, double y0, double x1, double y1) {
  cpShape *w = cpSegmentShapeNew(cpSpaceGetStaticBody(s), cpv(x0, y0), cpv(x1, y1), 0.5);
  cpShapeSetFriction(w, 0.2);
  cpSpaceAddShape(s, w);
}
static cpSpace *space(double gravity) {
  cpSpace *s = cpSpaceNew();
  cpSpaceSetGravity(s, cpv(0, -gravity));
  cpSpaceSetIterations(s, 10);
  cpSpaceSetCollisionSlop(s, 0.005);
  return s;
}
static void run(const char *name, cpSpace *s, cpBody *seen) {
  double t = now();
  for (int i = 1; i <= 600; i++) {
    cpSpaceStep(s, 1.0 / 60);
    if (i % 60 == 0) printf("%s %.4f %.3f %.3f\n", name, i / 60.0, 100 * cpBodyGetPosition(seen).x, -100 * cpBodyGetPosition(seen).y);
  }
  printf("%s time %.6f\n", name, (now() - t) / 600);
}
int main(void) {
  cpSpace *s = space(10);
  cpBody *last = NULL;
  wall(s, -50, -0.5, 50, -0.5);
  for (int r = 0; r < 20; r++)
    for (int c = 0; c < 20 - r; c++) {
      last = cpSpaceAddBody(s, cpBodyNew(1, cpMomentForBox(1, 0.5, 0.5)));
      cpBodySetPosition(last, cpv((c - (19 - r) * 0.5) * 0.5625, 0.25 + 0.5 * r));
      cpShape *b = cpSpaceAddShape(s, cpBoxShapeNew(last, 0.5, 0.5, 0));
      cpShapeSetFriction(b, 0.6);
    }
  run("pyramid", s, last);
  s = space(10);
  wall(s, -1, -0.5, 11, -0.5);
  wall(s, -0.5, -1, -0.5, 40);
  wall(s, 10.5, -1, 10.5, 40);
  cpBody *first = NULL;
  for (int i = 0; i < 1000; i++) {
    cpBody *b = cpSpaceAddBody(s, cpBodyNew(1, cpMomentForCircle(1, 0, 0.1, cpvzero)));
    cpBodySetPosition(b, cpv(0.3 + (i % 40) * 0.24 + ((i / 40) % 2) * 0.05, 1 + (i / 40) * 0.3));
    cpShapeSetFriction(cpSpaceAddShape(s, cpCircleShapeNew(b, 0.1, cpvzero)), 0.2);
    if (!first) first = b;
  }
  run("circles", s, first);
  s = space(0);
  cpBody *items[1000];
  double w = 2 * M_PI, f = 2 * 0.8 * w;
  for (int i = 0; i < 1000; i++) {
    cpVect home = cpv((i % 4) * 1.0, -(i / 4) * 0.5);
    items[i] = cpSpaceAddBody(s, cpBodyNew(1, INFINITY));
    cpBodySetPosition(items[i], home);
    cpSpaceAddConstraint(s, cpDampedSpringNew(cpSpaceGetStaticBody(s), items[i], home, cpvzero, 0, w * w, f));
  }
  double t = now();
  for (int k = 0; k < 300; k++) {
    for (int i = 0; i < 1000; i++) {
      cpVect p = cpBodyGetPosition(items[i]);
      p.y -= 0.037;
      cpBodySetPosition(items[i], p);
    }
    cpSpaceStep(s, 1.0 / 60);
  }
  cpVect p = cpBodyGetPosition(items[500]);
  printf("springs 5.0000 %.3f %.3f\nsprings time %.6f\n", 100 * p.x, -100 * p.y, (now() - t) / 300);
  return 0;
}
