#include "Arithmetic.h"
#include "Deflate.h"
#include "RasterKernel.h"

// Inflate (RFC 1951): codes of up to ten bits are looked up at once, longer ones go bit by bit.

/// The bytes that are unpacked, and bits that were taken of them ahead; what lies above those is what comes next, or zero.
typedef struct {
  const uint8_t *bytes;
  int64_t count, at;
  uint64_t bits;
  int32_t bitCount, isDamaged;
} Input;

static inline uint64_t eight_bytes(const uint8_t *at) {
  return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 | (uint64_t)at[4] << 32 |
         (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 | (uint64_t)at[7] << 56;
}

/// Takes at least 56 bits ahead, where there are as many.
static inline void fill_bits(Input *in) {
  if (in->count - in->at >= 8) {
    in->bits |= eight_bytes(in->bytes + in->at) << in->bitCount;
    in->at += (63 - in->bitCount) >> 3;
    in->bitCount |= 56;
    return;
  }
  while (in->bitCount <= 56 && in->at < in->count) {
    in->bits |= (uint64_t)in->bytes[in->at++] << in->bitCount;
    in->bitCount += 8;
  }
}

static inline uint32_t take_bits(Input *in, int32_t count) {
  if (in->bitCount < count) fill_bits(in);
  if (in->bitCount < count) {
    in->isDamaged = 1;
    return 0;
  }
  uint32_t value = (uint32_t)in->bits & ((1u << count) - 1);
  in->bits >>= count;
  in->bitCount -= count;
  return value;
}

enum { tableBits = 10, tableCount = 1 << tableBits };

typedef struct {
  uint16_t counts[16], symbols[288];
  /// By the next bits: a symbol, above four bits with its length; 0 for none that is so short.
  uint16_t table[tableCount];
} Codes;

/// Returns 0 for lengths that cannot be.
static int make_codes(Codes *codes, const uint8_t *lengths, int32_t count) {
  memset(codes, 0, sizeof(*codes));
  for (int32_t i = 0; i < count; i++) codes->counts[lengths[i]]++;
  codes->counts[0] = 0;
  int32_t left = 1;
  for (int32_t bits = 1; bits < 16; bits++) {
    left = left * 2 - codes->counts[bits];
    if (left < 0) return 0;
  }
  uint16_t starts[16] = {0}, next[16] = {0};
  for (int32_t bits = 1; bits < 15; bits++) starts[bits + 1] = (uint16_t)(starts[bits] + codes->counts[bits]);
  for (int32_t bits = 1, code = 0; bits < 16; bits++) {
    code = (code + codes->counts[bits - 1]) << 1;
    next[bits] = (uint16_t)code;
  }
  for (int32_t i = 0; i < count; i++) {
    int32_t length = lengths[i];
    if (length == 0) continue;
    codes->symbols[starts[length]++] = (uint16_t)i;
    uint32_t code = next[length]++, turned = 0;
    if (length > tableBits) continue;
    for (int32_t bit = 0; bit < length; bit++) turned = turned << 1 | ((code >> bit) & 1);
    for (uint32_t place = turned; place < tableCount; place += 1u << length) {
      codes->table[place] = (uint16_t)(i << 4 | length);
    }
  }
  return 1;
}

static int32_t take_long_symbol(Input *in, const Codes *codes) {
  int32_t code = 0, first = 0, index = 0;
  for (int32_t bits = 1; bits < 16; bits++) {
    code |= (int32_t)take_bits(in, 1);
    if (in->isDamaged) return -1;
    int32_t count = codes->counts[bits];
    if (code - count < first) return codes->symbols[index + (code - first)];
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return -1;
}

static inline int32_t take_symbol(Input *in, const Codes *codes) {
  if (in->bitCount < 15) fill_bits(in);
  int32_t entry = codes->table[in->bits & (tableCount - 1)], length = entry & 15;
  if (length == 0 || length > in->bitCount) return take_long_symbol(in, codes);
  in->bits >>= length;
  in->bitCount -= length;
  return entry >> 4;
}

static int unpack_codes(
    Input *input, const Codes *literals, const Codes *distances, uint8_t *bytes, int64_t count, int64_t *place) {
  // By themselves, so that what is written changes none of them.
  Input in = *input;
  int64_t at = *place;
  int isWhole = 0;
  for (;;) {
    int32_t symbol = take_symbol(&in, literals);
    if (symbol < 256) {
      if (symbol < 0 || at >= count) break;
      bytes[at++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 256) {
      isWhole = 1;
      break;
    }
    symbol -= 257;
    if (symbol > 28) break;
    int64_t length = lengthBase[symbol] + (int64_t)take_bits(&in, lengthBits[symbol]);
    int32_t far = take_symbol(&in, distances);
    if (far < 0 || far > 29) break;
    int64_t distance = distanceBase[far] + (int64_t)take_bits(&in, distanceBits[far]);
    if (in.isDamaged || distance > at || length > count - at) break;
    if (distance >= length) {
      memcpy(bytes + at, bytes + at - distance, (size_t)length);
      at += length;
    } else {
      for (int64_t i = 0; i < length; i++, at++) bytes[at] = bytes[at - distance];
    }
  }
  *input = in;
  *place = at;
  return isWhole;
}

static int read_codes(Input *in, Codes *literals, Codes *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int32_t literalCount = (int32_t)take_bits(in, 5) + 257, distanceCount = (int32_t)take_bits(in, 5) + 1;
  int32_t orderCount = (int32_t)take_bits(in, 4) + 4;
  if (in->isDamaged || literalCount > 286 || distanceCount > 30) return 0;
  uint8_t lengths[320] = {0};
  for (int32_t i = 0; i < orderCount; i++) lengths[order[i]] = (uint8_t)take_bits(in, 3);
  Codes codes;
  if (in->isDamaged || !make_codes(&codes, lengths, 19)) return 0;
  memset(lengths, 0, sizeof(lengths));
  for (int32_t i = 0; i < literalCount + distanceCount;) {
    int32_t symbol = take_symbol(in, &codes);
    if (symbol < 0) return 0;
    if (symbol < 16) {
      lengths[i++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && i == 0) return 0;
    uint8_t value = symbol == 16 ? lengths[i - 1] : 0;
    int32_t times = symbol == 16 ? 3 + (int32_t)take_bits(in, 2) : symbol == 17 ? 3 + (int32_t)take_bits(in, 3) : 11 + (int32_t)take_bits(in, 7);
    if (in->isDamaged || i + times > literalCount + distanceCount) return 0;
    for (int32_t k = 0; k < times; k++) lengths[i++] = value;
  }
  return make_codes(literals, lengths, literalCount) && make_codes(distances, lengths + literalCount, distanceCount);
}

int32_t raster_unpack(const uint8_t *packed, int64_t packedCount, uint8_t *bytes, int64_t count) {
  if (packedCount < 6 || (packed[0] & 15) != 8 || (packed[0] * 256 + packed[1]) % 31 != 0 || (packed[1] & 32) != 0) return 0;
  Input in = {packed, packedCount, 2, 0, 0, 0};
  int64_t at = 0;
  for (;;) {
    uint32_t isLast = take_bits(&in, 1), kind = take_bits(&in, 2);
    if (in.isDamaged || kind == 3) return 0;
    if (kind == 0) {
      // Whole bytes that were taken ahead are given back.
      in.at -= in.bitCount >> 3;
      in.bits = 0;
      in.bitCount = 0;
      if (in.count - in.at < 4) return 0;
      int64_t length = in.bytes[in.at] | in.bytes[in.at + 1] << 8;
      int64_t inverse = in.bytes[in.at + 2] | in.bytes[in.at + 3] << 8;
      in.at += 4;
      if (length != (~inverse & 65535) || in.count - in.at < length || count - at < length) return 0;
      memcpy(bytes + at, in.bytes + in.at, (size_t)length);
      in.at += length;
      at += length;
    } else {
      Codes literals, distances;
      if (kind == 1) {
        uint8_t lengths[288];
        for (int32_t i = 0; i < 288; i++) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        make_codes(&literals, lengths, 288);
        for (int32_t i = 0; i < 30; i++) lengths[i] = 5;
        make_codes(&distances, lengths, 30);
      } else if (!read_codes(&in, &literals, &distances)) {
        return 0;
      }
      if (!unpack_codes(&in, &literals, &distances, bytes, count, &at)) return 0;
    }
    if (isLast) break;
  }
  in.at -= in.bitCount >> 3;
  if (at != count || in.count - in.at < 4) return 0;
  uint32_t check = 0;
  for (int32_t i = 0; i < 4; i++) check = check << 8 | in.bytes[in.at + i];
  return check == raster_adler(bytes, count);
}

// Check sums

uint32_t raster_adler(const uint8_t *bytes, int64_t count) {
  uint32_t a = 1, b = 0;
  while (count > 0) {
    // As many as both sums have room for.
    int64_t part = count < 5552 ? count : 5552;
    for (int64_t i = 0; i < part; i++) {
      a += bytes[i];
      b += a;
    }
    a %= 65521;
    b %= 65521;
    bytes += part;
    count -= part;
  }
  return b << 16 | a;
}

uint32_t raster_check(uint32_t sum, const uint8_t *bytes, int64_t count) {
  // By the number of zero bytes that follow a byte.
  uint32_t tables[8][256];
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t value = i;
    for (int bit = 0; bit < 8; bit++) value = value & 1 ? 0xEDB88320u ^ value >> 1 : value >> 1;
    tables[0][i] = value;
  }
  sum = ~sum;
  if (count >= 256) {
    for (int32_t zeros = 1; zeros < 8; zeros++) {
      for (uint32_t i = 0; i < 256; i++) {
        tables[zeros][i] = tables[0][tables[zeros - 1][i] & 255] ^ tables[zeros - 1][i] >> 8;
      }
    }
    for (; count >= 8; bytes += 8, count -= 8) {
      uint64_t next = eight_bytes(bytes) ^ sum;
      sum = tables[7][next & 255] ^ tables[6][next >> 8 & 255] ^ tables[5][next >> 16 & 255] ^ tables[4][next >> 24 & 255] ^
            tables[3][next >> 32 & 255] ^ tables[2][next >> 40 & 255] ^ tables[1][next >> 48 & 255] ^ tables[0][next >> 56];
    }
  }
  for (int64_t i = 0; i < count; i++) sum = tables[0][(sum ^ bytes[i]) & 255] ^ sum >> 8;
  return ~sum;
}

// The rows of a PNG file.

static inline uint8_t paeth(int32_t left, int32_t up, int32_t corner) {
  int32_t guess = left + up - corner;
  int32_t a = abs(guess - left), b = abs(guess - up), c = abs(guess - corner);
  return (uint8_t)(a <= b && a <= c ? left : b <= c ? up : corner);
}

int32_t raster_restore_rows(uint8_t *rows, int64_t rowLength, int64_t rowCount, int64_t bytesPerPixel) {
  int64_t step = bytesPerPixel;
  for (int64_t y = 0; y < rowCount; y++) {
    uint8_t *row = rows + y * (rowLength + 1);
    int32_t filter = *row++;
    if (filter > 4) return 0;
    const uint8_t *above = y > 0 ? row - rowLength - 1 : NULL;
    int64_t first = rowLength < step ? rowLength : step;
    // Above the first row there is nothing, which makes the last filter the first.
    if (filter == 1 || (filter == 4 && above == NULL)) {
      for (int64_t x = step; x < rowLength; x++) row[x] = (uint8_t)(row[x] + row[x - step]);
    } else if (filter == 2 && above != NULL) {
      for (int64_t x = 0; x < rowLength; x++) row[x] = (uint8_t)(row[x] + above[x]);
    } else if (filter == 3) {
      for (int64_t x = 0; x < first; x++) row[x] = (uint8_t)(row[x] + (above ? above[x] : 0) / 2);
      for (int64_t x = step; x < rowLength; x++) {
        row[x] = (uint8_t)(row[x] + (row[x - step] + (above ? above[x] : 0)) / 2);
      }
    } else if (filter == 4) {
      for (int64_t x = 0; x < first; x++) row[x] = (uint8_t)(row[x] + above[x]);
      for (int64_t x = step; x < rowLength; x++) {
        row[x] = (uint8_t)(row[x] + paeth(row[x - step], above[x], above[x - step]));
      }
    }
  }
  return 1;
}

void raster_take_rows(const uint8_t *rows, int64_t width, int64_t height, int32_t channels, uint8_t *pixels) {
  for (int64_t y = 0; y < height; y++) {
    const uint8_t *from = rows + y * (width * channels + 1) + 1;
    for (int64_t x = 0; x < width; x++, from += channels, pixels += 4) {
      uint32_t alpha = channels == 4 ? from[3] : 255;
      for (int32_t i = 0; i < 3; i++) {
        pixels[i] = alpha == 255 ? from[i] : (uint8_t)((from[i] * alpha + 127) / 255);
      }
      pixels[3] = (uint8_t)alpha;
    }
  }
}
