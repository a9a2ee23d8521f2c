// What every overlay promises, said once for all stories of overlays.
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** The dimmed page; the last one is on top. */
export const scrims = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-part=scrim]'),
];

/** Presses beside the topmost overlay. */
export async function pressOutside(): Promise<void> {
  const scrim = scrims().at(-1);
  if (!scrim) throw new Error('nothing covers the page');
  await userEvent.click(scrim);
}

/** The focus goes in by itself. */
export const expectFocusInside = (overlay: HTMLElement): Promise<void> =>
  waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));

/** Tab and Shift+Tab go round inside. */
export async function expectFocusKept(overlay: HTMLElement, presses = 5): Promise<void> {
  for (const shift of [false, true]) {
    for (let press = 0; press < presses; press += 1) {
      await userEvent.tab({ shift });
      await expect(overlay.contains(document.activeElement)).toBe(true);
    }
  }
}

/** The page behind cannot be reached and does not scroll. */
export async function expectPageAsleep(page: HTMLElement): Promise<void> {
  await expect(page.closest('[inert], [aria-hidden=true]')).not.toBeNull();
  await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
}

/** Nothing is left of it: no element, no lock, and the focus is where it came from. */
export async function expectGone(page: HTMLElement, trigger: HTMLElement): Promise<void> {
  await waitFor(() => expect(scrims()).toHaveLength(0));
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(page.closest('[inert], [aria-hidden=true]')).toBeNull();
  await waitFor(() =>
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'),
  );
  await waitFor(() => expect(trigger).toHaveFocus());
}
