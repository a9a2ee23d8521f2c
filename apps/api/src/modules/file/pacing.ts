/** Ends bodies that arrive too slowly: a thousand idle uploads must not hold a thousand connections. */

/** At least this much in every period. */
export interface Pace {
  readonly bytes: number;
  /** @unit ms */
  readonly periodMs: number;
}

/** The slowest mobile network is faster. */
export const UPLOAD_PACE: Pace = { bytes: 8 * 1024, periodMs: 25_000 };

/** The body is too slow. */
export class TooSlowError extends Error {}

/** The same body; fails with TooSlowError when a period brings fewer bytes than the pace. */
export function withPace(
  body: ReadableStream<Uint8Array>,
  pace: Pace,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let arrived = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return new ReadableStream({
    start(controller) {
      const look = () => {
        if (arrived < pace.bytes) {
          controller.error(new TooSlowError());
          reader.cancel().catch(() => undefined); // Already failing.
          return;
        }
        arrived = 0;
        timer = setTimeout(look, pace.periodMs);
      };
      timer = setTimeout(look, pace.periodMs);
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          stop();
          controller.close();
          return;
        }
        arrived += value.byteLength;
        controller.enqueue(value as Uint8Array<ArrayBuffer>);
      } catch (error) {
        stop();
        controller.error(error);
      }
    },
    async cancel(reason) {
      stop();
      await reader.cancel(reason);
    },
  });
}
