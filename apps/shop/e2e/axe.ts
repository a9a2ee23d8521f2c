/** Looks at a page with axe, in both dresses: light on a desk, dark on a phone; there what is pressed fits a finger. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { smallTargetsOn } from './touch.ts';

const dresses = [
  ['light', 1440],
  ['dark', 390],
] as const;

/** What axe finds: the dress, the rule, and where. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, width] of dresses) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // In the page itself, without frames or sheets of its own: there are no frames, and no page turns its content.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({
        iframes: false,
        preload: false,
        resultTypes: ['violations'],
      })
      .analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ target }) => target.join(' ')).join(' | ');
      found.push(`${colorScheme} ${width}: ${id} ${where}`);
    }
    if (width >= 768) continue;
    for (const small of await smallTargetsOn(page)) found.push(`${width}: too small ${small}`);
  }
  return found;
}
