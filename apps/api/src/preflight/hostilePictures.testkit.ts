/** Pictures that cost more than their size says. */
import { constants, crc32, deflateRawSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(kind: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(kind, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}

/** So many zeros as zlib packs them, without ever being written out. */
function packedZeros(count: number): Buffer {
  const BLOCK = 1024 * 1024;
  const open = { finishFlush: constants.Z_FULL_FLUSH, level: 9 };
  // Begun anew after each block, so that they can be put one behind the other.
  const block = deflateRawSync(Buffer.alloc(BLOCK), open);
  const rest = deflateRawSync(Buffer.alloc(count % BLOCK), { level: 9 });
  const sum = Buffer.alloc(4);
  // Adler-32 of nothing but zeros.
  sum.writeUInt32BE((count % 65_521) * 65_536 + 1);
  const blocks = Array.from({ length: Math.floor(count / BLOCK) }, () => block);
  return Buffer.concat([Buffer.from('78da', 'hex'), ...blocks, rest, sum]);
}

/** Bytes of one pixel: four channels of sixteen bits. */
const PIXEL = 8;

/** Where the seven passes of an interlaced PNG begin, and how far they step. */
const PASSES: readonly (readonly [x: number, y: number, stepX: number, stepY: number])[] = [
  ...([
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
  ] as const),
  ...([
    [2, 0, 4, 4],
    [0, 2, 2, 4],
  ] as const),
  ...([
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const),
];

/** A small PNG that is all there, interlaced and as wide a colour as there is: it can be decoded only as a whole. */
export function unfolding(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([16, 6, 0, 0, 1], 8);
  const bytes = PASSES.reduce((sum, [x, y, stepX, stepY]) => {
    const [across, down] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return sum + down * (1 + across * PIXEL);
  }, 0);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', packedZeros(bytes)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A small file that says that it is a huge picture, and has next to nothing of it. */
export function claiming(width: number, height: number): Buffer {
  const bytes = unfolding(8, 8);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
