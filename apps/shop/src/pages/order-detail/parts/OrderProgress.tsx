/** The way of an order from placing to receiving; none for one that is cancelled or comes back. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Hidden } from '@banxin/ui/Hidden';
import { ProgressBar } from '@banxin/ui/ProgressBar';
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
  const hasProblem = waitsForFiles(order);
  const reached = STEPS.indexOf(current) + 1;
  return (
    <Sheet>
      <Hidden below="phone">
        <Steps
          label={text.steps}
          items={STEPS.map((step) => ({ id: step, title: titles[step] }))}
          currentId={current}
          hasProblem={hasProblem}
        />
      </Hidden>
      <Hidden above="phone">
        <ProgressBar
          label={text.stepNow(titles[current])}
          value={reached}
          maxValue={STEPS.length}
          valueLabel={text.stepOf(reached, STEPS.length)}
          tone={hasProblem ? 'critical' : 'action'}
        />
      </Hidden>
    </Sheet>
  );
}
