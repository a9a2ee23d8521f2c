/** The order's days as a line: factory, press, finishing, carrier, you; afterwards what was promised against what was. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Text } from '@banxin/ui/Text';
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
  return (
    <Sheet element="section" aria-label={text.days}>
      <Stack gap={12}>
        <Steps
          label={text.days}
          items={plan.map(({ station, day, isDone }) => {
            const words = day === null ? undefined : dayWords(day);
            return {
              id: station,
              title: text[station],
              note: words === undefined || isDone ? words : text.about(words),
            };
          })}
          currentId={current?.station ?? null}
        />
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
