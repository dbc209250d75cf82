// Numbers with two decimals at most, as integers: hundredths.
#ifndef FLOOR_DECIMAL_H
#define FLOOR_DECIMAL_H

#include <stdint.h>
#include <string.h>

#include "tables.h"

// How the number before ends, 0 or 1 each: calculated with rather than branched on.
struct ending {
  int is_number, has_point;
};

// The nearest integer, halves to even: added to 1.5 * 2^52, a number is rounded to its last bit.
static inline int64_t nearest(double value) {
  const double shift = 0x1.8p52;
  const double sum = value + shift;
  int64_t bits, shift_bits;
  memcpy(&bits, &sum, sizeof bits);
  memcpy(&shift_bits, &shift, sizeof shift_bits);
  return bits - shift_bits;
}

static inline int64_t hundredths(double value) { return nearest(value * 100); }

// A thousand and more, which no coordinate is.
__attribute__((noinline, cold)) static char *put_large(
    char *next, int64_t units, struct ending *ending) {
  const uint64_t magnitude = units < 0 ? -(uint64_t)units : (uint64_t)units;
  uint64_t whole = magnitude / 100;
  *next = units < 0 ? '-' : ' ';
  next += (units < 0) | ending->is_number;
  char digits[20];
  char *first = digits + sizeof digits;
  do {
    *--first = (char)('0' + whole % 10);
    whole /= 10;
  } while (whole);
  const size_t count = (size_t)(digits + sizeof digits - first);
  memcpy(next, first, count);
  next += count;
  const char *decimals = HUNDREDTHS + 4 * (magnitude % 100);
  memcpy(next, decimals, 4);
  next += decimals[3] - '0';
  ending->is_number = 1;
  ending->has_point = decimals[3] != '0';
  return next;
}

// Writes a number with the separator that it needs after the one before.
//
// Each part is written whether it counts or not, and the next one over what does not. Up to four bytes
// are written behind the end.
static inline char *put_number(
    char *next, int64_t units, struct ending *ending, int keeps_leading_zero) {
  const uint64_t magnitude = units < 0 ? -(uint64_t)units : (uint64_t)units;
  if (__builtin_expect(magnitude >= 100000, 0)) return put_large(next, units, ending);
  const unsigned small = (unsigned)magnitude;
  const unsigned whole = small / 100;
  const unsigned fraction = small % 100;
  const int is_negative = units < 0;
  const int has_point = fraction != 0;
  const int starts_with_point = has_point & (whole == 0) & !keeps_leading_zero;
  uint32_t whole_entry, fraction_entry;
  memcpy(&whole_entry, WHOLES + 4 * whole, 4);
  memcpy(&fraction_entry, HUNDREDTHS + 4 * fraction, 4);
  *next = is_negative ? '-' : ' ';
  next += is_negative | (ending->is_number & !(starts_with_point & ending->has_point));
  memcpy(next, &whole_entry, 4);
  next += starts_with_point ? 0 : (whole_entry >> 24) - '0';
  memcpy(next, &fraction_entry, 4);
  next += (fraction_entry >> 24) - '0';
  ending->is_number = 1;
  ending->has_point = has_point;
  return next;
}

// A number by itself: an attribute's value.
static inline char *put_alone(char *next, double value) {
  struct ending ending = {0, 0};
  return put_number(next, hundredths(value), &ending, 0);
}

// A number in a sentence.
static inline char *put_spoken(char *next, double value) {
  struct ending ending = {0, 0};
  return put_number(next, hundredths(value), &ending, 1);
}

#endif
