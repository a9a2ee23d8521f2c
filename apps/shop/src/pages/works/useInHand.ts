/** Takes a case in hand when it is opened, and over from somebody else when that is asked for. */
import { claim } from '@banxin/contract/calls/works/desk';
import type { WorksCase } from '@banxin/contract/entities/works';
import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../lib/afterPaint.ts';
import { useSend } from '../../lib/useSend.ts';
import { heldByAnother } from './parts/claim.ts';
import { quietClaim } from './quietCalls.ts';

/** @param onMoved somebody has it of whom the case does not know yet, or has it no longer */
export function useInHand({ orderId, claim: known }: WorksCase, onMoved: () => void) {
  const { send } = useSend(quietClaim);
  const taking = useSend(claim);
  const compare = useEffectEvent((isOwn: boolean): void => {
    if (isOwn !== (heldByAnother(known) === null)) onMoved();
  });
  useEffect(
    () =>
      afterPaint(async () => {
        const held = await send({ id: orderId });
        if (held.ok) compare(held.value.isOwn);
      }),
    [orderId, send],
  );
  return {
    isPending: taking.isPending,
    take: (): void => void taking.send({ id: orderId, take: true }),
  };
}
