// Every user-visible text stands in a dictionary: no component carries literal Chinese.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const HAN = /\p{Script=Han}/u;

/** Lines of a component that hold Chinese outside comments. */
function literalLines(source) {
  const withoutComments = source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
  return withoutComments
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => HAN.test(line));
}

test('a literal in JSX is found, one in a comment is not', () => {
  assert.equal(literalLines('<p>订单</p>').length, 1);
  assert.equal(literalLines("const a = '订单';").length, 1);
  assert.equal(literalLines('/** 订单 */\n// 订单\n<p>{text.order}</p>').length, 0);
});

for (const folder of ['apps/shop/src', 'packages/ui/src']) {
  test(`components of ${folder} take their texts from a dictionary`, () => {
    const files = globSync(`${folder}/**/*.tsx`).filter(
      (file) => !/\.(stories|test|testkit)\.tsx$|\/stories\//.test(file),
    );
    assert.ok(files.length > 0, `no components under ${folder}`);
    const found = files.flatMap((file) =>
      literalLines(readFileSync(file, 'utf8')).map(
        ({ line, number }) => `${file}:${number} ${line}`,
      ),
    );
    assert.deepEqual(found, []);
  });
}
