/** Code that comes later and that the page can do without. */
import { type ComponentType, lazy } from 'react';

/**
 * Like `lazy`, for what nobody asked for: when its code does not arrive the page goes on without it,
 * instead of giving way to an error.
 */
export const lazyExtra = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
) =>
  lazy(() =>
    load().catch((problem: unknown): { default: ComponentType<P> } => {
      console.info('not loaded', problem);
      return { default: () => null };
    }),
  );
