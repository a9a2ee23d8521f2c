/** The way of an order from placing to receiving; none for one that is cancelled or comes back. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Hidden } from '@banxin/ui/Hidden';
import { ProgressBar } from '@banxin/ui/ProgressBar';
import { Sheet } from '@banxin/ui/Sheet';
import { Steps } from '@banxin/ui/Steps';
import { waitsForFiles } from '../../../features/order/orderTone.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';

export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderDetailText);
  const words = useFixedWords();
  const { steps } = order;
  const current = steps.find(({ state }) => state === 'current');
  if (!current && steps.some(({ state }) => state !== 'done')) return null;
  const hasProblem = waitsForFiles(order);
  const reached = steps.filter(({ state }) => state !== 'future').length;
  return (
    <Sheet>
      <Hidden below="phone">
        <Steps
          label={text.steps}
          items={steps.map(({ title }) => ({ id: title.data.key, title: words(title) }))}
          currentId={current?.title.data.key ?? null}
          hasProblem={hasProblem}
        />
      </Hidden>
      <Hidden above="phone">
        <ProgressBar
          label={current ? text.stepNow(words(current.title)) : text.steps}
          value={reached}
          maxValue={steps.length}
          valueLabel={text.stepOf(reached, steps.length)}
          tone={hasProblem ? 'critical' : 'action'}
        />
      </Hidden>
    </Sheet>
  );
}
