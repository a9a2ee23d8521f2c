import { sendSmsCode } from '@banxin/contract/calls/login';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/harness.ts';
import { type Readiness, serveHealth } from '../health.ts';
import { registeredCalls } from '../registry.ts';
import { serveDocs } from './docs.ts';
import { serveOutbox } from './outbox.ts';

const readiness: Readiness = { isStopping: false };
const server = await createTestServer({ mounts: [serveHealth(readiness), serveDocs, serveOutbox] });

/** What the policy forbids in a page. */
const INLINE = /<script|<style|\sstyle=|\son\w+=|javascript:/i;

test('the reference names every call that the server answers', async () => {
  const response = await server.browser().fetch('/docs');
  const html = await response.text();
  for (const { path } of registeredCalls) expect(html).toContain(`<code>${path}</code>`);
  expect(html).not.toMatch(INLINE);
});

test('the OpenAPI document has the paths of every call that the server answers', async () => {
  const response = await server.browser().fetch('/api/openapi.json');
  const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toMatch(/^3\.1/);
  for (const { path, method } of registeredCalls) {
    expect(document.paths[path]).toHaveProperty(method.toLowerCase());
  }
});

test('the outbox shows what was sent, as text', async () => {
  const browser = server.browser();
  expect(await (await browser.fetch('/dev/outbox')).text()).toContain('还没有短信');
  await browser.send(sendSmsCode, { mobilePhone: '13800000001' });
  await server.db
    .insertInto('sms_outbox')
    .values({ phone: '1', body: '<img src=x onerror=alert(1)>', at: '2026-11-20T09:00:00Z' })
    .execute();
  const html = await (await browser.fetch('/dev/outbox')).text();
  expect(html).toMatch(/13800000001<\/td><td>【版心印刷】您的验证码是 \d{6}/);
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img');
});

test('the server is alive, and ready until it stops', async () => {
  const browser = server.browser();
  expect((await browser.fetch('/healthz')).status).toBe(200);
  expect(await (await browser.fetch('/readyz')).text()).toBe('ready');
  readiness.isStopping = true;
  expect((await browser.fetch('/readyz')).status).toBe(503);
  expect((await browser.fetch('/healthz')).status).toBe(200);
  readiness.isStopping = false;
});
