// A story whose tags claim a state of a flow, `machine:login` and `state:closing`, must show that state.
import type { Page } from 'playwright';

/** What a page shows after its first paint may come so late on a busy machine. @unit ms */
const LATEST_MS = 10_000;

const tagged = (tags: readonly string[], kind: string): string | undefined =>
  tags.find((tag) => tag.startsWith(`${kind}:`))?.slice(kind.length + 1);

/** Throws when the canvas is not in the state that the story's tags claim. */
export async function checkClaim(page: Page, tags: readonly string[] = []): Promise<void> {
  const flow = tagged(tags, 'machine');
  const claimed = tagged(tags, 'state');
  if (!flow || !claimed) return;
  await page
    .waitForSelector(`[data-flow="${flow}"][data-state="${claimed}"]`, {
      state: 'attached',
      timeout: LATEST_MS,
    })
    // What stands there instead is said below.
    .catch(() => undefined);
  const shown = await page.evaluate(
    (name) =>
      [...document.querySelectorAll<HTMLElement>(`[data-flow="${name}"]`)].map(
        ({ dataset }) => dataset.state,
      ),
    flow,
  );
  if (shown.length !== 1 || shown[0] !== claimed) {
    throw new Error(
      `The story claims ${flow} in ${claimed}, the page says ${shown.join(', ') || 'nothing'}.`,
    );
  }
}
