/** What the fixtures are made of: a design, a picture of stripes, and sheets that carry them. */
import { type Body, compressed, type PageSpec, points } from './fixture-writer.ts';

/** A picture of coloured stripes, 8 bits per component. */
export function picture(
  width: number,
  height: number,
  space: 'DeviceCMYK' | 'DeviceRGB' | 'DeviceGray',
): Body {
  const channels = { DeviceCMYK: 4, DeviceRGB: 3, DeviceGray: 1 }[space];
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const channel = Math.floor((x * channels * 2) / width) % channels;
      data[(y * width + x) * channels + channel] = 60 + Math.floor((y * 180) / height);
    }
  }
  const dict = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /${space}`;
  return compressed(dict, data);
}

/** A filled background, a darker band and a frame in CMYK, over the whole page. */
export function cmykDesign(widthMm: number, heightMm: number): string {
  const [w, h] = [points(widthMm), points(heightMm)];
  const inner = [points(6), points(6), points(widthMm - 12), points(heightMm - 12)].join(' ');
  const band = [points(0), points(heightMm * 0.3), w, points(heightMm * 0.12)].join(' ');
  return `0.05 0.02 0.08 0 k 0 0 ${w} ${h} re f\n0.9 0.6 0.1 0.2 k ${band} re f\n0 0 0 1 K 1 w ${inner} re S\n`;
}

/** Draws `/Im0` into a box given in millimetres from the lower left. */
export function place(x: number, y: number, width: number, height: number): string {
  return `q ${points(width)} 0 0 ${points(height)} ${points(x)} ${points(y)} cm /Im0 Do Q\n`;
}

export function sheet(
  widthMm: number,
  heightMm: number,
  pages: number,
  more: Partial<PageSpec> = {},
): PageSpec[] {
  const page = { widthMm, heightMm, content: cmykDesign(widthMm, heightMm), ...more };
  return Array.from({ length: pages }, () => page);
}

/** A red square of an inch. */
export const RED_SQUARE = '1 0 0 rg 0 0 72 72 re f';
