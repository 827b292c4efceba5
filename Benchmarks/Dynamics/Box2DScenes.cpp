// Ten scenes on Box2D: the same as in main.swift, in metres with y up. Prints "scene seconds x y" of one body - in points,
// y down - and the processor time of a step.
#include <box2d/box2d.h>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

static double now() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

struct Scene {
  b2World world;
  b2Body *ground;
  std::vector<b2Body *> bodies;

  Scene(float gravity = 10) : world(b2Vec2(0, -gravity)) {
    world.SetAllowSleeping(false);
    b2BodyDef d;
    ground = world.CreateBody(&d);
  }
  // Points with y down.
  static b2Vec2 at(double x, double y) { return b2Vec2(float(x / 100), float(-y / 100)); }
  void line(double x0, double y0, double x1, double y1, float friction = 0.2f) {
    b2EdgeShape e;
    e.SetTwoSided(at(x0, y0), at(x1, y1));
    b2FixtureDef f;
    f.shape = &e;
    f.friction = friction;
    f.restitution = 0;
    ground->CreateFixture(&f);
  }
  b2Body *add(b2Shape &s, double x, double y, float angle, float friction, float elasticity, float area, bool collides) {
    b2BodyDef d;
    d.type = b2_dynamicBody;
    d.position = at(x, y);
    d.angle = -angle;
    auto b = world.CreateBody(&d);
    b2FixtureDef f;
    f.shape = &s;
    f.density = 1;
    f.friction = friction;
    f.restitution = elasticity;
    if (!collides) f.filter.maskBits = 0;
    b->CreateFixture(&f);
    bodies.push_back(b);
    return b;
  }
  b2Body *box(double x, double y, double w, double h, float angle = 0, float friction = 0.2f, float elasticity = 0,
              bool collides = true) {
    b2PolygonShape s;
    s.SetAsBox(float(w / 200), float(h / 200));
    return add(s, x, y, angle, friction, elasticity, 0, collides);
  }
  b2Body *ball(double x, double y, double r, float friction = 0.2f, float elasticity = 0, bool collides = true) {
    b2CircleShape s;
    s.m_radius = float(r / 100);
    return add(s, x, y, 0, friction, elasticity, 0, collides);
  }
  void run(const char *name, int steps, b2Body *seen) { run(name, steps, std::vector<b2Body *>{seen}); }
  void run(const char *name, int steps, std::vector<b2Body *> seen) {
    double t = now();
    for (int i = 1; i <= steps; i++) {
      world.Step(1.0f / 60, 8, 3);
      if (i % (steps / 10)) continue;
      double x = 0, y = 0;
      for (auto b : seen) { x += b->GetPosition().x; y += b->GetPosition().y; }
      printf("%s %.4f %.3f %.3f\n", name, i / 60.0, 100 * x / seen.size(), -100 * y / seen.size());
    }
    printf("%s time %.6f\n", name, (now() - t) / steps);
  }
};

int main() {
  // What a process does once is in no scene's time.
  { Scene s; auto b = s.box(0, 0, 100, 100); s.run("Warm", 60, b); }
  { Scene s; auto b = s.box(0, 0, 100, 100); s.run("fall", 60, b); }
  { Scene s; auto b = s.ball(0, 0, 20); b->SetLinearVelocity(b2Vec2(3, 4)); s.run("throw", 60, b); }
  { Scene s; s.line(-1e4, 0, 1e4, 0); auto b = s.ball(0, -500, 20, 0.2f, 0.5f); s.run("bounce", 180, b); }
  { Scene s; s.line(-5000, -2500, 5000, 2500, 0.3f); float a = std::atan(0.5f);
    auto b = s.box(25 * std::sin(a), -25 * std::cos(a), 50, 50, a, 0.3f); s.run("slope", 120, b); }
  { Scene s; auto b = s.ball(200, 0, 20, 0.2f, 0, false); b2DistanceJointDef d;
    d.Initialize(s.ground, b, b2Vec2(0, 0), b->GetPosition()); s.world.CreateJoint(&d); s.run("pendulum", 120, b); }
  { Scene s(0); auto b = s.box(100, 0, 100, 100, 0, 0.2f, 0, false); b2MouseJointDef d; d.bodyA = s.ground; d.bodyB = b;
    d.target = b->GetPosition(); d.maxForce = 1e9f; b2LinearStiffness(d.stiffness, d.damping, 1, 0.2f, s.ground, b);
    auto j = (b2MouseJoint *)s.world.CreateJoint(&d); j->SetTarget(b2Vec2(0, 0)); s.run("spring", 120, b); }
  { Scene s(0); auto b = s.ball(0, 0, 20, 0, 1); b->SetLinearVelocity(b2Vec2(3, 0)); s.ball(200, 5, 20, 0, 1);
    s.run("billiard", 120, b); }
  { Scene s; s.line(-1e4, 0, 1e4, 0); b2Body *b = nullptr; for (int i = 0; i < 10; i++) b = s.box(0, -25 - 50 * i, 50, 50, 0, 0.6f);
    s.run("tower", 600, b); }
  { Scene s; s.line(-1e4, 0, 1e4, 0); b2Body *b = nullptr;
    for (int r = 0; r < 20; r++) for (int c = 0; c < 20 - r; c++) b = s.box((c - (19 - r) * 0.5) * 56.25, -25 - 50 * r, 50, 50, 0, 0.6f);
    s.run("pyramid", 600, b); }
  { Scene s; s.line(0, 0, 1000, 0); s.line(0, 0, 0, -4000); s.line(1000, 0, 1000, -4000); for (int i = 0; i < 1000; i++) s.ball(100 * (0.3 + (i % 40) * 0.24 + ((i / 40) % 2) * 0.05), -100 * (1 + (i / 40) * 0.3), 10);
    s.run("circles", 600, s.bodies); }
  { Scene s(0); std::vector<b2Body *> items;
    for (int i = 0; i < 1000; i++) { auto b = s.box((i % 4) * 100, (i / 4) * 50, 100, 50, 0, 0.2f, 0, false); b->SetFixedRotation(true);
      b2MouseJointDef d; d.bodyA = s.ground; d.bodyB = b; d.target = b->GetPosition(); d.maxForce = 1e6f;
      b2LinearStiffness(d.stiffness, d.damping, 1, 0.8f, s.ground, b); s.world.CreateJoint(&d); items.push_back(b); }
    double t = now();
    for (int k = 0; k < 300; k++) { for (auto b : items) { auto p = b->GetPosition(); p.y -= 0.037f; b->SetTransform(p, 0); } s.world.Step(1.0f / 60, 8, 3); }
    auto p = items[500]->GetPosition(); printf("springs 5.0000 %.3f %.3f\nsprings time %.6f\n", 100 * p.x, -100 * p.y, (now() - t) / 300); }
}
