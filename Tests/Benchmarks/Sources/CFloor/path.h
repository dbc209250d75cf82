// Path data in as few bytes as the grammar allows: every command is written in its absolute and its
// relative form, and the shorter is kept.
#ifndef FLOOR_PATH_H
#define FLOOR_PATH_H

#include "decimal.h"

struct units {
  int64_t x, y;
};

struct path {
  struct units current;
  // What the next curve's first control point is where it is left out.
  struct units mirrored;
  // The letter that the next command need not repeat.
  char last_letter;
  int has_point;
};

static inline char *put_form(
    char *next, const struct path *path, char letter, int count, const struct units *points,
    struct units origin, int *has_point) {
  struct ending ending = {0, path->has_point};
  if (letter == path->last_letter) {
    ending.is_number = 1;
  } else {
    ending.has_point = 0;
    *next++ = letter;
  }
  for (int index = 0; index < count; index++) {
    next = put_number(next, points[index].x - origin.x, &ending, 0);
    next = put_number(next, points[index].y - origin.y, &ending, 0);
  }
  *has_point = ending.has_point;
  return next;
}

static inline char *put_command(
    char *next, struct path *path, char letter, int count, const struct units *points) {
  // Three points have 43 bytes at most.
  char absolute[56];
  const char absolute_letter = (char)(letter & ~0x20);
  const struct units zero = {0, 0};
  int relative_point, absolute_point;
  char *relative_end =
      put_form(next, path, letter, count, points, path->current, &relative_point);
  const char *absolute_end =
      put_form(absolute, path, absolute_letter, count, points, zero, &absolute_point);
  if (absolute_end - absolute < relative_end - next) {
    memcpy(next, absolute, 48);
    next += absolute_end - absolute;
    path->last_letter = absolute_letter;
    path->has_point = absolute_point;
  } else {
    next = relative_end;
    path->last_letter = letter;
    path->has_point = relative_point;
  }
  path->current = points[count - 1];
  return next;
}

// The first move is the same either way, and absolute by convention.
static inline char *put_first_move(char *next, struct path *path, struct units point) {
  struct ending ending = {0, 0};
  *next++ = 'M';
  next = put_number(next, point.x, &ending, 0);
  next = put_number(next, point.y, &ending, 0);
  *path = (struct path){.current = point, .mirrored = point};
  return next;
}

static inline char *put_move(char *next, struct path *path, struct units point) {
  next = put_command(next, path, 'm', 1, &point);
  path->mirrored = point;
  path->last_letter = 0;
  return next;
}

static inline char *put_curve(
    char *next, struct path *path, struct units control1, struct units control2,
    struct units end) {
  const struct units points[] = {control1, control2, end};
  if (control1.x == path->mirrored.x && control1.y == path->mirrored.y) {
    next = put_command(next, path, 's', 2, points + 1);
  } else {
    next = put_command(next, path, 'c', 3, points);
  }
  path->mirrored = (struct units){2 * end.x - control2.x, 2 * end.y - control2.y};
  return next;
}

#endif
