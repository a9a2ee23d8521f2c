/** Looks at a page with axe, in both dresses: light on a desk, dark on a phone; there what is pressed fits a finger. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { smallTargetsOn } from './touch.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const dresses = [
  ['light', 1440],
  ['dark', 390],
] as const;

/** What axe finds: the dress, the rule, and where. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  // Once for both dresses: reading axe takes as long as some of its rules.
  await page.evaluate(source);
  for (const [colorScheme, width] of dresses) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
      };
      // Without frames or sheets of its own: there are no frames, and no page turns its content.
      const asked: RunOptions = { iframes: false, preload: false, resultTypes: ['violations'] };
      const { violations } = await axe.run(document, asked);
      return violations.map(
        ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    });
    for (const violation of violations) found.push(`${colorScheme} ${width}: ${violation}`);
    if (width >= 768) continue;
    for (const small of await smallTargetsOn(page)) found.push(`${width}: too small ${small}`);
  }
  return found;
}
