// What the built shop sends to browsers: nothing inline, styles of the design system, no heavy file.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { root } from '../processes.mjs';

/** Limit of one file after gzip; what a page loads together is in shop-bytes.test.mjs. @unit kB */
const CHUNK = 150;

const dist = join(root, 'apps/shop/dist');
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const kilobytes = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
const attributes = (pattern) =>
  [...html.matchAll(pattern)].map((match) => match[1].replace(/^\//, ''));
const styles = attributes(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);

test('the page has no inline script, no inline style and no foreign address', () => {
  assert.deepEqual(html.match(/<script(?![^>]*\bsrc=)[^>]*>/g), null);
  assert.deepEqual(html.match(/<style\b|\sstyle="|\son\w+="/g), null);
  assert.deepEqual(html.match(/(src|href)="(https?:)?\/\//g), null);
});

test('the built styles contain the design system, its layers and both themes', () => {
  assert.equal(styles.length, 1, 'one style sheet, so that cascade layers keep their order');
  const css = readFileSync(join(dist, styles[0]), 'utf8');
  for (const part of [
    '@layer',
    '[data-theme=dark]',
    '[data-react-aria-pressable]',
    'forced-colors',
  ]) {
    assert.ok(css.includes(part), `${part} is missing from ${styles[0]}`);
  }
});

test('no single chunk is heavy, and no source map is shipped', () => {
  const heavy = files
    .filter((file) => file.endsWith('.js') && kilobytes(file) > CHUNK)
    .map((file) => `${file}: ${kilobytes(file).toFixed(1)} kB`);
  assert.deepEqual(heavy, []);
  assert.deepEqual(
    files.filter((file) => file.endsWith('.map')),
    [],
  );
});

test('testing code, the reference document and unused languages stay out of the bundle', () => {
  const text = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  // A dropped language leaves its key behind, without a value.
  for (const stranger of [
    /"fr-FR":(?!void 0)/,
    /"openapi"/,
    /BANXIN_FIXED_CAPTCHA/,
    /fast-check/,
    // What a call is for is said by the reference alone.
    /发送短信验证码：同一号码 60 秒一次/,
    // Rows carry no schema: what they promise is judged in development and tests.
    /ZodMini|_zod\b/,
  ]) {
    assert.equal(text.match(stranger), null, `${stranger} is in the bundle`);
  }
});
