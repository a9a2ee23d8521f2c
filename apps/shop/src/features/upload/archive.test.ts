/** Files in a zip: found by their names in any encoding, unpacked one by one, refused when they claim too much. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ArchiveBroken, type ArchiveFault, readArchive } from './archive.ts';

const text = (words: string) => new TextEncoder().encode(words);

const zipped = (files: Record<string, Uint8Array>, level: 0 | 6 = 6): Blob =>
  new Blob([zipSync(files, { level }) as Uint8Array<ArrayBuffer>]);

const faultOf = async (archive: Blob): Promise<ArchiveFault | 'none'> => {
  try {
    for (const one of await readArchive(archive)) await one.open();
    return 'none';
  } catch (error) {
    if (error instanceof ArchiveBroken) return error.fault;
    throw error;
  }
};

/** The archive with some bytes changed, where the bytes that are looked for stand. */
async function changed(archive: Blob, find: readonly number[], to: readonly number[], skip = 0) {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let from = 0;
  for (;;) {
    const at = bytes.findIndex(
      (_, index) => index >= from && find.every((one, next) => bytes[index + next] === one),
    );
    if (at < 0) return new Blob([bytes]);
    bytes.set(to, at + skip);
    from = at + find.length;
  }
}

const ENTRY = [0x50, 0x4b, 0x01, 0x02];
const END = [0x50, 0x4b, 0x05, 0x06];

describe('an archive', () => {
  it.each([0, 6] as const)(
    'packed at level %s gives its files by their names, without folders',
    async (level) => {
      const files = await readArchive(
        zipped(
          {
            '十一月/名片.pdf': text('one'),
            '__MACOSX/._名片.pdf': text('x'),
            '单页.pdf': text('two two two'),
          },
          level,
        ),
      );
      expect(files.map(({ name, size }) => [name, size])).toEqual([
        ['名片.pdf', 3],
        ['单页.pdf', 11],
      ]);
      expect(await Promise.all(files.map(async (one) => (await one.open()).text()))).toEqual([
        'one',
        'two two two',
      ]);
    },
  );

  it('of a Windows in Chinese has its names in GB18030', async () => {
    // As long as the name below, which takes its place: 名片.pdf in GB18030.
    const archive = await changed(
      zipped({ 'abcd.pdf': text('x') }),
      [...text('abcd.pdf')],
      [0xc3, 0xfb, 0xc6, 0xac],
    );
    expect((await readArchive(archive)).map(({ name }) => name)).toEqual(['名片.pdf']);
  });

  it('that is none, is cut short, or is damaged is refused', async () => {
    const good = zipped({ 'a.pdf': text('words '.repeat(900)) });
    expect(await faultOf(good)).toBe('none');
    expect(await faultOf(new Blob(['not an archive']))).toBe('unreadable');
    expect(await faultOf(good.slice(0, good.size - 30))).toBe('unreadable');
    const bytes = new Uint8Array(await good.arrayBuffer());
    bytes.fill(0xff, 36, 50);
    expect(await faultOf(new Blob([bytes]))).toBe('unreadable');
  });

  it('that needs a password is refused', async () => {
    expect(await faultOf(await changed(zipped({ 'a.pdf': text('x') }), ENTRY, [1], 8))).toBe(
      'encrypted',
    );
  });

  it('with more files than a workbook has rows is refused before any is read', async () => {
    const many = await changed(zipped({ 'a.pdf': text('x') }), END, [0x89, 0x13], 10);
    expect(await faultOf(many)).toBe('tooMany');
  });

  it('that unpacks to much more than it is, or to more than it says, is refused', async () => {
    expect(await faultOf(zipped({ 'a.pdf': new Uint8Array(3 * 1024 ** 2) }))).toBe('bomb');
    const lying = await changed(
      zipped({ 'a.pdf': text('words '.repeat(900)) }),
      ENTRY,
      [10, 0, 0, 0],
      24,
    );
    expect(await faultOf(lying)).toBe('bomb');
  });
});
