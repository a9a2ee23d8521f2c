// What the server refuses with is a row of the contract: no source of it writes a refusal's words.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseSync, Visitor } from 'vite';
import { workshop } from './import-rules.mjs';

const REFUSING = ['refuse', 'Refusal', 'invalid', 'messageOf', 'messageFromText', 'refusal'];
const HAN = /\p{Script=Han}/u;

/** Every Chinese text among the arguments of a refusal, also deep inside. */
function wordsIn(file, source) {
  const spans = [];
  const found = [];
  const refusing = ({ callee, start, end }) => {
    if (REFUSING.includes(callee.name)) spans.push([start, end]);
  };
  const look = (text, { start, end }) => {
    if (!HAN.test(text) || !spans.some(([from, to]) => from < start && end < to)) return;
    found.push(`${file}:${source.slice(0, start).split('\n').length} ${text}`);
  };
  new Visitor({
    CallExpression: refusing,
    NewExpression: refusing,
    Literal: (node) => look(String(node.value), node),
    TemplateLiteral: (node) => look(node.quasis.map(({ value }) => value.cooked).join('…'), node),
  }).visit(parseSync(file, source).program);
  return found;
}

test('words are found as text, in a template, in data and in a thrown refusal', () => {
  for (const source of [
    "return refuse(errCode.notFound, '订单不存在');",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that holds a template
    'return refuse(order.unknown, `订单${sn}不存在`);',
    "throw refuse(order.fileRefused, { name, reason: '无法读取' });",
    "return new Refusal(row.code, { message: '现在不行', data });",
    "return invalid({ carrier: '请选择可用的快递' });",
    "return invalid({ carrier: messageOf(order.chooseCarrier, { name: '快递' }) });",
  ]) {
    assert.ok(wordsIn('a.ts', source).length > 0, source);
  }
});

test('a row, a comment and words that refuse nothing are none', () => {
  for (const source of [
    'return refuse(order.unknown);',
    "const label = '待付款';",
    '// 订单不存在\nreturn refuse(order.unknown); // 订单不存在',
    "note('客户取消');",
  ]) {
    assert.deepEqual(wordsIn('a.ts', source), [], source);
  }
});

test('the server refuses with rows', () => {
  const sources = globSync('apps/api/src/**/*.ts').filter((file) => !workshop.test(`/${file}`));
  assert.ok(sources.length > 100, `only ${sources.length} files`);
  assert.deepEqual(
    // Findings of the print file check have ids and words of their own.
    sources
      .filter((file) => !file.startsWith('apps/api/src/preflight/'))
      .flatMap((file) => wordsIn(file, readFileSync(file, 'utf8'))),
    [],
  );
});
