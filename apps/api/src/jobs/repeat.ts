/** Repeats something with pauses, for as long as something else goes on. */

/**
 * Runs `work` again and again, each time a pause after the end of the last run; answers a function that stops it.
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
