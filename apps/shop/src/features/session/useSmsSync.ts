/** Keeps an SMS countdown correct: timers sleep in a hidden tab, and another tab may send too. */
import type { smsCountdownMachine } from '@banxin/flows/sms-countdown';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useServices } from '../../lib/services.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { smsSecondsLeft, watchSmsDeadline } from './smsDeadline.ts';

export function useSmsSync(sms: ActorRefFrom<typeof smsCountdownMachine>): void {
  const { store, now } = useServices();
  const isHydrated = useIsHydrated();
  // A page that the server drew begins without what this browser remembers.
  const [isBehind] = useState(!isHydrated);
  useEffect(() => {
    const sync = (): void => sms.send({ type: 'SYNC', remaining: smsSecondsLeft(store, now()) });
    const seen = (): void => {
      if (document.visibilityState === 'visible') sync();
    };
    if (isBehind) sync();
    document.addEventListener('visibilitychange', seen);
    const stop = watchSmsDeadline(store, sync);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      stop();
    };
  }, [sms, store, now, isBehind]);
}
