/** The project's own files through the checking process: what is found, what is refused, what survives. */
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from './fixture-writer.ts';
import { FIXTURES, type FixtureName, writeFixture } from './fixtures.ts';
import { type Checked, PreflightPool, type ProcessFailure } from './pool.ts';
import { checkAgainst, type PrintJob } from './rules.ts';

const CARD: PrintJob = {
  widthMm: 90,
  heightMm: 54,
  bleedMm: 1,
  safeMm: 3,
  pagesExpected: 2,
  colours: '4+4',
  isCoated: true,
  spots: { ordered: 0, most: 2 },
  crafts: [],
};

const folder = mkdtempSync(join(tmpdir(), 'banxin-preflight-'));
const trouble: ProcessFailure[] = [];
const pool = new PreflightPool({ writable: folder });
/** Spares the test the twenty seconds; what does not hang needs much less, on a busy machine too. */
const impatient = new PreflightPool({
  writable: folder,
  faults: true,
  cpuMs: 2_000,
  wallMs: 10_000,
  onFailure: (seen) => trouble.push(seen),
});

afterAll(async () => {
  await pool.close();
  await impatient.close();
  rmSync(folder, { recursive: true, force: true });
});

function check(name: FixtureName, by = pool): Promise<Checked> {
  return by.inspect(writeFixture(name, join(folder, `${name}.pdf`)), join(folder, name));
}

function codes({ report }: Checked, job?: PrintJob): string[] {
  const findings = job ? checkAgainst(report, job) : report.findings;
  return findings.map((finding) => `${finding.severity} ${finding.code}`);
}

describe('files that can be printed', () => {
  it.each<[FixtureName, PrintJob, string[]]>([
    ['card-with-bleed', CARD, ['ok SIZE_OK', 'ok PAGES_OK', 'ok TOTAL_INK_OK']],
    ['card-no-bleed', CARD, ['error BLEED_MISSING', 'ok PAGES_OK', 'ok TOTAL_INK_OK']],
    ['card-rotated', CARD, ['ok SIZE_ROTATED', 'ok PAGES_OK', 'ok TOTAL_INK_OK']],
    ['card-wrong-size', CARD, ['error SIZE_MISMATCH', 'ok PAGES_OK', 'ok TOTAL_INK_OK']],
    ['card-double-size', CARD, ['warning SIZE_PROPORTIONAL', 'ok PAGES_OK', 'ok TOTAL_INK_OK']],
    ['card-trim-box', CARD, ['ok SIZE_OK', 'ok PAGES_OK', 'ok TOTAL_INK_OK']],
    ['card-single-page', CARD, ['error PAGES_TOO_FEW', 'ok SIZE_OK', 'ok TOTAL_INK_OK']],
    [
      'a4-with-bleed',
      { ...CARD, widthMm: 210, heightMm: 297, bleedMm: 3 },
      ['ok SIZE_OK', 'ok PAGES_OK', 'ok TOTAL_INK_OK'],
    ],
    [
      'booklet-7',
      { ...CARD, widthMm: 210, heightMm: 285, bleedMm: 3, pagesExpected: 8, pagesMultiple: 4 },
      ['error PAGES_MULTIPLE', 'ok SIZE_OK', 'ok TOTAL_INK_OK'],
    ],
  ])('%s is judged against its job', async (name, job, expected) => {
    expect(codes(await check(name), job)).toEqual(expected);
  });

  it.each<[FixtureName, string, string]>([
    ['card-with-bleed', 'passed', 'ok RESOLUTION_OK'],
    ['low-resolution', 'warning', 'error LOW_RESOLUTION'],
    ['medium-resolution', 'warning', 'warning LOW_RESOLUTION'],
    ['rgb-colour', 'warning', 'warning RGB_COLOUR'],
    ['spot-colour', 'passed', 'ok SPOT_COLOUR'],
    ['font-not-embedded', 'warning', 'error FONT_NOT_EMBEDDED'],
  ])('%s is %s with %s', async (name, status, finding) => {
    const checked = await check(name);
    expect(checked.report.status).toBe(status);
    expect(codes(checked)).toContain(finding);
  });

  it.each<[FixtureName, string[]]>([
    ['card-damaged', ['error UNREADABLE_CONTENT']],
    ['picture-broken', ['error UNREADABLE_CONTENT']],
    ['picture-missing', ['error UNREADABLE_CONTENT']],
    ['inline-picture', ['ok RESOLUTION_OK']],
    ['inline-picture-short', ['error UNREADABLE_CONTENT']],
    ['packed-unknown', ['error UNREADABLE_CONTENT']],
    ['operators-wrong', ['error UNREADABLE_CONTENT']],
    ['nested-25', ['warning RGB_COLOUR']],
    ['nested-30', ['error UNREADABLE_CONTENT', 'warning PREVIEW_INCOMPLETE']],
    ['drawn-glyphs', ['warning RGB_COLOUR', 'ok FONTS_OK']],
    ['field-prints', ['warning RGB_COLOUR', 'warning ANNOTATION_PRINTS']],
    ['field-stays', []],
    ['hidden-layer', ['ok HIDDEN_LAYER']],
    ['off-the-page', []],
    ['attachments-encrypted', []],
    ['script', ['warning SCRIPT']],
  ])('%s: %j', async (name, findings) => {
    const checked = await check(name);
    expect(codes(checked)).toEqual(findings);
    const isDrawn = !findings.includes('warning PREVIEW_INCOMPLETE');
    expect(checked.previews).toHaveLength(isDrawn ? 2 : 0);
  });

  it('shows text in a font that is not embedded with a stand-in, Chinese too', async () => {
    const checked = await check('chinese-not-embedded');
    expect(codes(checked)).toEqual(['error FONT_NOT_EMBEDDED']);
    expect(checked.report.findings[0]?.message).toContain('替代字体');
    const pixels = await sharp(join(folder, 'chinese-not-embedded', '1-large.png'))
      .greyscale()
      .raw()
      .toBuffer();
    expect(pixels.filter((value) => value < 64).length).toBeGreaterThan(2_000);
  });

  it('draws a poster of 189 MB, whose picture the engine could not hold', async () => {
    const [width, height] = [7_000, 6_750];
    const toMm = (pixels: number) => (pixels / 300) * 25.4;
    const dict = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceCMYK`;
    const Im0 = { dict, data: new Uint8Array(width * height * 4).fill(200) };
    const content = `${width * 0.24} 0 0 ${height * 0.24} 0 0 cm /Im0 Do`;
    const pages = [{ widthMm: toMm(width), heightMm: toMm(height), content }];
    const path = join(folder, 'poster.pdf');
    writeFileSync(path, writePdf({ pages, resources: { XObject: { Im0 } } }));
    const checked = await pool.inspect(path, join(folder, 'poster'));
    expect(codes(checked)).toEqual(['ok RESOLUTION_OK']);
    expect(checked.report.status).toBe('passed');
    const { channels } = await sharp(join(folder, 'poster', '1-large.png')).stats();
    expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(100);
  });

  it('draws the form field that prints, and only that one', async () => {
    const red = async (name: FixtureName) => {
      await check(name);
      const spot = { left: 150, top: 350, width: 1, height: 1 };
      const drawn = sharp(join(folder, name, '1-large.png'))
        .extract(spot)
        .raw();
      const [r = 0, g = 0] = await drawn.toBuffer();
      return r - g > 150;
    };
    expect(await red('field-prints')).toBe(true);
    expect(await red('field-stays')).toBe(false);
  });

  it('says where a coarse picture lies', async () => {
    const { report } = await check('medium-resolution');
    const finding = report.findings.find((item) => item.code === 'LOW_RESOLUTION');
    expect(finding?.message).toBe('第 1 页图片 188 dpi，建议 ≥ 300 dpi');
    expect(finding).toMatchObject({ page: 1, value: 188, expected: 300 });
    expect(finding?.box?.x).toBeCloseTo(10, 1);
    expect(finding?.box?.y).toBeCloseTo(56 - 10 - 25.4, 1);
    expect(finding?.box?.width).toBeCloseTo(50.8, 1);
  });

  it('takes inks named after crafts for layers, not for colours', async () => {
    const checked = await check('craft-layers');
    expect(checked.report.status).toBe('passed');
    expect(checked.report.facts?.spots).toEqual(['HotStamp Gold', '刀线']);
    expect(codes(checked)).toEqual(['ok CRAFT_LAYER', 'ok CRAFT_LAYER']);
  });

  it('names the spot ink', async () => {
    const { report } = await check('spot-colour');
    expect(report.facts?.spots).toEqual(['PANTONE 185 C']);
  });

  it('draws each page large and small', async () => {
    const { previews } = await check('card-with-bleed');
    expect(previews.map((preview) => preview.page)).toEqual([1, 2]);
    const read = (name: string) => sharp(join(folder, 'card-with-bleed', name)).metadata();
    const large = await read('1-large.png');
    expect([large.format, large.width, large.height]).toEqual(['png', 900, 548]);
    const small = await read('2-small.png');
    expect([small.width, small.height]).toEqual([240, 146]);
    const { dominant } = await sharp(join(folder, 'card-with-bleed', '1-large.png')).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(180);
  });

  it('draws previews of the first eight pages only', async () => {
    expect((await check('booklet-8')).previews).toHaveLength(8);
  });
});

describe('files that are refused', () => {
  it.each<[FixtureName, string, RegExp]>([
    ['encrypted', 'ENCRYPTED', /密码/],
    ['encrypted-open', 'ENCRYPTED', /加密/],
    ['truncated', 'UNREADABLE', /损坏/],
    ['not-a-pdf', 'NOT_PDF', /不是 PDF/],
    ['png', 'NOT_PDF', /PNG 图片，目前只接受 PDF/],
    ['gif-polyglot', 'NOT_PDF', /GIF 图片/],
    ['empty', 'EMPTY', /空/],
    ['huge-page-count', 'TOO_MANY_PAGES', /401 页/],
    ['page-loop', 'UNREADABLE', /损坏/],
    ['pixel-flood', 'UNREADABLE', /50000×50000/],
    ['content-bomb', 'UNREADABLE', /过大/],
  ])('%s: %s', async (name, code, message) => {
    const { report } = await check(name);
    expect(report.status).toBe('refused');
    expect(report.findings[0]?.code).toBe(code);
    expect(report.findings[0]?.message).toMatch(message);
  });

  it('refuses a file over 200 MB without reading it', async () => {
    const path = writeFixture('card-with-bleed', join(folder, 'large.pdf'));
    truncateSync(path, 200 * 1024 * 1024 + 1);
    const { report, sha256 } = await pool.inspect(path, null);
    expect(report.findings[0]?.code).toBe('TOO_LARGE');
    expect(sha256).toBeNull();
  });
});

describe('files that attack the checking process', () => {
  it('does not draw forms that draw each other a hundred million times, and says so', async () => {
    const before = trouble.length;
    const { report, previews } = await check('form-bomb');
    expect(report.findings.map(({ code }) => code)).toEqual(['CUT_SHORT', 'PREVIEW_INCOMPLETE']);
    expect(previews).toEqual([]);
    expect(trouble).toHaveLength(before);
    expect((await check('card-with-bleed')).report.status).toBe('passed');
  });

  it('keeps its memory below the limit for a bomb of blanks', async () => {
    expect((await check('content-bomb')).report.findings[0]?.value).not.toBe('memory');
  });
});

describe('faults of the checking process', () => {
  const faults = new PreflightPool({ writable: folder, faults: true });
  afterAll(() => faults.close());
  const good = join(folder, 'good.pdf');
  beforeAll(() => {
    writeFixture('card-with-bleed', good);
  });

  it.each([
    ['hang', 'timeout', /20 秒/, impatient],
    ['stall', 'timeout', /20 秒/, impatient],
    ['bloat', 'memory', /内存/, faults],
    ['exit', 'crashed', /结构异常/, faults],
    ['trap', 'crashed', /结构异常/, faults],
  ] as const)(
    'a %s is a refusal (%s) and the next file is checked',
    async (how, value, message, checks) => {
      const { report } = await checks.fault(how);
      expect(report.findings[0]).toMatchObject({ code: 'UNREADABLE', value });
      expect(report.findings[0]?.message).toMatch(message);
      expect((await checks.inspect(good, null)).report.status).toBe('passed');
    },
  );

  it('checks again when the process is killed from outside', async () => {
    await faults.inspect(good, null);
    const pending = faults.inspect(good, null);
    process.kill(faults.pids[0] as number, 'SIGKILL');
    expect((await pending).report.status).toBe('passed');
  });

  it('does not obey fault jobs unless it was started for tests', async () => {
    const normal = new PreflightPool({ writable: folder, wallMs: 3_000 });
    try {
      expect((await normal.fault('exit')).report.findings[0]?.value).toBe('timeout');
    } finally {
      await normal.close();
    }
  });

  it('answers NotChecked to what waits when the pool closes', async () => {
    const closing = new PreflightPool({ writable: folder });
    const first = closing.inspect(good, null);
    const second = closing.inspect(good, null);
    const outcomes = Promise.allSettled([first, second]);
    await closing.close();
    expect((await outcomes).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  });

  it('cannot write outside the preview folder', async () => {
    const outside = join(tmpdir(), `banxin-outside-${process.pid}`);
    const { report } = await faults.inspect(good, outside);
    expect(report.findings[0]?.value).toBe('crashed');
    expect(existsSync(outside)).toBe(false);
  });
});

it('writes the same fixture byte for byte each time', () => {
  for (const name of ['card-with-bleed', 'encrypted', 'rgb-colour'] as const) {
    const path = writeFixture(name, join(folder, 'again.pdf'));
    expect(Buffer.compare(readFileSync(path), Buffer.from(FIXTURES[name]()))).toBe(0);
    expect(statSync(path).size).toBeGreaterThan(500);
  }
});
