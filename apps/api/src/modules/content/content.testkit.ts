/** A small folder of news and help, as a shop would write it, for tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '../../db/transaction.ts';
import { readContent } from './readContent.ts';
import { type Written, writeContent } from './writeContent.ts';

const CATEGORIES = `
news:
  - { id: 0, name: 全部, nameEn: All }
  - { id: 1, name: 平台公告, nameEn: Announcements }
  - { id: 2, name: 产品动态, nameEn: Products }
help:
  - id: 1
    name: 新手下单
    nameEn: First order
    tags: [{ name: 注册, nameEn: Registering }]
  - id: 2
    name: 文件制作
    nameEn: Preparing files
    tags: [{ name: 出血, nameEn: Bleed }, { name: 颜色, nameEn: Colour }]
  - { id: 9, name: 服务与支持, nameEn: Service and support }
`;

/** A drawing with nothing but lines. */
export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="270" viewBox="0 0 560 270"><title>出血</title><rect width="560" height="270" fill="#F6F4EE"/></svg>';

type Head = Readonly<Record<string, string | number | boolean>>;

/** An article's file. */
export const article = (head: Head, body: string): string =>
  `---\n${Object.entries(head)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

const words = (title: string) => ({
  title,
  titleEn: `On ${title}`,
  summary: `${title}，一句话说清`,
  summaryEn: 'In one sentence',
});

/** Files by path: two announcements, one product, a page about files with a picture, a draft and one for later. */
export const FILES: Readonly<Record<string, string>> = {
  'categories.yaml': CATEGORIES,
  'pictures/bleed.svg': DRAWING,
  'news/1-cut-off.md': article(
    {
      id: 1,
      type: 1,
      ...words('四地工厂 16:30 截单'),
      published: '2026-03-02T09:00',
      pinned: true,
    },
    '16:30 前付款并确认的订单当天投产。见[出血](/support/detail/106)。',
  ),
  'news/3-new-year.md': article(
    { id: 3, type: 1, ...words('元旦放假安排'), published: '2026-11-18T09:00' },
    '1 月 1 日至 3 日放假。',
  ),
  'news/8-accordion.md': article(
    {
      id: 8,
      type: 2,
      flags: 9,
      ...words('风琴折页上线'),
      published: '2026-10-08T09:00',
      products: '[203, 101]',
      ends: '2026-12-31',
    },
    '## 四到六折\n\n可选 4 至 6 个面。\n\n### 怎么下单\n\n在[三折页](/product/detail/203)里选。',
  ),
  'news/9-later.md': article(
    { id: 9, type: 2, ...words('下周上线'), published: '2026-11-27T09:00' },
    '还没有到时候。',
  ),
  'help/101-first-order.md': article(
    {
      id: 101,
      category: 1,
      tags: '[注册]',
      ...words('五步下第一单'),
      published: '2026-01-05T09:00',
    },
    '先注册，再报价。',
  ),
  'help/106-bleed.md': article(
    {
      id: 106,
      category: 2,
      tags: '[出血]',
      ...words('出血留多少'),
      published: '2026-01-06T09:00',
      products: '[101]',
    },
    [
      '出血是裁切时的余量。',
      '![成品线与出血](pictures/bleed.svg "四边各 2 mm")',
      '## 留多少',
      '| 产品 | 出血 |\n| --- | ---: |\n| 名片 | 2 mm |',
    ].join('\n\n'),
  ),
  'help/107-cmyk.md': article(
    {
      id: 107,
      category: 2,
      tags: '[颜色]',
      ...words('颜色用 CMYK'),
      published: '2026-01-07T09:00',
    },
    '屏幕的颜色印不出来。',
  ),
  'help/108-draft.md': article(
    { id: 108, category: 2, ...words('还没写完'), published: '2026-01-08T09:00', draft: true },
    '草稿。',
  ),
};

/** Files by path; null for one that is not there. */
export type Files = Readonly<Record<string, string | null>>;

/** Writes files into a fresh folder, which goes with the test run. */
export function folderOf(files: Files): string {
  const folder = mkdtempSync(join(inject('filesFolder'), 'content-'));
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue;
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

/** Imports the files, with some of them replaced, added or taken away. */
export const publish = (db: Db, changed: Files = {}): Promise<Written> =>
  writeContent(db, readContent(folderOf({ ...FILES, ...changed })));
