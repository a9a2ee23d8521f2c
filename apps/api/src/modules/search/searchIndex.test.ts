/** What words find: spelt before sounding, every word, one slip forgiven. */
import { describe, expect, it } from 'vitest';
import { createSearchIndex, ENTRIES_MAX, type Source } from './searchIndex.ts';

const entry = (title: string, rest: Partial<Source<string>> = {}): Source<string> => ({
  found: title,
  titles: [title],
  tags: [],
  summaries: [],
  ...rest,
});

const catalogue: readonly Source<string>[] = [
  entry('铜版纸名片', { tags: ['名片卡券'], summaries: ['双面覆膜'] }),
  entry('特种纸名片', { tags: ['名片卡券'], summaries: ['珠光纸、棉纸'] }),
  entry('PVC 名片', { tags: ['名片卡券'] }),
  entry('手提袋', { tags: ['包装盒袋'] }),
  entry('红包', { titles: ['红包', 'Red envelopes'], tags: ['节庆用品', '年货'] }),
  entry('珠光红包', { titles: ['珠光红包', 'Pearlescent red envelopes'], tags: ['节庆用品'] }),
  entry('出血留多少', { summaries: ['1 到 3 毫米'], body: '红包和名片都要留出血。' }),
];
const index = await createSearchIndex(catalogue);
const find = (words: string): readonly string[] => index.find(words).hits;

describe('words', () => {
  it('in a title stand before those in a category, a summary and a text', () => {
    expect(find('名片')).toEqual(['铜版纸名片', '特种纸名片', 'PVC 名片', '出血留多少']);
    expect(find('红包')).toEqual(['红包', '珠光红包', '出血留多少']);
    expect(find('珠光')).toEqual(['珠光红包', '特种纸名片']);
  });

  it('must all be found', () => {
    expect(find('名片 特种')).toEqual(['特种纸名片']);
    expect(find('名片，双面')).toEqual(['铜版纸名片']);
    expect(find('名片 手提袋')).toEqual([]);
  });

  it('are also found in any order without blanks between them', () => {
    expect(find('双面名片')).toEqual(['铜版纸名片']);
    expect(find('名包')).toEqual([]);
  });

  it('do not mind letter case, full-width letters and blanks in names', () => {
    expect(find('pvc名片')).toEqual(['PVC 名片']);
    expect(find('ＰＶＣ')).toEqual(['PVC 名片']);
  });

  it('are found in English', () => {
    expect(find('red Envelopes')).toEqual(['红包', '珠光红包']);
    expect(find('pearl')).toEqual(['珠光红包']);
  });

  it('that are none find nothing', () => {
    for (const words of ['', '   ', '，', '不存在的东西']) expect(find(words)).toEqual([]);
  });

  it.each(['.*', '<b>%', '\\', '(', '[名片', '名片)('])('%s is plain text', (words) => {
    expect(find(words)).toEqual([]);
  });

  it('of more than six are taken up to the sixth', () => {
    expect(find('名 片 铜 版 纸 双 手提袋')).toEqual(['铜版纸名片']);
  });
});

describe('pinyin', () => {
  it('and its initials find what sounds so, and mark it', () => {
    expect(index.find('hongbao')).toEqual({ hits: ['红包', '珠光红包'], marks: ['红包'] });
    expect(index.find('hb')).toEqual({ hits: ['红包', '珠光红包'], marks: ['红包'] });
    expect(find('shoutid')).toEqual(['手提袋']);
  });

  it('begins with a syllable', () => {
    expect(find('ongbao')).toEqual([]);
  });

  it('stands behind what is spelt so', async () => {
    const { find: search } = await createSearchIndex([
      entry('红包'),
      entry('Hb 铅笔'),
      entry('纸样', { summaries: ['hb'] }),
    ]);
    expect(search('hb').hits).toEqual(['Hb 铅笔', '纸样', '红包']);
  });

  it('may stand beside Chinese', () => {
    expect(find('zhuguang 红包')).toEqual(['珠光红包']);
  });
});

describe('one slip', () => {
  it.each([
    ['洪包', '红包', 'another character of the same sound'],
    ['铜板纸名片', '铜版纸名片', 'another character of the same sound'],
    ['特重纸名片', '特种纸名片', 'a wrong character'],
    ['手袋提', '手提袋', 'two in the wrong order'],
    ['pearlesccent', 'pearlescent', 'one too many'],
    ['hongboa', '红包', 'two letters in the wrong order'],
    ['hongao', '红包', 'one too few'],
    ['envelpoes', 'envelopes', 'two letters in the wrong order'],
    ['名片 特重纸', '名片 特种纸', 'in one of several words'],
  ])('%s becomes %s: %s', (typed, meant) => {
    expect(find(typed)).toEqual([]);
    expect(index.mend(typed)).toBe(meant);
  });

  it.each([
    ['蓝包', 'of two characters anything is one away'],
    ['特工纸名刺', 'two slips'],
    ['洪包 特重纸名片', 'two words with one each'],
    ['名片', 'nothing to mend'],
    ['hb', 'two letters'],
    ['', 'nothing'],
  ])('%s is not mended: %s', (typed) => {
    expect(index.mend(typed)).toBeNull();
  });
});

it('keeps so many entries and no more', async () => {
  const many = Array.from({ length: ENTRIES_MAX + 5 }, (_, at) => entry(`${at}号`));
  const { find: search } = await createSearchIndex(many);
  expect(search(`${ENTRIES_MAX - 1}号`).hits).toHaveLength(1);
  expect(search(`${ENTRIES_MAX + 1}号`).hits).toEqual([]);
});
