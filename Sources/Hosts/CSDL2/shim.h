#ifndef OPEN_COLLECTION_VIEW_CSDL2_H
#define OPEN_COLLECTION_VIEW_CSDL2_H

#include <SDL.h>
#include <SDL_syswm.h>

/// A file that can be read from while blocks wait on the main queue; libdispatch has it for run loops.
int _dispatch_get_main_queue_handle_4CF(void);

/// The place of a new window: in the middle of a display. The header's macro has a parameter.
static inline int window_place_in_the_middle_of(int display) { return SDL_WINDOWPOS_CENTERED_DISPLAY(display); }

/// The server's time of a touch in a message of the X Window System, in milliseconds; -1 for all other messages.
///
/// All events of the input extension begin alike. The message is to be asked while it is delivered: what it points to is let go then.
static inline long long touch_time_of_message(const SDL_SysWMmsg *message) {
#if defined(SDL_VIDEO_DRIVER_X11)
  struct beginning { int type; unsigned long serial; Bool isSent; Display *display; int extension; int kind; Time time; };
  if (message->subsystem != SDL_SYSWM_X11) return -1;
  const XEvent *event = &message->msg.x11.event;
  if (event->type != GenericEvent || event->xcookie.data == 0) return -1;
  if (event->xcookie.evtype < 18 || event->xcookie.evtype > 20) return -1;
  return (long long)(((const struct beginning *)event->xcookie.data)->time & 0xffffffffu);
#else
  (void)message;
  return -1;
#endif
}

#endif
