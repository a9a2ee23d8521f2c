// One word for one thing: what else it could be called stands in no message, label, article or template.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesMatching, read } from './tracked.mjs';

/** What we say, and what we do not. */
const WORDS = [
  { say: '收货人', never: /收件人|收货方(?!式)|收件方|收货联系人/ },
  { say: '签收', never: /确认收货(?!信息|人|地址)|自动收货|已收货/ },
  { say: '次日发货', never: /次日出货|次日发出|隔日发货|第二天发货/ },
  { say: '印色', never: /印刷面|印刷颜色|印刷色数|(?<!专)色数/ },
  { say: '不需要（a choice that is not taken）', never: /['"`](?:无|不做|不要)['"`]/ },
  // A city that is its own province is said once.
  { say: '上海市', never: /(北京市|天津市|上海市|重庆市)\s*\1/ },
  // Sheets are cut from 889 × 1194: 大 16 开 is 210 × 285; A4 is 210 × 297.
  {
    say: '大 16 开 210×285',
    never: /A4.{0,3}210\s?×\s?285|A4\s?(单页|成品|双面|三折|四折|展开|内刊|画册)/,
  },
  { say: '大 8 开 420×285', never: /A3.{0,3}420\s?×\s?285|A3\s?(风琴|四折|五折|六折|对折|海报)/ },
  { say: '大 32 开 140×210', never: /A5.{0,3}140\s?×\s?210/ },
];

/** Where customers' own words are understood, or tests and stories show what somebody may write. */
const isHeard =
  /\/reading\/|recogniseAddress|rules\/batchColumns|\.(test|testkit|stories|spec|bench|atlas|samples)\.tsx?$|\/(test|e2e|bench|stories|fixtures)\//;

const said = filesMatching(
  /^(packages|apps)\/.*\/(src|content|docs)\/.*\.(ts|tsx|md|mdx|svg|yaml)$|^apps\/api\/content\/.*\.(md|svg|yaml)$/,
).filter((path) => !isHeard.test(path));

const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);

test('texts use one word for one thing', () => {
  assert.ok(said.length > 500, 'the texts of the shop are among the files that are read');
  const found = said.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        isComment(line)
          ? []
          : WORDS.flatMap(({ say, never }) => {
              const other = never.exec(line);
              return other === null ? [] : [`${path}:${index + 1} says ${other[0]}, not ${say}`];
            }),
      ),
  );
  assert.deepEqual(found, []);
});

test('every word of the list is said somewhere, and its other names are recognised', () => {
  const all = said.map(read).join('\n');
  for (const [name, other] of [
    ['收货人', '收件人'],
    ['签收', '确认收货'],
    ['次日发货', '次日出货'],
    ['印色', '印刷面'],
    ['不需要', "'不做'"],
    ['大 16 开', 'A4 210×285'],
    ['大 8 开', 'A3 420×285'],
    ['大 32 开', 'A5 140×210'],
  ]) {
    assert.ok(all.includes(name), name);
    assert.ok(
      WORDS.some(({ never }) => never.test(other)),
      other,
    );
  }
  assert.ok(WORDS.some(({ never }) => never.test('上海市上海市')));
  assert.ok(!WORDS.some(({ never }) => never.test('确认收货信息')));
});
