#include "Arithmetic.h"
#include "Deflate.h"
#include "RasterKernel.h"

// Deflate (RFC 1951): matches by a hash of three bytes, and codes made for each block.

typedef struct {
  uint8_t *bytes;
  int64_t count, capacity;
  uint64_t bits;
  int32_t bitCount, isWhole;
} Output;

static void put_byte(Output *out, uint8_t byte) {
  if (out->count == out->capacity) {
    int64_t capacity = out->capacity * 2;
    uint8_t *grown = realloc(out->bytes, (size_t)capacity);
    if (grown == NULL) {
      out->isWhole = 0;
      return;
    }
    out->bytes = grown;
    out->capacity = capacity;
  }
  out->bytes[out->count++] = byte;
}

static void put_bits(Output *out, uint32_t bits, int32_t count) {
  out->bits |= (uint64_t)bits << out->bitCount;
  out->bitCount += count;
  while (out->bitCount >= 8) {
    put_byte(out, (uint8_t)out->bits);
    out->bits >>= 8;
    out->bitCount -= 8;
  }
}

static int32_t length_symbol(int32_t length) {
  int32_t symbol = 28;
  while (lengthBase[symbol] > length) symbol--;
  return symbol;
}
static int32_t distance_symbol(int32_t distance) {
  int32_t symbol = 29;
  while (distanceBase[symbol] > distance) symbol--;
  return symbol;
}

/// The lengths of the codes of symbols that occur so often, none longer than `longest`.
static void code_lengths(const uint32_t *counts, int32_t symbolCount, int32_t longest, uint8_t *lengths) {
  uint32_t weights[288];
  for (int32_t i = 0; i < symbolCount; i++) weights[i] = counts[i];
  for (;;) {
    // Two trees at a time are joined; a node's depth is its code's length.
    uint32_t weight[576];
    int32_t parent[576], order[288], nodeCount = 0, leafCount = 0;
    for (int32_t i = 0; i < symbolCount; i++) {
      lengths[i] = 0;
      if (weights[i] > 0) order[leafCount++] = i;
    }
    if (leafCount == 0) return;
    if (leafCount == 1) {
      lengths[order[0]] = 1;
      return;
    }
    // By weight and number: insertion is fast enough for this few.
    for (int32_t i = 1; i < leafCount; i++) {
      int32_t symbol = order[i], j = i;
      while (j > 0 && weights[order[j - 1]] > weights[symbol]) {
        order[j] = order[j - 1];
        j--;
      }
      order[j] = symbol;
    }
    for (int32_t i = 0; i < leafCount; i++) weight[nodeCount++] = weights[order[i]];
    int32_t nextLeaf = 0, nextNode = leafCount;
    for (int32_t made = 0; made < leafCount - 1; made++) {
      int32_t pair[2];
      for (int32_t k = 0; k < 2; k++) {
        int takesLeaf = nextLeaf < leafCount && (nextNode >= nodeCount || weight[nextLeaf] <= weight[nextNode]);
        pair[k] = takesLeaf ? nextLeaf++ : nextNode++;
      }
      parent[pair[0]] = parent[pair[1]] = nodeCount;
      weight[nodeCount++] = weight[pair[0]] + weight[pair[1]];
    }
    uint8_t depth[576];
    depth[nodeCount - 1] = 0;
    int32_t deepest = 0;
    for (int32_t node = nodeCount - 2; node >= 0; node--) {
      depth[node] = (uint8_t)(depth[parent[node]] + 1);
      if (node < leafCount && depth[node] > deepest) deepest = depth[node];
    }
    if (deepest <= longest) {
      for (int32_t i = 0; i < leafCount; i++) lengths[order[i]] = depth[i];
      return;
    }
    for (int32_t i = 0; i < symbolCount; i++) {
      if (weights[i] > 0) weights[i] = (weights[i] + 1) / 2 + 1;
    }
  }
}

static void codes_of(const uint8_t *lengths, int32_t count, uint16_t *codes) {
  uint16_t next[16] = {0}, counts[16] = {0};
  for (int32_t i = 0; i < count; i++) counts[lengths[i]]++;
  counts[0] = 0;
  uint16_t code = 0;
  for (int32_t bits = 1; bits < 16; bits++) {
    code = (uint16_t)((code + counts[bits - 1]) << 1);
    next[bits] = code;
  }
  for (int32_t i = 0; i < count; i++) {
    if (lengths[i] == 0) continue;
    uint16_t value = next[lengths[i]]++, turned = 0;
    for (int32_t bit = 0; bit < lengths[i]; bit++) turned = (uint16_t)(turned << 1 | ((value >> bit) & 1));
    codes[i] = turned;
  }
}

/// A literal, or a length and a distance.
typedef struct {
  uint16_t length, distance;
} Token;

static void put_block(Output *out, const Token *tokens, int32_t count, int isLast) {
  uint32_t literals[288] = {0}, distances[30] = {0};
  literals[256] = 1;
  for (int32_t i = 0; i < count; i++) {
    if (tokens[i].distance == 0) literals[tokens[i].length]++;
    else {
      literals[257 + length_symbol(tokens[i].length)]++;
      distances[distance_symbol(tokens[i].distance)]++;
    }
  }
  uint8_t lengths[320] = {0}, *literalLengths = lengths, distanceLengths[30] = {0};
  code_lengths(literals, 286, 15, literalLengths);
  code_lengths(distances, 30, 15, distanceLengths);
  if (distances[0] == 0) {
    int hasAny = 0;
    for (int32_t i = 0; i < 30; i++) hasAny |= distanceLengths[i];
    if (!hasAny) distanceLengths[0] = 1;
  }
  int32_t literalCount = 286, distanceCount = 30;
  while (literalCount > 257 && literalLengths[literalCount - 1] == 0) literalCount--;
  while (distanceCount > 1 && distanceLengths[distanceCount - 1] == 0) distanceCount--;
  uint16_t literalCodes[288] = {0}, distanceCodes[30] = {0};
  codes_of(literalLengths, 286, literalCodes);
  codes_of(distanceLengths, 30, distanceCodes);
  memcpy(lengths + literalCount, distanceLengths, (size_t)distanceCount);
  // The lengths themselves: runs of zeros and repetitions.
  uint8_t symbols[320], extra[320];
  int32_t symbolCount = 0, total = literalCount + distanceCount;
  for (int32_t i = 0; i < total;) {
    int32_t run = 1;
    while (i + run < total && lengths[i + run] == lengths[i]) run++;
    if (lengths[i] == 0 && run >= 3) {
      if (run > 138) run = 138;
      symbols[symbolCount] = run < 11 ? 17 : 18;
      extra[symbolCount++] = (uint8_t)(run < 11 ? run - 3 : run - 11);
      i += run;
    } else if (run >= 4) {
      symbols[symbolCount] = lengths[i];
      extra[symbolCount++] = 0;
      run -= 1;
      if (run > 6) run = 6;
      symbols[symbolCount] = 16;
      extra[symbolCount++] = (uint8_t)(run - 3);
      i += run + 1;
    } else {
      symbols[symbolCount] = lengths[i];
      extra[symbolCount++] = 0;
      i += 1;
    }
  }
  uint32_t symbolCounts[19] = {0};
  for (int32_t i = 0; i < symbolCount; i++) symbolCounts[symbols[i]]++;
  uint8_t symbolLengths[19] = {0};
  uint16_t symbolCodes[19] = {0};
  code_lengths(symbolCounts, 19, 7, symbolLengths);
  codes_of(symbolLengths, 19, symbolCodes);
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int32_t orderCount = 19;
  while (orderCount > 4 && symbolLengths[order[orderCount - 1]] == 0) orderCount--;
  put_bits(out, isLast ? 1 : 0, 1);
  put_bits(out, 2, 2);
  put_bits(out, (uint32_t)(literalCount - 257), 5);
  put_bits(out, (uint32_t)(distanceCount - 1), 5);
  put_bits(out, (uint32_t)(orderCount - 4), 4);
  for (int32_t i = 0; i < orderCount; i++) put_bits(out, symbolLengths[order[i]], 3);
  for (int32_t i = 0; i < symbolCount; i++) {
    put_bits(out, symbolCodes[symbols[i]], symbolLengths[symbols[i]]);
    if (symbols[i] == 16) put_bits(out, extra[i], 2);
    if (symbols[i] == 17) put_bits(out, extra[i], 3);
    if (symbols[i] == 18) put_bits(out, extra[i], 7);
  }
  for (int32_t i = 0; i < count; i++) {
    Token token = tokens[i];
    if (token.distance == 0) {
      put_bits(out, literalCodes[token.length], literalLengths[token.length]);
      continue;
    }
    int32_t length = length_symbol(token.length), distance = distance_symbol(token.distance);
    put_bits(out, literalCodes[257 + length], literalLengths[257 + length]);
    put_bits(out, (uint32_t)(token.length - lengthBase[length]), lengthBits[length]);
    put_bits(out, distanceCodes[distance], distanceLengths[distance]);
    put_bits(out, (uint32_t)(token.distance - distanceBase[distance]), distanceBits[distance]);
  }
  put_bits(out, literalCodes[256], literalLengths[256]);
}

enum { blockLength = 32768, windowLength = 32768, mostTries = 48, hashCount = 32768 };

static int32_t hash_of(const uint8_t *at) {
  uint32_t three = (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16;
  return (int32_t)((three * 2654435761u) >> 17);
}

uint8_t *raster_pack(const uint8_t *bytes, int64_t count, int64_t *packedCount) {
  Output out = {malloc(1024), 0, 1024, 0, 0, 1};
  int32_t *heads = malloc(hashCount * sizeof(int32_t));
  int32_t *before = malloc(windowLength * sizeof(int32_t));
  Token *tokens = malloc(blockLength * sizeof(Token));
  if (out.bytes == NULL || heads == NULL || before == NULL || tokens == NULL || count > 2000000000) {
    free(out.bytes);
    free(heads);
    free(before);
    free(tokens);
    return NULL;
  }
  for (int32_t i = 0; i < hashCount; i++) heads[i] = -1;
  put_byte(&out, 0x78);
  put_byte(&out, 0x9C);
  int32_t tokenCount = 0;
  for (int32_t at = 0; at < count;) {
    int32_t bestLength = 0, bestDistance = 0;
    int32_t most = raster_min(258, (int32_t)(count - at));
    if (most >= 3) {
      int32_t candidate = heads[hash_of(bytes + at)];
      for (int32_t tries = 0; tries < mostTries && candidate >= 0 && at - candidate < windowLength; tries++) {
        int32_t length = 0;
        while (length < most && bytes[candidate + length] == bytes[at + length]) length++;
        if (length > bestLength) {
          bestLength = length;
          bestDistance = at - candidate;
          if (length == most) break;
        }
        candidate = before[candidate & (windowLength - 1)];
      }
    }
    int32_t step = bestLength >= 3 ? bestLength : 1;
    Token token = {bytes[at], 0};
    if (bestLength >= 3) {
      token.length = (uint16_t)bestLength;
      token.distance = (uint16_t)bestDistance;
    }
    tokens[tokenCount++] = token;
    for (int32_t i = 0; i < step; i++, at++) {
      if (at + 3 > count) continue;
      int32_t hash = hash_of(bytes + at);
      before[at & (windowLength - 1)] = heads[hash];
      heads[hash] = at;
    }
    if (tokenCount == blockLength && at < count) {
      put_block(&out, tokens, tokenCount, 0);
      tokenCount = 0;
    }
  }
  put_block(&out, tokens, tokenCount, 1);
  if (out.bitCount > 0) put_bits(&out, 0, 8 - out.bitCount);
  uint32_t check = raster_adler(bytes, count);
  for (int32_t shift = 24; shift >= 0; shift -= 8) put_byte(&out, (uint8_t)(check >> shift));
  free(heads);
  free(before);
  free(tokens);
  if (!out.isWhole) {
    free(out.bytes);
    return NULL;
  }
  *packedCount = out.count;
  return out.bytes;
}

void raster_free(uint8_t *packed) { free(packed); }

// The rows of a PNG file.

static uint8_t paeth(int32_t left, int32_t up, int32_t corner) {
  int32_t guess = left + up - corner;
  int32_t a = abs(guess - left), b = abs(guess - up), c = abs(guess - corner);
  return (uint8_t)(a <= b && a <= c ? left : b <= c ? up : corner);
}

static uint8_t predicted(int32_t filter, int32_t left, int32_t up, int32_t corner) {
  switch (filter) {
    case 1: return (uint8_t)left;
    case 2: return (uint8_t)up;
    case 3: return (uint8_t)((left + up) / 2);
    case 4: return paeth(left, up, corner);
    default: return 0;
  }
}

void raster_filter_rows(
    const uint8_t *pixels, int64_t rowLength, int64_t rowCount, int64_t bytesPerPixel, uint8_t *rows) {
  for (int64_t y = 0; y < rowCount; y++) {
    const uint8_t *row = pixels + y * rowLength, *above = y > 0 ? row - rowLength : NULL;
    uint8_t *to = rows + y * (rowLength + 1);
    int64_t least = -1;
    int32_t best = 0;
    for (int32_t filter = 0; filter < 5; filter++) {
      int64_t sum = 0;
      for (int64_t x = 0; x < rowLength; x++) {
        int32_t left = x >= bytesPerPixel ? row[x - bytesPerPixel] : 0, up = above ? above[x] : 0;
        int32_t corner = above && x >= bytesPerPixel ? above[x - bytesPerPixel] : 0;
        int8_t difference = (int8_t)(row[x] - predicted(filter, left, up, corner));
        sum += difference < 0 ? -difference : difference;
      }
      if (least < 0 || sum < least) {
        least = sum;
        best = filter;
      }
    }
    to[0] = (uint8_t)best;
    for (int64_t x = 0; x < rowLength; x++) {
      int32_t left = x >= bytesPerPixel ? row[x - bytesPerPixel] : 0, up = above ? above[x] : 0;
      int32_t corner = above && x >= bytesPerPixel ? above[x - bytesPerPixel] : 0;
      to[x + 1] = (uint8_t)(row[x] - predicted(best, left, up, corner));
    }
  }
}
