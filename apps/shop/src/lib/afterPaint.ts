/** What can wait until the answer to a press is seen. */

/**
 * Runs something once the frame is painted that shows what was just drawn; a page that nobody sees paints none.
 * @returns calls it off
 */
export function afterPaint(run: () => void): () => void {
  let timer = 0;
  const later = (): void => {
    timer = window.setTimeout(run);
  };
  if (document.visibilityState === 'hidden') {
    later();
    return () => window.clearTimeout(timer);
  }
  const frame = requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
