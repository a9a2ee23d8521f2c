/** Components whose code is loaded on demand: a failed load can be retried. */
import { type ComponentType, lazy } from 'react';
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

/**
 * Like `lazy`, for what somebody asked for. When its code does not arrive, because the network is gone or a new
 * release has replaced it, drawing it throws: an error boundary must stand above it. After `resetFailedParts`
 * the next drawing asks for the code again, where `lazy` would throw the old error for ever.
 */
export function lazyPart<C extends ComponentType<never>>(
  load: () => Promise<{ readonly default: C }>,
): C {
  const begin = () =>
    lazy(async () => {
      try {
        return (await load()) as { readonly default: unknown } as {
          readonly default: ComponentType;
        };
      } catch (problem) {
        missed.add(() => {
          Part = begin();
        });
        throw new PartLost(problem);
      }
    });
  let Part = begin();
  const LazyPart = (props: object) => (
    <>
      <Part {...props} />
      <Committed />
    </>
  );
  return LazyPart as unknown as C;
}

/** For error boundaries, when they have caught: whatever is drawn next is asked for anew. */
export function resetFailedParts(): void {
  for (const renew of missed) renew();
  missed.clear();
}
