// Folding by example: what may change places, which classes meet, and what is said once.
import { describe, expect, it } from 'vitest';
import { interim, isOrdered, overlaps, takeApart } from '../build/cascade.ts';
import { classUse } from '../build/classUse.ts';
import { foldSheet } from '../build/foldSheet.ts';

const never = (): boolean => false;
const always = (): boolean => true;

it.each([
  ['padding', 'padding-left'],
  ['padding-inline', 'padding-left'],
  ['inset-block', 'top'],
  ['border-color', 'border-block-end'],
  ['border', 'border-top-width'],
  ['border-radius', 'border-start-end-radius'],
  ['gap', 'row-gap'],
  ['font', 'line-height'],
  ['place-items', 'align-items'],
  ['background', 'background-size'],
  ['-webkit-user-select', 'user-select'],
  ['inline-size', 'width'],
  ['all', 'color'],
])('%s and %s set something in common', (one, other) => {
  expect(overlaps(one, other)).toBe(true);
  expect(overlaps(other, one)).toBe(true);
});

it.each([
  ['padding-inline', 'padding-block'],
  ['padding-left', 'padding-right'],
  ['padding', 'margin'],
  ['border-color', 'border-width'],
  ['border', 'border-radius'],
  ['border-top', 'border-bottom'],
  ['min-width', 'width'],
  ['--bx-text-t12', '--bx-text-t13'],
  ['font-size', 'font-weight'],
])('%s and %s do not', (one, other) => {
  expect(overlaps(one, other)).toBe(false);
});

describe('the order of two declarations', () => {
  const isKept = (sheet: string, meet = always): boolean => {
    const [a, b] = takeApart(`@layer a{${sheet}}`).layers.get('a') ?? [];
    if (!a || !b) throw new Error('the example lacks a declaration');
    return isOrdered(a, b, meet);
  };
  it.each([
    '.a{color:red}.b{color:blue}',
    '.a[data-x]{color:red}.a:hover{color:blue}',
    '.a>svg{width:1px}.b svg{width:2px}',
    '.a{padding-left:1px}@media print{.b{padding:0}}',
    ':where(.a)>*{color:red}*{color:blue}',
    '.a:before{color:red}.b:before{color:blue}',
  ])('counts in %s', (sheet) => expect(isKept(sheet)).toBe(true));

  it.each([
    ['of different weight', '.a{color:red}.b.c{color:blue}'],
    ['that say the same', '.a{color:red}.b{color:red}'],
    ['of which one is important', '.a{color:red}.b{color:blue!important}'],
    ['about what stands before and the element', '.a:before{color:red}.b p{color:blue}'],
    ['about different elements', '.a>svg{width:1px}.b>path{width:2px}'],
  ])('does not count for two %s', (_what, sheet) => expect(isKept(sheet)).toBe(false));

  it('does not count when the classes never meet', () => {
    expect(isKept('.a{color:red}.b{color:blue}', never)).toBe(false);
    expect(isKept('.a{color:red}.a{color:blue}', never)).toBe(true);
  });

  it('a selector whose weight is not known is refused by name', () => {
    expect(() => isKept('.a:lang(zh){color:red}.b{color:blue}')).toThrow(':lang()');
  });
});

describe('scripts tell which classes meet', () => {
  const style = `var root = 'bx0-0 bx1-0'; var size = { small: 'bx0-1', large: 'bx0-2' }; var mark = 'bx0-3';
    export { root, size, mark };`;
  const use = (code: string, more: Record<string, { code: string; imports: string[] }> = {}) =>
    classUse(
      new Map(
        Object.entries({
          'src/A.style.js': { code: style, imports: [] },
          'src/A.js': {
            code: `import { root, size, mark } from './A.style.js';\n${code}`,
            imports: ['src/A.style.js'],
          },
          ...more,
        }),
      ),
    );

  it('by composing a style', () => expect(use('').meet('bx0-0', 'bx1-0')).toBe(true));

  it('by joining them, and the sizes of one thing exclude each other', () => {
    const { meet } = use('const look = (by) => classes(root, size[by]);');
    expect([meet('bx0-0', 'bx0-1'), meet('bx0-2', 'bx0-0')]).toEqual([true, true]);
    expect([meet('bx0-1', 'bx0-2'), meet('bx0-0', 'bx0-3')]).toEqual([false, false]);
  });

  it('by way of a constant, a condition and a template', () => {
    const { meet } = use(`const a = on ? size.small : root; const b = \`\${a} \${mark}\`;`);
    expect([meet('bx0-1', 'bx0-3'), meet('bx0-0', 'bx0-3')]).toEqual([true, true]);
  });

  it('a class that is passed in may be any that the modules around know', () => {
    const { meet } = use('export const Part = ({ className }) => classes(className, mark);', {
      'src/B.js': { code: `Part({ className: 'bx2-0' })`, imports: ['src/A.js'] },
      'src/C.js': { code: `Other({ className: 'bx3-0' })`, imports: [] },
    });
    expect([meet('bx2-0', 'bx0-3'), meet('bx3-0', 'bx0-3')]).toEqual([true, false]);
  });

  it('and which they look for', () => {
    const { sought } = use(`place.closest(\`.\${mark}, [data-reason]\`);`);
    expect([...sought]).toEqual(['bx0-3']);
  });
});

describe('a folded sheet', () => {
  const row = 'align-items:center;display:flex;gap:4px';
  const sheet = `@layer a{.bx0-0{${row};color:red}.bx0-1{${row};color:blue}.bx0-2{${row}}.bx0-3{margin:0}.bx0-4{${row};top:0}}`;

  it('says once what several styles say, and names the class for it', () => {
    const { sheet: folded, classes } = foldSheet(sheet, { meet: never, sought: new Set() });
    expect(folded.match(/display:flex/g)).toHaveLength(1);
    const [shared = ''] = classes.get('bx0-2') ?? [];
    expect(classes.get('bx0-0')).toEqual(['bx0-0', shared]);
    expect(classes.get('bx0-1')).toEqual(['bx0-1', shared]);
    expect(classes.has('bx0-3')).toBe(false);
  });

  it('leaves alone a class that scripts look for', () => {
    const { classes } = foldSheet(sheet, { meet: never, sought: new Set(['bx0-0']) });
    expect([classes.has('bx0-0'), classes.has('bx0-1')]).toEqual([false, true]);
  });

  it('does not carry a rule past another that decides about the same element', () => {
    const three = '@layer a{.bx0-0{color:red}.bx0-1{color:blue}.bx0-2{color:red}}';
    const where = (meet: typeof never) =>
      foldSheet(three, { meet, sought: new Set(three.match(interim)) }).sheet;
    expect(where(never)).toContain('.bx0-0,.bx0-2{color:red}');
    expect(where(always)).toBe(three);
  });

  it('does not put a selector into a list that some browsers would drop', () => {
    const { sheet: folded } = foldSheet(
      '@layer a{.bx0-0 p{color:red}.bx0-1::-webkit-meter-bar{color:red}}',
      { meet: never, sought: new Set() },
    );
    expect(folded.match(/color:red/g)).toHaveLength(2);
  });
});
