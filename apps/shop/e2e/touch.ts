/** What a page offers to press, and whether a finger meets it: 40 px each way, by pressing rather than by measuring. */
import type { Page } from '@playwright/test';

/** Where a finger is sure of what it meets. @unit px */
const FINGER = 40;

/**
 * Names what is smaller than a finger, with the room it has.
 * The page is made as tall as it is, so that everything is pressed where it stands. Exempt is what WCAG 2.5.8 exempts:
 * links inside a sentence, whose size the line gives.
 */
export async function smallTargetsOn(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const width = before?.width ?? 390;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const found = await page.evaluate((finger) => {
    const TARGETS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=menuitem], [role=option], [role=slider]';
    /** The words around a link in its paragraph: it stands in a sentence. */
    const isInSentence = (target: Element): boolean => {
      if (!getComputedStyle(target).display.startsWith('inline')) return false;
      let block = target.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const isProse =
        block !== null &&
        /^(block|list-item|table-cell|inline-block)$/.test(getComputedStyle(block).display);
      if (!isProse) return false;
      const walker = document.createTreeWalker(block as Element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (/[\p{L}\p{N}]/u.test(node.textContent ?? '') && !node.parentElement?.closest(TARGETS))
          return true;
      }
      return false;
    };
    /** What a press on the target's name presses as well. */
    const partsOf = (target: Element): Element[] => [
      target,
      ...('labels' in target ? ((target as HTMLInputElement).labels ?? []) : []),
    ];
    const met = (parts: Element[], x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && parts.some((part) => part.contains(hit));
    };
    /** Steps from the middle to where something else is met. */
    const reach = (parts: Element[], x: number, y: number, dx: number, dy: number): number => {
      let steps = 0;
      while (steps <= finger && met(parts, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
      return steps;
    };
    const small: string[] = [];
    for (const target of document.querySelectorAll(TARGETS)) {
      if ((target as HTMLButtonElement).disabled || target.closest('[inert], [aria-hidden=true]'))
        continue;
      const parts = partsOf(target);
      // A box that is out of sight is pressed at its words.
      const [box] = parts
        .flatMap((part) => [...part.getClientRects()])
        .filter(({ width: wide, height: high }) => wide > 1 && high > 1);
      if (!box) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (!met(parts, x, y) || isInSentence(target)) continue;
      const wide = reach(parts, x, y, -1, 0) + reach(parts, x, y, 1, 0) + 1;
      const high = reach(parts, x, y, 0, -1) + reach(parts, x, y, 0, 1) + 1;
      if (wide >= finger && high >= finger) continue;
      const name =
        target.getAttribute('aria-label') ?? parts.map((part) => part.textContent).join('');
      const near = target.closest('[class]')?.classList[0] ?? '';
      small.push(
        `${target.tagName.toLowerCase()} “${name.trim().slice(0, 24)}” ${wide} × ${high} ${near}`,
      );
    }
    return small;
  }, FINGER);
  if (before) await page.setViewportSize(before);
  return found;
}
