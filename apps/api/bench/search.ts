/** How long a search of ten thousand entries takes on the server, beside building their index. Prints; fails nothing. */

import { seededRandom } from '../src/db/seed/seededRandom.ts';
import { createSearchIndex, type Source } from '../src/modules/search/searchIndex.ts';

const ENTRIES = 10_000;
const ROUNDS = 30;

/** Words of the trade, put together at random. */
const WORDS =
  '铜版 哑粉 双胶 白卡 牛皮 珠光 特种 名片 单页 折页 画册 手提袋 彩盒 红包 对联 福字 贺卡 标签 不干胶 覆膜 烫金 压痕 出血 模切 圆角 发票 交期 运费 售后 会员 云仓 文件 颜色 字体'.split(
    ' ',
  );

const random = seededRandom(20_261_120);
const some = (count: number): string =>
  Array.from({ length: count }, () => WORDS[random.int(WORDS.length)]).join('');

const sources: readonly Source<number>[] = Array.from({ length: ENTRIES }, (_, id) => ({
  found: id,
  titles: [`${some(3)}${id}`, `Printed matter number ${id}`],
  tags: [some(1), some(1)],
  summaries: [some(12), 'What it is about, in a line or two of English'],
  body: some(300),
}));

/** @unit ms */
function timesOf(run: () => unknown): readonly number[] {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b);
}

const start = performance.now();
const index = await createSearchIndex(sources);
console.log(`index of ${ENTRIES} entries: ${(performance.now() - start).toFixed(0)} ms`);

/** As a search does it: words, and where nothing fits what may have been meant. */
function found(words: string): unknown {
  const { hits } = index.find(words);
  const meant = hits.length === 0 ? index.mend(words) : null;
  return meant === null ? hits : index.find(meant);
}

const searches: readonly (readonly [string, () => unknown])[] = [
  ['a common word', () => index.find('红包')],
  ['two words', () => index.find('珠光 红包')],
  ['a word of texts only', () => index.find('会员云仓文件')],
  ['a word that is nowhere', () => index.find('名卡')],
  ['pinyin', () => index.find('hongbao')],
  ['initials', () => index.find('hb')],
  ['English', () => index.find('printed number')],
  ['a slip: another character of the same sound', () => found('洪包')],
  ['a slip: a wrong character', () => found('手提标')],
  ['a slip: letters', () => found('hongboa')],
  ['fifty characters', () => index.find('红'.repeat(50))],
];
for (const [name, run] of searches) {
  const times = timesOf(run);
  const at = (share: number): string => (times[Math.floor(share * (ROUNDS - 1))] ?? 0).toFixed(1);
  console.log(`${name.padEnd(46)} p50 ${at(0.5).padStart(5)} ms   worst ${at(1).padStart(5)} ms`);
}
