/** A folder of Markdown becomes articles, or says with file and line everything that is wrong with it. */
import { describe, expect, test } from 'vitest';
import { article, DRAWING, FILES, folderOf } from './content.testkit.ts';
import { ContentError, readContent } from './readContent.ts';

const read = (changed: Readonly<Record<string, string>> = {}) =>
  readContent(folderOf({ ...FILES, ...changed }));

const problemsOf = (changed: Readonly<Record<string, string>>): readonly string[] => {
  try {
    read(changed);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
};

const head = {
  ...{ id: 150, category: 2, title: '标题', titleEn: 'Title', summary: '摘要' },
  ...{ summaryEn: 'Summary', published: '2026-01-09T09:00' },
};
const problemsOfBody = (body: string) => problemsOf({ 'help/150-new.md': article(head, body) });
const problemsOfHead = (changed: Readonly<Record<string, string | number>>) =>
  problemsOf({ 'help/150-new.md': article({ ...head, ...changed }, '正文') });

describe('a text', () => {
  const htmlOf = (body: string) =>
    read({ 'help/150-new.md': article(head, body) }).articles.find(({ id }) => id === 150)?.html;

  test('has headings with ids, tables, lists and bold words', () => {
    expect(htmlOf('## 一\n\n**粗** 与 ~~删~~\n\n1. 甲\n2. 乙')).toBe(
      '<h2 id="s1">一</h2>\n<p><strong>粗</strong> 与 <del>删</del></p>\n<ol>\n<li>甲</li>\n<li>乙</li>\n</ol>\n',
    );
    expect(htmlOf('| 甲 | 乙 |\n| --- | ---: |\n| 1 | 2 |')).toContain('<td align="right">2</td>');
  });

  test('keeps no raw HTML that is not on the list', () => {
    const html = htmlOf(
      '好<script>alert(1)</script><b onclick="x()">的</b><iframe src="/"></iframe>',
    );
    expect(html).toBe('<p>好<b>的</b></p>\n');
  });
});

describe('what is wrong is named with file and line', () => {
  const lines = Object.keys(head).length + 3;

  test.each([
    ['a help article that is not there', '[见](/support/detail/999)', '指向的内容不存在'],
    ['a page that is not there', '[见](/supprt/detail/106)', '没有对应的页面'],
    ['a product that is not there', '[见](/product/detail/9999)', '指向的内容不存在'],
    ['a tag that its category has not', '[见](/support/list/2/%E7%BA%B8)', '指向的内容不存在'],
    ['another site without a scheme', '[见](//elsewhere.example/x)', '没有对应的页面'],
    ['a script', '[见](javascript:hit())', '没有对应的页面'],
    ['a picture that is not there', '![图](pictures/none.svg)', '没有图片 pictures/none.svg'],
    ['a picture elsewhere', '![图](https://elsewhere.example/x.png)', '没有图片'],
    ['a picture without words', '![](pictures/bleed.svg)', '缺少替代文字'],
    ['a heading of the page’s own level', '# 大标题', '标题只用 ## 与 ###'],
  ])('a link to %s', (_, link, message) => {
    const [problem, ...others] = problemsOfBody(`第一段。\n\n${link}`);
    expect(problem).toContain(`help/150-new.md:${lines + 3}：`);
    expect(problem).toContain(message);
    expect(others).toEqual([]);
  });

  test.each([
    ['a number that is in another file’s name', { id: 151 }, '文件名应以编号 151- 开头'],
    ['an unknown category', { category: 3 }, 'category：categories.yaml 里没有 3'],
    ['a tag of another category', { tags: '[注册]' }, 'tags：这个分类没有标签“注册”'],
    ['an unknown product', { products: '[9999]' }, 'products：没有产品 9999'],
    ['a day that is none', { published: '2026-13-45T09:00' }, 'published：没有这一天'],
    ['a day in another form', { published: '2026/1/2' }, 'published'],
    ['a summary beyond 80 characters', { summary: '长'.repeat(81) }, 'summary'],
    ['a field that nobody knows', { titel: '标题' }, 'titel'],
    ['a missing title', { title: '""' }, 'title'],
  ])('%s', (_, changed, message) => {
    const problems = problemsOfHead(changed);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^help\/150-new\.md：/);
    expect(problems[0]).toContain(message);
  });

  test('a file without a head, a number given twice, YAML that cannot be read', () => {
    expect(problemsOf({ 'help/150-new.md': '正文' })).toEqual([
      'help/150-new.md：缺少开头的 --- 段落',
    ]);
    const same = article({ ...head, id: 106 }, '正文');
    expect(problemsOf({ 'help/106-again.md': same })).toEqual(['help：编号 106 重复']);
    expect(problemsOf({ 'help/150-new.md': '---\na: [\n---\n正文' })).toHaveLength(1);
  });

  test('all problems of all files at once', () => {
    const problems = problemsOf({
      'help/150-new.md': article(head, '[一](/x)\n\n[二](/y)'),
      'pictures/bad.svg': DRAWING.replace('<title>', '<script>hit()</script><title>'),
    });
    expect(problems.map((problem) => problem.split('：')[0])).toEqual([
      'pictures/bad.svg',
      `help/150-new.md:${lines + 1}`,
      `help/150-new.md:${lines + 3}`,
    ]);
  });
});

describe('a drawing is refused that', () => {
  const inside = (part: string) =>
    problemsOf({ 'pictures/bad.svg': DRAWING.replace('<title>', `${part}<title>`) });

  test.each([
    ['runs a script', '<script>hit()</script>'],
    ['runs a script from elsewhere', '<script href="https://elsewhere.example/x.js"/>'],
    ['listens', '<rect onload="hit()"/>'],
    ['listens in other letters', '<rect oNcLiCk="hit()"/>'],
    ['leads to a script', '<a href="javascript:hit()"><text>x</text></a>'],
    ['uses a drawing elsewhere', '<use href="https://elsewhere.example/x.svg#a"/>'],
    ['uses a drawing in its own address', '<use href="data:image/svg+xml,x#a"/>'],
    ['shows a picture', '<image href="https://elsewhere.example/x.png"/>'],
    ['holds HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
    ['moves an address', '<animate attributeName="href" to="javascript:hit()"/>'],
    ['sets an address', '<set attributeName="href" to="javascript:hit()"/>'],
    ['fills from elsewhere', '<rect fill="url(https://elsewhere.example/x.svg#a)"/>'],
    ['fills from elsewhere by style', '<rect style="fill:url(//elsewhere.example/x)"/>'],
    ['imports a style', '<style>@import "https://elsewhere.example/x.css";</style>'],
    ['hides an import', '<style>@\\69mport "//elsewhere.example/x.css";</style>'],
    ['fetches a font', '<style>@font-face{src:url(//elsewhere.example/x)}</style>'],
    ['hides an address', '<style>rect{fill:u\\72l(//elsewhere.example/x)}</style>'],
    [
      'holds another root',
      '</svg><svg xmlns="http://www.w3.org/2000/svg"><title>x</title></svg><svg>',
    ],
  ])('%s', (_, part) => {
    expect(inside(part).length).toBeGreaterThan(0);
  });

  test.each([
    ['declares an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${DRAWING}`],
    ['names a style sheet', `<?xml-stylesheet href="https://elsewhere.example/x.css"?>${DRAWING}`],
    ['has no size', DRAWING.replace('width="560"', '')],
    ['has no viewBox', DRAWING.replace(/viewBox="[^"]+"/, '')],
    ['is no drawing', '<html><body>x</body></html>'],
    ['is too large', DRAWING.replace('出血', '长'.repeat(70_000))],
  ])('%s', (_, svg) => {
    expect(problemsOf({ 'pictures/bad.svg': svg }).length).toBeGreaterThan(0);
  });
});
