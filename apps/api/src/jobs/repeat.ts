/** Does a work again and again while something else goes on. */

/**
 * Runs `work` every so often, each time after a pause from the end of the last; answers what ends it.
 * @param everyMs pause @unit ms
 * @param onError told of a run that failed; the next one comes all the same
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const later = () => {
    if (!isStopped) timer = setTimeout(() => void work().catch(onError).finally(later), everyMs);
  };
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
