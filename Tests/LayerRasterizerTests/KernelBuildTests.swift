import Foundation
import TestSupport
import Testing

/// The loops in C under other options of the compiler than those of the package's own builds.
@Suite struct KernelBuildTests {
  /// What draws steps of every kind, packs the bytes, and writes a check sum.
  private static let program = """
    #include "RasterKernel.h"
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    static double map[9] = {0.83, 0.21, -31.7, -0.17, 0.94, 4.3, 0.0007, -0.0004, 1};
    static void set(double *to) { memcpy(to, map, sizeof(map)); }
    int main(void) {
      enum { width = 300, height = 200 };
      RasterSheet sheet = {calloc(width * height, 4), 0, 0, width, height};
      uint8_t colors[1024], image[64 * 64 * 4], mask[90 * 90];
      for (int i = 0; i < 1024; i++) colors[i] = i % 4 == 3 ? 255 : (uint8_t)(i * 7 / 4);
      for (int i = 0; i < 64 * 64 * 4; i++) image[i] = i % 4 == 3 ? 255 : (uint8_t)(i * i >> 3);
      RasterLines lines = {0};
      uint8_t verbs[] = {0, 1, 2, 3, 4};
      double points[] = {3.3, 4.1, 80.7, 9.9, 60, 50, 30.3, 77.7, 11, 60, 5, 40, 3.9, 20.2};
      raster_add_path(&lines, verbs, 5, points, 7, (double[9]){1.01, 0.02, 0, -0.03, 0.98, 3, 0.0001, 0, 1});
      raster_fill(&lines, 0, mask, 0, 0, 90, 90);
      raster_blur(mask, 90, 90, 2.7f);
      RasterStep steps[9];
      memset(steps, 0, sizeof(steps));
      RasterCoverage box;
      memset(&box, 0, sizeof(box));
      box.kind = RasterCoverageBox;
      set(box.map);
      box.x0 = 10, box.y0 = 12.5f, box.x1 = 190, box.y1 = 130, box.stepX = 1.4f, box.stepY = 1.4f;
      for (int i = 0; i < 4; i++) box.radius[i] = 17.3f;
      for (int i = 0; i < 9; i++) {
        steps[i].x1 = width, steps[i].y1 = height, steps[i].opacity = 255 - 17 * i, steps[i].coverage = box;
        steps[i].paint.color[0] = (uint8_t)(20 * i), steps[i].paint.color[3] = 255;
        set(steps[i].paint.map);
      }
      for (int i = 0; i < 3; i++) {
        steps[i].paint.kind = RasterPaintGradient, steps[i].paint.gradient = i;
        steps[i].paint.colors = colors, steps[i].paint.colorCount = steps[i].paint.seenTo = 256;
        for (int k = 0; k < 6; k++) steps[i].paint.map[k] /= 150;
        steps[i].mode = i * 4;
      }
      steps[3].paint.kind = RasterPaintImage, steps[3].paint.image = image;
      steps[3].paint.imageWidth = steps[3].paint.imageHeight = 64;
      steps[3].paint.imageX1 = steps[3].paint.imageY1 = 63.5f;
      steps[4].coverage.kind = RasterCoverageMask, steps[4].coverage.mask = mask, steps[4].coverage.maskX = 120;
      steps[4].coverage.maskWidth = steps[4].coverage.maskHeight = 90;
      steps[5].kind = RasterStepBeginGroup, steps[5].length = 2;
      steps[6].mode = 12;
      steps[7].kind = RasterStepEndGroup, steps[7].hasShadow = 1, steps[7].shadowX = 9, steps[7].deviation = 7.5f;
      steps[7].shadowColor[3] = 200, steps[7].mode = 8;
      steps[8].kind = RasterStepBackdrop, steps[8].deviation = 3.2f, steps[8].saturation = 1.7f;
      int32_t screen[4] = {0, 0, width, height};
      raster_draw(sheet, steps, 9, NULL, NULL, (RasterSquares){0}, 0, 0, width, height, screen, 3);
      int64_t count = 0;
      uint8_t *packed = raster_pack(sheet.pixels, width * height * 4, &count);
      printf("%08x %08x", raster_check(0, sheet.pixels, width * height * 4), raster_check(0, packed, count));
      return 0;
    }
    """

  private func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readWhole(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  // B1
  @Test(arguments: [["-O0"], ["-O3", "-march=native"], ["-Os", "-mfma"]])
  func `every build of the loops makes the same bytes`(options: [String]) throws {
    let kernel = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Engines/RasterKernel")
    let folder = FileManager.default.temporaryDirectory.appending(path: "kernel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appending(path: "main.c")
    try Self.program.write(to: main, atomically: true, encoding: .utf8)
    let sources = try FileManager.default.contentsOfDirectory(atPath: kernel.path).filter { $0.hasSuffix(".c") }
      .sorted()
      .map { kernel.appending(path: $0).path }
    let program = folder.appending(path: "program").path
    let compiled = try run(
      "clang",
      options + ["-I", kernel.appending(path: "include").path, main.path] + sources
        + ["-lm", "-lpthread", "-o", program])
    // Where the compiler has no such processor, or there is none, the package's own builds have to do.
    guard compiled.status == 0 else { return }
    #expect(try run(program, []).output == "0271a1d0 de80a493")
  }
}
