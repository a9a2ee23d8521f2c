// The reference screen under the shop's content policy: no violation, and its dialogs leave nothing behind.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openBrowser } from '../../../scripts/library/browser.ts';
import { buildScreen } from '../bench/build.ts';
import { findLeaks } from '../bench/leaks.ts';
import { CONTENT_SECURITY_POLICY, serve } from '../bench/serve.ts';
import { HEAP_PER_OPENING, OPENINGS } from '../bench/targets.ts';

void test('the bench serves under the policy of the shop', () => {
  const server = new URL('../../../apps/api/src/http/security.ts', import.meta.url);
  const source = readFileSync(server, 'utf8');
  const policy =
    source.match(/const contentSecurityPolicy = [^[]*\[\][^[]*\[([\s\S]+?)\]\.join/)?.[1] ?? '';
  // What is always sent; other hosts are named only where calls go to them.
  const directives = [...policy.matchAll(/^ *"([^"]+)",$/gm)].map((match) => match[1]);
  assert.equal(directives.join('; '), CONTENT_SECURITY_POLICY);
});

void test('300 openings of dialogs break no policy, reach the theme and leave nothing behind', async (t) => {
  const { folder } = await buildScreen('reference', true);
  const browser = await openBrowser();
  const served = await serve(folder);
  try {
    const found = await findLeaks(browser, served.url, OPENINGS);
    const heap = found.heapPerOpening;
    t.diagnostic(`heap ${heap.toFixed(0)} B per opening`);
    assert.deepEqual(found.complaints, []);
    assert.ok(found.nodes <= 0, `${found.nodes} nodes are left`);
    assert.ok(found.listeners <= 0, `${found.listeners} listeners are left`);
    assert.ok(heap <= HEAP_PER_OPENING, `${heap.toFixed(0)} B are left by each opening`);
    // The scrim's token: without the theme's variables the ground would be transparent.
    assert.equal(found.dialogColour, 'rgba(23, 25, 30, 0.46)');
  } finally {
    await browser.close();
    await served.close();
  }
});
