/** The order's days as a line: factory, press, finishing, carrier, you; afterwards what was promised against what was. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Hidden } from '@banxin/ui/Hidden';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Text } from '@banxin/ui/Text';
import { Timeline } from '@banxin/ui/Timeline';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { orderMakingText } from '../order-making.messages.ts';
import { daysLate, planOf } from '../planLine.ts';
import { Making } from './Making.tsx';

export function PlanLine({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderMakingText);
  const { dayWords } = useText(dayText);
  const plan = planOf(order);
  if (plan === null) return null;
  const late = daysLate(order);
  const current = plan.find(({ isDone }) => !isDone);
  const days = plan.map(({ station, day, isDone }) => {
    const named = day === null ? undefined : dayWords(day);
    const words = named === undefined || isDone ? named : text.about(named);
    return { id: station, title: text[station], words, isDone };
  });
  return (
    <Sheet element="section" aria-label={text.days}>
      <Stack gap={12}>
        <Hidden below="phone">
          <Steps
            label={text.days}
            items={days.map(({ id, title, words }) => ({ id, title, note: words }))}
            currentId={current?.station ?? null}
          />
        </Hidden>
        <Hidden above="phone">
          <Timeline
            label={text.days}
            items={days.map(({ id, title, words, isDone }) => ({
              id,
              title,
              time: words,
              state: isDone ? 'done' : id === current?.station ? 'current' : 'future',
            }))}
          />
        </Hidden>
        <Making order={order} />
        {late !== null && (
          <Text size={14} tone="body">
            {late === 0 ? text.onTime : late < 0 ? text.early(-late) : text.late(late)}
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}
