/** Lets a colleague's open tab follow its rights: menu, pages and prices are those of now, and what is typed stays. */

import { rightsOf } from '@banxin/contract/rules/roles';
import type { routeGuardMachine } from '@banxin/flows/route-guard';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { ActorRefFrom } from 'xstate';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { rightsText } from './rights.messages.ts';
import { followRights } from './rights.ts';

export interface RightsFollowerProps {
  readonly guard: ActorRefFrom<typeof routeGuardMachine>;
}

/** Draws nothing. */
export default function RightsFollower({ guard }: RightsFollowerProps): null {
  const services = useServices();
  const { mutate } = useSWRConfig();
  const text = useText(rightsText);
  useEffect(() => {
    const { stop, ask } = followRights(services, ({ user, permissions }) => {
      const before = rightsOf(guard.getSnapshot().context.user?.roles ?? 0);
      const after = rightsOf(user.roles);
      guard.send({ type: 'RIGHTS.CHANGED', user, permissions });
      // What was answered with prices is not for who sees none now; everything else stays in sight until it is newer.
      const hides = before.includes('prices') && !after.includes('prices');
      if (hides) void mutate(() => true, undefined);
      else void mutate(() => true);
      const isOther = before.length !== after.length || before.some((one) => !after.includes(one));
      if (isOther) services.toasts.show({ text: text.changed, tone: 'positive' });
    });
    const look = (): void => {
      if (!document.hidden) ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [guard, services, mutate, text]);
  return null;
}
