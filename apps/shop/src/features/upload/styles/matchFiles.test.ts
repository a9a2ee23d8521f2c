/** Files find their styles by their names, as customers really name them; whatever the order they are dropped in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasRoom, type Matched, matchFiles, type StyleRow } from './matchFiles.ts';

const rowsOf = (names: readonly string[]): StyleRow[] => names.map((name) => ({ name, taken: [] }));
const unnamed = (count: number): string[] => Array.from({ length: count }, () => '');

/** 1正 front of the first · 1反 its back · 1 both · ? unclear · 满 no room · 无9 no ninth · 占1 taken. */
function wordsOf({ placed, left }: Matched): Record<string, string> {
  const side = { all: '', front: '正', back: '反' };
  return Object.fromEntries([
    ...placed.map((one) => [one.key, `${one.style + 1}${side[one.side]}`]),
    ...left.map((one) => [
      one.key,
      one.why === 'unclear'
        ? '?'
        : one.why === 'full'
          ? '满'
          : one.why === 'noStyle'
            ? `无${one.style}`
            : `占${one.style}${side[one.side]}`,
    ]),
  ]);
}

const match = (names: readonly string[], rows: readonly StyleRow[], hasSides = true) =>
  matchFiles(
    names.map((name) => ({ key: name, name })),
    rows,
    hasSides,
  );

/** Title · names of the styles · file → place. `单` at the start of a title: printed on one side. */
const cases: readonly [string, readonly string[], Readonly<Record<string, string>>][] = [
  ['第 n 款', unnamed(3), { '第1款.pdf': '1', '第2款.pdf': '2', '第 3 款.pdf': '3' }],
  ['款 n', unnamed(3), { '款1.pdf': '1', '款 2.pdf': '2', '款式3.pdf': '3' }],
  ['n 款', unnamed(3), { '1款.pdf': '1', '2款.pdf': '2', '3款.pdf': '3' }],
  [
    'Chinese numerals',
    unnamed(12),
    { '第一款.pdf': '1', '第二款.pdf': '2', '第十款.pdf': '10', '第十二款.pdf': '12' },
  ],
  ['numerals alone', unnamed(3), { '一.pdf': '1', '二.pdf': '2', '三.pdf': '3' }],
  ['甲乙丙', unnamed(3), { '甲.pdf': '1', '乙.pdf': '2', '丙.pdf': '3' }],
  ['甲乙丙 after a word', unnamed(2), { '名片-甲.pdf': '1', '名片-乙.pdf': '2' }],
  ['numbers alone', unnamed(3), { '1.pdf': '1', '2.pdf': '2', '3.pdf': '3' }],
  ['numbers with a zero', unnamed(3), { '01.pdf': '1', '02.pdf': '2', '03.pdf': '3' }],
  ['numbers at the end', unnamed(3), { '名片1.pdf': '1', '名片2.pdf': '2', '名片3.pdf': '3' }],
  [
    'numbers in brackets',
    unnamed(3),
    { '名片 (1).pdf': '1', '名片 (2).pdf': '2', '名片（3）.pdf': '3' },
  ],
  ['numbers at the start', unnamed(2), { '1-张三.pdf': '1', '2-李四.pdf': '2' }],
  [
    '1_正面',
    unnamed(2),
    { '1_正面.pdf': '1正', '1_反面.pdf': '1反', '2_正面.pdf': '2正', '2_反面.pdf': '2反' },
  ],
  [
    '背面',
    unnamed(2),
    {
      '第1款正面.pdf': '1正',
      '第1款背面.pdf': '1反',
      '第2款 正.pdf': '2正',
      '第2款 背.pdf': '2反',
    },
  ],
  [
    '甲-正',
    unnamed(2),
    { '甲-正.pdf': '1正', '甲-反.pdf': '1反', '乙-正.pdf': '2正', '乙-反.pdf': '2反' },
  ],
  [
    'front and back',
    unnamed(2),
    { '1 front.pdf': '1正', '1 back.pdf': '1反', '2_Front.PDF': '2正', '2_Back.PDF': '2反' },
  ],
  [
    'style 1 front',
    unnamed(2),
    {
      'Style 1 front.pdf': '1正',
      'style-1-back.pdf': '1反',
      'STYLE2-FRONT.pdf': '2正',
      'style2_back.pdf': '2反',
    },
  ],
  ['design', unnamed(2), { 'design_01.pdf': '1', 'Design 2.pdf': '2' }],
  ['no.', unnamed(2), { 'No.1.pdf': '1', 'no2.pdf': '2' }],
  ['hash', unnamed(2), { '名片#1.pdf': '1', '名片#2.pdf': '2' }],
  [
    'pinyin',
    unnamed(2),
    {
      'kuan1-zhengmian.pdf': '1正',
      'kuan1-fanmian.pdf': '1反',
      'kuan2_zheng.pdf': '2正',
      'kuan2_fan.pdf': '2反',
    },
  ],
  [
    'pinyin with di',
    unnamed(2),
    { 'di1kuan.pdf': '1', 'di2kuan zm.pdf': '2正', 'di2kuan fm.pdf': '2反' },
  ],
  ['beimian', unnamed(1), { '1 zhengmian.pdf': '1正', '1 beimian.pdf': '1反' }],
  [
    'A and B sides',
    unnamed(2),
    { '1A.pdf': '1正', '1B.pdf': '1反', '2A.pdf': '2正', '2B.pdf': '2反' },
  ],
  [
    'A 面',
    unnamed(2),
    { '1-A面.pdf': '1正', '1-B面.pdf': '1反', '2-a面.pdf': '2正', '2-b面.pdf': '2反' },
  ],
  ['side a', unnamed(1), { 'card 1 side A.pdf': '1正', 'card 1 side B.pdf': '1反' }],
  [
    'f and b',
    unnamed(2),
    { 'card1_f.pdf': '1正', 'card1_b.pdf': '1反', 'card2_f.pdf': '2正', 'card2_b.pdf': '2反' },
  ],
  ['letters as styles', unnamed(2), { '款A.pdf': '1', '款B.pdf': '2' }],
  [
    'A 款',
    unnamed(3),
    { 'A款正面.pdf': '1正', 'A款反面.pdf': '1反', 'B款.pdf': '2', 'C款.pdf': '3' },
  ],
  ['style b', unnamed(2), { 'style A.pdf': '1', 'Style-B.pdf': '2' }],
  ['letters alone stand in order', unnamed(3), { 'A.pdf': '1', 'B.pdf': '2', 'C.pdf': '3' }],
  [
    '1-1 is style and side',
    unnamed(2),
    { '1-1.pdf': '1正', '1-2.pdf': '1反', '2-1.pdf': '2正', '2-2.pdf': '2反' },
  ],
  [
    'p1 and p2',
    unnamed(2),
    { '款1 p1.pdf': '1正', '款1 p2.pdf': '1反', '款2 p1.pdf': '2正', '款2 p2.pdf': '2反' },
  ],
  ['page 1', unnamed(1), { '款1_page1.pdf': '1正', '款1_page2.pdf': '1反' }],
  ['第 1 页', unnamed(1), { '款1第1页.pdf': '1正', '款1第2页.pdf': '1反' }],
  ['both sides in one', unnamed(2), { '第1款正反面.pdf': '1', '2 双面.pdf': '2' }],
  ['front&back', unnamed(2), { '1 front&back.pdf': '1', '2 front and back.pdf': '2' }],
  ['zhengfan', unnamed(1), { '1 zhengfan.pdf': '1' }],
  ['one is the back of the other', unnamed(2), { '1.pdf': '1正', '1-反.pdf': '1反', '2.pdf': '2' }],
  ['days are no styles', unnamed(2), { '20261118-1.pdf': '1', '2026-11-18-2.pdf': '2' }],
  ['nor Chinese days', unnamed(2), { '2026年11月18日 名片1.pdf': '1', '11月18日 名片2.pdf': '2' }],
  ['nor years', unnamed(2), { '2026年会-1.pdf': '1', '2026年会-2.pdf': '2' }],
  ['nor sizes', unnamed(2), { '名片90x54-1.pdf': '1', '名片90×54mm-2.pdf': '2' }],
  ['nor weights', unnamed(2), { '300g铜版-1.pdf': '1', '300克铜版-2.pdf': '2' }],
  ['nor amounts', unnamed(2), { '5盒 名片1.pdf': '1', '500张 名片2.pdf': '2' }],
  ['nor versions', unnamed(2), { '名片1-v3.pdf': '1', '名片2-终稿2.pdf': '2' }],
  ['nor drafts', unnamed(2), { '名片1 第2稿.pdf': '1', '名片2 final2.pdf': '2' }],
  ['nor inks', unnamed(2), { '名片1 4+4.pdf': '1', '名片2 4c4c.pdf': '2' }],
  ['nor phones', unnamed(2), { '13800000001 名片1.pdf': '1', '13800000001 名片2.pdf': '2' }],
  [
    'nor how many there are',
    unnamed(3),
    { '共3款-1.pdf': '1', '共3款-2.pdf': '2', '共3款-3.pdf': '3' },
  ],
  [
    'nor what all of them say',
    unnamed(3),
    { '名片2-张.pdf': '3', '名片2-李.pdf': '1', '名片2-王.pdf': '2' },
  ],
  ['copies', unnamed(2), { '1 - 副本.pdf': '1', '2 copy.pdf': '2' }],
  ['a copy beside its original', unnamed(2), { '1 - 副本.pdf': '1', '1.pdf': '占1', '2.pdf': '2' }],
  [
    'names of styles',
    ['张三', '李四', '王五'],
    { '张三.pdf': '1', '李四名片.pdf': '2', '名片-王五-最终.pdf': '3' },
  ],
  [
    'names with sides',
    ['张三', '李四'],
    { '张三正.pdf': '1正', '张三反.pdf': '1反', '李四-front.pdf': '2正', '李四-back.pdf': '2反' },
  ],
  ['the longer name wins', ['张三', '张三丰'], { '张三丰.pdf': '2', '张三.pdf': '1' }],
  ['Latin names whole', ['Ann', 'Anna'], { 'anna.pdf': '2', 'ANN card.pdf': '1' }],
  ['numbers as names', ['101', '102'], { '101.pdf': '1', '102.pdf': '2' }],
  ['a name against a number', ['红', '2'], { '红2.pdf': '1', '2.pdf': '2' }],
  [
    'names in pinyin',
    ['zhangsan', 'lisi'],
    { 'zhang-san_front.pdf': '1正', 'Li Si back.pdf': '2反' },
  ],
  ['names with spaces', ['Blue Sky', 'Red Sun'], { 'blue_sky.pdf': '1', 'RedSun.pdf': '2' }],
  [
    'nobody is guessed beside those who say',
    unnamed(3),
    { '第1款.pdf': '1', '第2款.pdf': '2', 'logo.pdf': '?' },
  ],
  ['a style that is not there', unnamed(3), { '第9款.pdf': '无9', '第1款.pdf': '1' }],
  [
    'plain numbers beyond the styles are an order',
    unnamed(3),
    { '101.pdf': '1', '102.pdf': '2', '103.pdf': '3' },
  ],
  ['from nought', unnamed(3), { '00.pdf': '1', '01.pdf': '2', '02.pdf': '3' }],
  ['camera numbers', unnamed(3), { 'IMG_0041.pdf': '1', 'IMG_0042.pdf': '2', 'IMG_0043.pdf': '3' }],
  ['2 before 10', unnamed(12), { 'x2y.pdf': '2', 'x10y.pdf': '10', 'x1y.pdf': '1' }],
  ['names in their order', unnamed(3), { 'apple.pdf': '1', 'banana.pdf': '2', 'cherry.pdf': '3' }],
  [
    'more files than styles',
    unnamed(2),
    { 'apple.pdf': '1', 'banana.pdf': '2', 'cherry.pdf': '满' },
  ],
  [
    'pairs without numbers',
    unnamed(2),
    { '红-正面.pdf': '1正', '红-背面.pdf': '1反', '蓝-正面.pdf': '2正', '蓝-背面.pdf': '2反' },
  ],
  [
    'pairs in letters',
    unnamed(2),
    { 'red a.pdf': '2正', 'red b.pdf': '2反', 'blue a.pdf': '1正', 'blue b.pdf': '1反' },
  ],
  ['one pair', unnamed(3), { '正面.pdf': '1正', '反面.pdf': '1反' }],
  ['one front', unnamed(3), { 'front.pdf': '1正' }],
  ['one file', unnamed(3), { '名片.pdf': '1' }],
  ['surnames are no sides', unnamed(2), { 'fan.pdf': '1', 'zheng.pdf': '2' }],
  ['a backpack is no back', unnamed(2), { 'backpack 1.pdf': '1', 'frontier 2.pdf': '2' }],
  ['校正 is no front', unnamed(2), { '第1款校正.pdf': '1', '第2款改正.pdf': '2' }],
  ['outside and inside', unnamed(1), { '1外页.pdf': '1正', '1内页.pdf': '1反' }],
  ['wide digits', unnamed(2), { '第１款.pdf': '1', '名片２.pdf': '2' }],
  ['endings in capitals', unnamed(2), { '1.PDF': '1', '2.Pdf': '2' }],
  ['two dots', unnamed(2), { '名片.1.pdf': '1', '名片.2.pdf': '2' }],
  ['单 1.pdf and its side', unnamed(2), { '1正面.pdf': '1', '2.pdf': '2' }],
  ['单 a back has no place', unnamed(2), { '1.pdf': '1', '1反.pdf': '占1', '2.pdf': '2' }],
  ['单 1-2 is the last number', unnamed(3), { '1-1.pdf': '1', '1-2.pdf': '2', '1-3.pdf': '3' }],
  [
    'long names',
    unnamed(2),
    {
      '悦享包装_名片_张经理_第1款_正面_终稿_2026.11.18.pdf': '1正',
      '悦享包装_名片_李经理_第2款_反面_终稿_2026.11.18.pdf': '2反',
    },
  ],
  ['numbers before words', unnamed(3), { '1号.pdf': '1', '2号款.pdf': '2', '编号3.pdf': '3' }],
  ['第 n 张', unnamed(2), { '第1张.pdf': '1', '第二张.pdf': '2' }],
  ['two of one place', unnamed(2), { '1正.pdf': '1正', '1正面.pdf': '占1正', '2.pdf': '2' }],
  [
    'brackets around sides',
    unnamed(2),
    { '1(正).pdf': '1正', '1(反).pdf': '1反', '2【正】.pdf': '2正', '2【反】.pdf': '2反' },
  ],
  [
    'rear and verso',
    unnamed(2),
    { '1 recto.pdf': '1正', '1 verso.pdf': '1反', '2 rear.pdf': '2反' },
  ],
];

test('the table has two hundred names', () => {
  const names = cases.flatMap(([, , files]) => Object.keys(files));
  expect(names.length).toBeGreaterThanOrEqual(200);
});

describe('names as they come', () => {
  test.each(cases)('%s', (title, names, files) => {
    const found = match(Object.keys(files), rowsOf(names), !title.startsWith('单'));
    expect(wordsOf(found)).toEqual(files);
  });
});

describe('what is there already', () => {
  const rows: StyleRow[] = [
    { name: '', taken: ['front'] },
    { name: '', taken: ['all'] },
    { name: '', taken: [] },
  ];
  test('is never overwritten', () => {
    expect(wordsOf(match(['第2款.pdf', '第1款正面.pdf'], rows))).toEqual({
      '第2款.pdf': '占2',
      '第1款正面.pdf': '占1正',
    });
  });
  test('is completed by the side that is missing', () => {
    expect(wordsOf(match(['反面.pdf'], rows))).toEqual({ '反面.pdf': '1反' });
  });
  test('leaves the free styles to files in their order', () => {
    expect(wordsOf(match(['b.pdf', 'a.pdf'], rows))).toEqual({ 'a.pdf': '3', 'b.pdf': '满' });
  });
});

describe('whatever the names and their order', () => {
  const token = fc.constantFrom(
    ...[
      '第1款',
      '款2',
      '3',
      '甲',
      '张三',
      '正',
      '反面',
      'front',
      'back',
      'a',
      'b',
      '-',
      '_',
      ' ',
      '20261118',
    ],
    ...['(1)', '90x54', 'v2', '十二', 'kuan1', 'zm', '副本', '双面', '#2', '99'],
  );
  const names = fc.uniqueArray(
    fc.array(token, { maxLength: 5 }).map((parts) => `${parts.join('')}.pdf`),
    { maxLength: 12 },
  );
  const side = fc.constantFrom('all' as const, 'front' as const, 'back' as const);
  const rows = fc.array(
    fc.record({
      name: fc.constantFrom('', '张三', '甲', '红'),
      taken: fc.array(side, { maxLength: 1 }),
    }),
    { minLength: 1, maxLength: 6 },
  );

  test('each file has one place or one reason, no place two files, and every drop order gives the same', () => {
    fc.assert(
      fc.property(
        names,
        rows,
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        (files, styles, sides, turns) => {
          const found = match(files, styles, sides);
          const keys = [...found.placed, ...found.left].map(({ key }) => key);
          expect(keys.toSorted()).toEqual(files.toSorted());
          const room = styles.map(({ taken }) => [...taken]);
          for (const { style, side: at } of found.placed) {
            expect(hasRoom(room[style] ?? ['all'], at)).toBe(true);
            room[style]?.push(at);
          }
          const shuffled = files
            .map((name) => ({ name, turn: turns.next().value }))
            .sort((a, b) => a.turn - b.turn)
            .map(({ name }) => name);
          expect(wordsOf(match(shuffled, styles, sides))).toEqual(wordsOf(found));
        },
      ),
      { numRuns: 500, seed: 20_261_120 },
    );
  });
});
