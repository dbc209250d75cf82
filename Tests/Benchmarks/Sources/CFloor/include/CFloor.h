// The floor: a face written by C that is made for nothing else, for the library to be measured by.
#ifndef CFLOOR_H
#define CFLOOR_H

#include <stdbool.h>
#include <stddef.h>

// A colour by hue, saturation and brightness, 0...1 each; opaque.
struct floor_color {
  double hue, saturation, brightness;
};

// How a face is drawn, in the library's units. Values are taken as they are: within their limits.
struct floor_style {
  double line_width;
  double mouth_width, lip_width, mouth_position;
  double eye_width, eye_position;
  bool shows_eyes;
  // The colours of the minimum and the maximum.
  struct floor_color low, high;
};

// Writes the document of a face that shows `value` of `minimum`...`maximum`.
//
// Returns its length. `buffer` has to have room for 1024 bytes: nothing is checked.
size_t floor_face(
    char *buffer, double value, double minimum, double maximum, const struct floor_style *style);

#endif
