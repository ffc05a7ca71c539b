import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_COLORS = 256;
const [TRUE_COLOR, INDEXED, WITH_ALPHA] = [2, 3, 6];

type Pixels = { readonly width: number; readonly height: number; readonly colors: Uint32Array };

/** The same picture with at most 256 colours, which takes a third of the room. Reads what Chromium writes; alpha is dropped. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, colors } = decode(png);
  const { palette, indexes } = choosePalette(colors);
  // A zero before each line: no filter, which suits flat colours.
  const lines = Buffer.alloc((width + 1) * height);
  colors.forEach((color, at) => {
    lines[at + Math.floor(at / width) + 1] = indexes.get(color)!;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  const data = deflateSync(lines, { level: 9 });
  const chunks = [chunk('IHDR', header), chunk('PLTE', table), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

/** The most frequent colours stay as they are, every other one becomes the nearest of them. */
function choosePalette(colors: Uint32Array): { palette: readonly number[]; indexes: ReadonlyMap<number, number> } {
  const uses = new Map<number, number>();
  for (const color of colors) uses.set(color, (uses.get(color) ?? 0) + 1);
  const byUse = [...uses.keys()].sort((a, b) => uses.get(b)! - uses.get(a)!);
  const palette = byUse.slice(0, MOST_COLORS);
  const indexes = new Map(byUse.map((color, rank) => [color, rank < MOST_COLORS ? rank : nearest(color, palette)]));
  return { palette, indexes };
}

function nearest(color: number, palette: readonly number[]): number {
  const distances = palette.map((other) => distance(color, other));
  return distances.indexOf(Math.min(...distances));
}

function distance(one: number, other: number): number {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255));
  return red! ** 2 + green! ** 2 + blue! ** 2;
}

function decode(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, type, , , interlace] = png.subarray(24, 29);
  if (depth !== 8 || interlace !== 0 || (type !== TRUE_COLOR && type !== WITH_ALPHA)) {
    throw new Error(`a picture of another kind: depth ${depth}, type ${type}, interlace ${interlace}`);
  }
  const size = type === WITH_ALPHA ? 4 : 3;
  const bytes = inflateSync(Buffer.concat(dataOf(png)));
  const colors = new Uint32Array(width * height);
  let above = new Uint8Array(width * size);
  for (let y = 0; y < height; y++) {
    const start = y * (width * size + 1);
    const line = unfiltered(bytes[start]!, bytes.subarray(start + 1, start + 1 + width * size), above, size);
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = line.subarray(x * size, x * size + 3);
      colors[y * width + x] = (red << 16) | (green << 8) | blue;
    }
    above = line;
  }
  return { width, height, colors };
}

/** One line, from the differences that the filter made of it (PNG specification, section 9). */
function unfiltered(filter: number, coded: Uint8Array, above: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const line = new Uint8Array(coded.length);
  for (let at = 0; at < coded.length; at++) {
    const [a, b, c] = [line[at - size] ?? 0, above[at] ?? 0, above[at - size] ?? 0];
    const guess = [0, a, b, (a + b) >> 1, nearestOf(a, b, c)][filter]!;
    line[at] = coded[at]! + guess;
  }
  return line;
}

function nearestOf(a: number, b: number, c: number): number {
  const [toA, toB, toC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (toA <= toB && toA <= toC) return a;
  return toB <= toC ? b : c;
}

function dataOf(png: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return parts;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
