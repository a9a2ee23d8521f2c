// Says something to screen readers: one live region of each kind for the whole document.

const regions: { assertive?: HTMLElement; polite?: HTMLElement } = {};

/**
 * The mark keeps the region readable while a dialog hides the page.
 * @param kind `assertive` interrupts what is being read, `polite` waits for its turn
 */
export function announce(words: string, kind: 'assertive' | 'polite' = 'assertive'): void {
  let region = regions[kind];
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('aria-live', kind);
    region.dataset.liveAnnouncer = 'true';
    region.style.cssText = 'position:fixed;clip-path:inset(50%)';
    document.body.prepend(region);
    regions[kind] = region;
  }
  const line = document.createElement('div');
  line.textContent = words;
  region.replaceChildren(line);
}
