/** Whose fault it is when a picture is not made: its sender's when it cannot be decoded, else nobody blames the sender. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { checkDocument } from './check-document.ts';
import type { PdfEngine } from './pdf-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'banxin-article-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

/** No picture needs the engine of PDFs. */
const engine = {} as PdfEngine;
const check = (bytes: Uint8Array, purpose: 'article' | 'licence' = 'article') =>
  checkDocument(engine, bytes, -1, { purpose, folder: join(folder, purpose) });

const picture = (width = 60, height = 40) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });
const cutShort = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);

describe('a picture that cannot be decoded', () => {
  test.each([
    ['article', 'png'],
    ['article', 'jpeg'],
    ['licence', 'png'],
    ['licence', 'jpeg'],
  ] as const)(
    'is refused, and what the decoder said stays in the report: %s, %s',
    async (purpose, form) => {
      const { report } = await check(cutShort(await picture().toFormat(form).toBuffer()), purpose);
      expect(report).toMatchObject({
        status: 'refused',
        findings: [{ code: 'UNREADABLE', message: '文件无法打开，请换一份' }],
      });
      expect(report.findings[0]?.value).toMatch(form === 'png' ? /png/i : /jpeg/i);
    },
  );

  test('so is one whose head is damaged', async () => {
    const bytes = await picture().png().toBuffer();
    bytes.fill(0, 16, 24);
    expect((await check(bytes)).report.findings[0]).toMatchObject({ code: 'UNREADABLE' });
  });
});

test('a picture that is whole and cannot be written anew is no fault of its sender: the check fails with the reason', async () => {
  const bytes = await picture().png().toBuffer();
  const toBuffer = () => Promise.reject(new Error('the encoder gave up'));
  vi.spyOn(sharp.prototype, 'webp').mockReturnValue({ toBuffer });
  await expect(check(bytes)).rejects.toThrow('the encoder gave up');
});

test('one that is whole is decoded once, however often it is made smaller', async () => {
  const bytes = await picture(1_600, 2_400).jpeg({ quality: 85 }).toBuffer();
  const webp = vi.spyOn(sharp.prototype, 'webp');
  const rotate = vi.spyOn(sharp.prototype, 'rotate');
  expect((await check(bytes)).report.status).toBe('passed');
  expect(webp.mock.calls.length).toBeGreaterThan(1);
  expect(rotate).toHaveBeenCalledTimes(1);
});
