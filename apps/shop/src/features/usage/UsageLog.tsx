/** Counts product visits while one customer is logged in; draws nothing. */
import { useFlowWorld } from '@banxin/flows/react';
import { useEffect } from 'react';
import { type Services, useServices } from '../../lib/services.ts';
import type { Signal } from '../../lib/signal.ts';
import { collectUsage } from './collectUsage.ts';

export interface UsageLogProps {
  readonly userId: number;
  readonly usage: NonNullable<Services['usage']>;
  /** Products whose pages were opened. */
  readonly visits: Signal<number>;
}

export default function UsageLog({ userId, usage, visits }: UsageLogProps) {
  const { client, store, newKey, now } = useServices();
  const { clock } = useFlowWorld();
  useEffect(() => {
    const page = window;
    const log = collectUsage({ ...usage, userId, page, clock, client, store, newKey, now });
    const stop = visits.listen(log.visit);
    return () => {
      stop();
      log.stop();
    };
  }, [usage, userId, clock, client, store, newKey, now, visits]);
  return null;
}
