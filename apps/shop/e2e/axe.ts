/** Looks at a page with axe, in both dresses: light on a desk, dark on a phone; there what is pressed fits a finger. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
        // Not among axe's own: 24 px, or room around it, where it is pressed by a finger.
        rules: { 'target-size': { enabled: width < 768 } },
      })
      .analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ target }) => target.join(' ')).join(' | ');
      found.push(`${colorScheme} ${width}: ${id} ${where}`);
    }
  }
  return found;
}
