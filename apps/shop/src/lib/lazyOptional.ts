/** Code that is loaded later and that the page can do without. */
import { type ComponentType, lazy } from 'react';

/**
 * Like `lazy`, for what the visitor did not ask for: when its code does not load the page stays without it,
 * instead of giving way to an error.
 */
export const lazyOptional = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
) =>
  lazy(() =>
    load().catch((problem: unknown): { default: ComponentType<P> } => {
      console.info('not loaded', problem);
      return { default: () => null };
    }),
  );
