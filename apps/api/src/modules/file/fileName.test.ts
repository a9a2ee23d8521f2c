import { describe, expect, test } from 'vitest';
import { cleanFileName, refusedByName } from './fileName.ts';

describe('names of files', () => {
  test.each([
    ['名片.pdf', '名片.pdf'],
    ['C:\\Users\\me\\封面.pdf', '封面.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\u202efdp.exe', 'abfdp.exe'],
    ['  .hidden.pdf. ', 'hidden.pdf'],
    ['<script>.pdf', '_script_.pdf'],
    ['', '未命名.pdf'],
    ['///', '未命名.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(116)}.pdf`],
    ['e\u0301.pdf', 'é.pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanFileName(given)).toBe(shown);
  });

  test.each([
    ['海报.jpg', true],
    ['名片v1.2', false],
    ['没有扩展名', false],
    ['zip', false],
    ['设计.AI', false],
    ['a.PDF', false],
    ['a.pdf.exe', true],
  ])('%s is refused by its name: %s', (name, refused) => {
    expect(refusedByName(name, 'printFile') !== null).toBe(refused);
  });
});
