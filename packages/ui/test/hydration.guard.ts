// Every story is rendered by Node and taken over by a browser, and nobody complains.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintsOf, openBrowser, openFolder } from '../../../scripts/library/browser.ts';
import { buildPage, buildServer } from '../../../scripts/library/stage.ts';
import { stage } from './stage/build.ts';
import type { Rendered } from './stage/renderStories.tsx';

void test('every story hydrates without a warning', async (t) => {
  const module = await import(await buildServer(stage('server', 'renderStories.tsx')));
  const rendered: readonly Rendered[] = module.rendered;
  const folder = await buildPage(stage('hydration', 'hydrateStories.tsx'));
  const browser = await openBrowser();
  try {
    const { page, said } = await openFolder(browser, folder);
    await page.waitForFunction(() => 'hydrateStories' in window);
    const results = await page.evaluate((all) => window.hydrateStories(all), rendered);
    t.diagnostic(`${results.length} stories`);
    const wrong = results
      .filter(({ complaints }) => complaints.length > 0)
      .map(({ id, complaints }) => `${id}\n  ${complaints.join('\n  ').slice(0, 1500)}`);
    assert.deepEqual(wrong, []);
    assert.ok(results.length > 0 && results.length === rendered.length);
    assert.deepEqual(complaintsOf(said), []);
  } finally {
    await browser.close();
  }
});
