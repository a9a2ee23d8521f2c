/** Real and damaged PDFs with facts measured by other tools (Poppler). The folder is not part of the repository. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Checked, PreflightPool } from './pool.ts';
import { LIMITS } from './report.ts';

interface Expected {
  readonly file: string;
  readonly readable: boolean;
  readonly pages: number;
  readonly encrypted: string;
  readonly mediaMm: [number, number];
  readonly trimMm: [number, number];
  readonly images: number;
  readonly lowestDpi: number | null;
  readonly colourSpaces: string[];
  readonly fonts: number;
  readonly fontsNotEmbedded: number;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const corpus = resolve(process.env.BANXIN_PDF_CORPUS ?? join(root, '../shared/data/pdf'));
const facts = join(corpus, 'facts.json');
const present = existsSync(facts);
const files: Expected[] = present ? JSON.parse(readFileSync(facts, 'utf8')).files : [];
const readable = files.filter((file) => file.readable);
const damaged = files.filter((file) => !file.readable);

const reason = `PDF corpus not found at ${corpus} (set BANXIN_PDF_CORPUS): the comparison with measured facts is skipped`;
if (!present) process.stdout.write(`${reason}\n`);

/**
 * facts.json took the first resolution column of `pdfimages -list`, the horizontal one. These two
 * files hold pictures that are coarser vertically; print must judge the coarser axis.
 */
const COARSER_VERTICALLY: Record<string, number> = {
  'images.pdf': 249,
  'large_jpeg_downscale.pdf': 295,
};

describe.runIf(present)('preflight of the corpus', () => {
  const writable = mkdtempSync(join(tmpdir(), 'banxin-corpus-'));
  const pool = new PreflightPool({ writable });
  const checked = new Map<string, Checked>();

  beforeAll(async () => {
    for (const { file } of files) {
      checked.set(file, await pool.inspect(join(corpus, file), join(writable, file)));
    }
  }, 300_000);

  afterAll(async () => {
    await pool.close();
    rmSync(writable, { recursive: true, force: true });
  });

  const resultOf = (file: string) => checked.get(file) as Checked;

  it('holds the files it is meant to hold', () => {
    expect(readable.length).toBeGreaterThanOrEqual(20);
    expect(damaged.length).toBeGreaterThanOrEqual(5);
  });

  it.each(readable)('measures every fact of $file as other tools do', (expected) => {
    const { report } = resultOf(expected.file);
    const measured = report.facts;
    if (!measured) throw new Error(`refused: ${report.findings[0]?.message}`);
    expect(measured.pageCount).toBe(expected.pages);
    expect(measured.encrypted).toBe(expected.encrypted !== 'no');
    expect(measured.images).toBe(expected.images);
    expect(measured.colourSpaces).toEqual(expected.colourSpaces);
    expect(measured.fonts).toBe(expected.fonts);
    expect(measured.fontsNotEmbedded).toHaveLength(expected.fontsNotEmbedded);
    const [page] = report.pages;
    for (const axis of [0, 1] as const) {
      // facts.json is cut to a tenth of a millimetre.
      expect(Math.abs((page?.mediaMm[axis] ?? 0) - expected.mediaMm[axis])).toBeLessThanOrEqual(
        0.1,
      );
      expect(Math.abs((page?.trimMm[axis] ?? 0) - expected.trimMm[axis])).toBeLessThanOrEqual(0.1);
    }
    if (expected.lowestDpi === null) expect(measured.lowestDpi).toBeNull();
    else {
      expect(measured.lowestXDpi).not.toBeNull();
      expect(within(measured.lowestXDpi as number, expected.lowestDpi)).toBe(true);
      const both = COARSER_VERTICALLY[expected.file] ?? expected.lowestDpi;
      expect(within(measured.lowestDpi as number, both)).toBe(true);
    }
  });

  it.each(readable)('draws the pages of $file', ({ file, pages }) => {
    const { report, previews } = resultOf(file);
    expect(report.pages).toHaveLength(pages);
    expect(previews).toHaveLength(Math.min(pages, LIMITS.previewPages));
  });

  it.each(readable.filter((file) => file.encrypted !== 'no'))(
    'refuses $file, which opens but is encrypted, and still measures it',
    ({ file }) => {
      const { report } = resultOf(file);
      expect(report.status).toBe('refused');
      expect(report.findings[0]).toMatchObject({ code: 'ENCRYPTED', severity: 'error' });
    },
  );

  it.each(damaged)('refuses $file with a reason', ({ file }) => {
    const { report, previews } = resultOf(file);
    expect(report.status).toBe('refused');
    expect(report.findings[0]?.code).toMatch(/^(ENCRYPTED|UNREADABLE|NOT_PDF)$/);
    expect(report.findings[0]?.message).toMatch(/[\u4e00-\u9fff]/);
    expect(previews).toEqual([]);
  });

  it('checks every file in bounded time, in one process that never died', () => {
    const first = [...checked.values()].map((result) => result.report.findings[0]?.value);
    expect(first).not.toContain('timeout');
    expect(first).not.toContain('crashed');
  });
});

if (!present) it.skip(reason, () => undefined);

/** Two per cent apart at most. */
function within(measured: number, expected: number): boolean {
  return Math.abs(measured - expected) <= expected * 0.02;
}
