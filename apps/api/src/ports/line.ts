/**
 * The line to a provider. After some calls in a row that found nobody it is not asked for a while: whoever waits is told
 * at once, and others are not held up by waiting. What a provider refuses is an answer, and keeps the line open.
 */
import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';

/** Calls in a row that found nobody. */
const FAILURES = 5;
/** Then one call finds out whether the provider is back. @unit ms */
const PAUSE_MS = 15_000;

/** Asks the provider, or throws at once while nobody is there. */
export type Line = <T>(ask: () => Promise<T>) => Promise<T>;

export interface LineOptions {
  /** Whether an error means that nobody was there. @default every error does */
  readonly isDown?: (error: unknown) => boolean;
  /** What is thrown while the provider is not asked. */
  readonly notAsked: () => Error;
  /** @default 15 s */
  readonly pauseMs?: number;
}

export function createLine({
  isDown = () => true,
  notAsked,
  pauseMs = PAUSE_MS,
}: LineOptions): Line {
  const circuit = circuitBreaker(handleWhen(isDown), {
    breaker: new ConsecutiveBreaker(FAILURES),
    halfOpenAfter: pauseMs,
  });
  return async (ask) => {
    try {
      return await circuit.execute(ask);
    } catch (error) {
      throw isBrokenCircuitError(error) ? notAsked() : error;
    }
  };
}
