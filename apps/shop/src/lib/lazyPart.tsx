/** Components whose code is loaded on demand: a failed load can be retried. */
import { type ComponentType, lazy, useState } from 'react';
import { Committed } from './Committed.tsx';

/** The code of a part did not arrive. */
export class PartLost extends Error {
  override readonly name = 'PartLost';
  /** A connection stood: a new release has replaced the code, rather than the network being gone. */
  readonly isReplaced = typeof navigator === 'undefined' || navigator.onLine;

  /** @param cause what the browser threw */
  constructor(cause: unknown) {
    super(String(cause), { cause });
  }
}

/** How to begin anew with each part that did not arrive. */
const missed = new Set<() => void>();

export interface Prepared {
  /** Begins to load the code: what is here before it is drawn needs no fallback. */
  readonly prepare: () => Promise<void>;
  /** Whether its code has come. */
  readonly isHere: () => boolean;
}

/**
 * Like `lazy`, for what somebody asked for. When its code does not arrive, because the network is gone or a new
 * release has replaced it, drawing it throws: an error boundary must stand above it. After `resetFailedParts`
 * the next drawing asks for the code again, where `lazy` would throw the old error for ever.
 */
export function lazyPart<C extends ComponentType<never>>(
  load: () => Promise<{ readonly default: C }>,
): C & Prepared {
  /** Once it is here it is drawn at once: what shows a fallback shows it for 300 ms, React's least. */
  let here: ComponentType | undefined;
  const ask = async () => {
    const module = await load();
    here = module.default as unknown as ComponentType;
    return { default: here };
  };
  const begin = () =>
    lazy(async () => {
      try {
        return await ask();
      } catch (problem) {
        missed.add(() => {
          Part = begin();
        });
        throw new PartLost(problem);
      }
    });
  let Part = begin();
  function LazyPart(props: object) {
    // Another component in its place would begin anew.
    const [Drawn] = useState(() => here ?? Part);
    return (
      <>
        <Drawn {...props} />
        <Committed />
      </>
    );
  }
  const prepare = async (): Promise<void> => {
    // Whoever draws it asks again, and is told what is missing.
    if (here === undefined) await ask().catch(() => undefined);
  };
  const isHere = (): boolean => here !== undefined;
  return Object.assign(LazyPart, { prepare, isHere }) as unknown as C & Prepared;
}

/** For error boundaries, when they have caught: whatever is drawn next is asked for anew. */
export function resetFailedParts(): void {
  for (const renew of missed) renew();
  missed.clear();
}
