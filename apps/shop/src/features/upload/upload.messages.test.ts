import { expect, it } from 'vitest';
import { sizeText } from './upload.messages.ts';

it.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1.0 KB'],
  [6_501_376, '6.2 MB'],
  [200 * 1024 * 1024, '200 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
  [5_000 * 1024 ** 3, '5000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
