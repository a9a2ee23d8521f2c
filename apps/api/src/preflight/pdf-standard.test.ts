import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compressed, writePdf } from './fixture-writer.ts';
import { PreflightPool } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'banxin-standard-'));
const pool = new PreflightPool({ writable: folder });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const INTENT =
  '/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) >>]';
const claim = (xmp: string) => ({
  resources: { XObject: { Xmp: compressed('/Type /Metadata /Subtype /XML', Buffer.from(xmp)) } },
  catalog: '/Metadata 3 0 R',
});

async function told(more: Partial<Parameters<typeof writePdf>[0]>) {
  const path = join(folder, 'file.pdf');
  const pages = [{ widthMm: 92, heightMm: 56, content: '0 0 0 1 k 9 9 9 9 re f' }];
  writeFileSync(path, writePdf({ pages, ...more }));
  const { report } = await pool.inspect(path, null);
  expect(report.status).toBe('passed');
  return report.findings.find(({ code }) => code === 'PDF_STANDARD');
}

describe('what a file states it was made for', () => {
  it.each<[string, Partial<Parameters<typeof writePdf>[0]>, string]>([
    ['a print condition', { catalog: INTENT }, 'FOGRA39'],
    [
      'a level among its facts',
      { trailer: '/Info << /GTS_PDFXVersion (PDF/X-1:2001) >>' },
      'PDF/X-1:2001',
    ],
    ['a level in its metadata', claim('<x:GTS_PDFXVersion>PDF/X-4</x:GTS_PDFXVersion>'), 'PDF/X-4'],
    ['a level as an attribute', claim('<r pdfxid:GTS_PDFXVersion="PDF/X-4p"/>'), 'PDF/X-4p'],
    [
      'a condition in Chinese',
      {
        catalog: '/OutputIntents [<< /S /GTS_PDFX /OutputCondition <FEFF80F6724853706237> >>]',
      },
      '胶版印户',
    ],
  ])('%s is a note', async (_what, more, value) => {
    const finding = await told(more);
    expect(finding).toMatchObject({ severity: 'ok', value });
    expect(finding?.message).toContain(value);
    expect(finding?.english).toMatch(/^The file (claims|states)/);
  });

  it('is told with both, and that nothing of it was compared', async () => {
    const finding = await told({ ...claim('<a GTS_PDFXVersion="PDF/X-4"/>'), trailer: '' });
    expect(finding?.message).toBe('文件标明是 PDF/X-4。检查没有核对文件是否符合该标准');
  });

  it('is no note where it states nothing, or a condition for another purpose', async () => {
    expect(await told({})).toBeUndefined();
    const archive = INTENT.replace('GTS_PDFX', 'GTS_PDFA1');
    expect(await told({ catalog: archive })).toBeUndefined();
  });
});
