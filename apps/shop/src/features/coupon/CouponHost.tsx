/** The new customer's gift pack as a dialog, from sealed to kept. */
import { couponMachine, createCouponActors } from '@banxin/flows/coupon';
import { FlowEffects, FlowState, useFlow, useSelector } from '@banxin/flows/react';
import { CouponDialog } from '@banxin/ui/CouponDialog';

export interface CouponHostProps {
  /** Another dialog has the floor: the pack waits until it is gone. */
  readonly isHeld: boolean;
}

/** Closed without opening, nothing is remembered: the pack waits again on the next visit. */
export default function CouponHost({ isHeld }: CouponHostProps) {
  const flow = useFlow(couponMachine, { input: undefined, actors: createCouponActors });
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('open'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const amount = useSelector(flow, ({ context }) => context.amount);
  const click = (): void => flow.send({ type: 'CLICK' });
  return (
    <>
      <FlowEffects flow={flow} />
      <FlowState flow={flow} />
      <CouponDialog
        isOpen={isOpen && !isHeld}
        // An opened pack looks opened until it has gone.
        state={amount !== undefined ? 'opened' : isBusy ? 'requesting' : 'sealed'}
        amountFen={amount}
        onOpen={click}
        onDone={click}
        onClose={() => flow.send({ type: 'CLOSE' })}
      />
    </>
  );
}
