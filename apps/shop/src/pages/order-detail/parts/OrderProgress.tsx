/** The way of an order from placing to receiving; none for one that is cancelled or comes back. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Sheet } from '@banxin/ui/Sheet';
import { Steps } from '@banxin/ui/Steps';
import { waitsForFiles } from '../../../features/order/orderTone.ts';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';
import { currentStep, STEPS } from '../progress.ts';

export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderDetailText);
  const current = currentStep(order);
  if (current === null) return null;
  const titles = {
    placed: text.stepPlaced,
    paid: text.stepPaid,
    reviewed: text.stepReviewed,
    made: text.stepMade,
    shipped: text.stepShipped,
    received: text.stepReceived,
    done: text.stepDone,
  };
  return (
    <Sheet>
      <Steps
        label={text.steps}
        items={STEPS.map((step) => ({ id: step, title: titles[step] }))}
        currentId={current}
        hasProblem={waitsForFiles(order)}
      />
    </Sheet>
  );
}
