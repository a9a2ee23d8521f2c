// The published sheet is folded; every story looks under it as it looks under the sheet as written.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { complaintsOf, openBrowser, openFolder } from '../../../scripts/library/browser.ts';
import { interim } from '../build/cascade.ts';
import { type EmittedStyles, emittedStyles } from '../build/styleReport.ts';
import { stage } from './stage/build.ts';
import type { Compared } from './stage/compareSheets.tsx';

let styles: EmittedStyles;
let browser: Browser;
let page: Page;
let said: string[];

before(async () => {
  styles = await emittedStyles();
  // The stage wants React's development build, which the package must not be built with.
  const { buildPage } = await import('../../../scripts/library/stage.ts');
  const folder = await buildPage(stage('appearance', 'compareSheets.tsx'));
  browser = await openBrowser();
  ({ page, said } = await openFolder(browser, folder));
  await page.waitForFunction(() => 'compareSheets' in window);
});

after(() => browser?.close());

const compare = (): Promise<Compared> =>
  page.evaluate((sheets) => window.compareSheets(sheets), {
    before: styles.folding.before,
    after: styles.folding.after.sheet,
    classes: Object.fromEntries(styles.folding.after.classes),
  });

const views = [
  {
    name: 'a wide window in the light',
    size: { width: 1440, height: 900 },
    media: { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  },
  {
    name: 'a phone in the dark that wants little motion',
    size: { width: 390, height: 844 },
    media: { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'reduce' },
  },
  {
    name: 'a small window in forced colours',
    size: { width: 1024, height: 700 },
    media: { colorScheme: 'light', forcedColors: 'active', reducedMotion: 'no-preference' },
  },
] as const;

for (const { name, size, media } of views) {
  void test(`every element of every story has the same computed style: ${name}`, async (t) => {
    await page.setViewportSize(size);
    await page.emulateMedia(media);
    const { different, elements, longhands, met } = await compare();
    t.diagnostic(`${elements} elements, ${longhands} properties`);
    assert.ok(elements > 10_000 && longhands > 100);
    assert.deepEqual(different.slice(0, 20), []);
    const own = new Set(styles.folding.before.match(interim));
    const strangers = met.filter((pair) => {
      const [one = '', other = ''] = pair.split(' ');
      return own.has(one) && own.has(other) && !styles.folding.use.meet(one, other);
    });
    assert.deepEqual(strangers, [], 'classes that meet and were thought never to');
    assert.deepEqual(complaintsOf(said), []);
  });
}
