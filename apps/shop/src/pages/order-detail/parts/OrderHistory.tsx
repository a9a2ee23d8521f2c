/** Everything that happened to the order, newest first. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Timeline } from '@banxin/ui/Timeline';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';

export function OrderHistory({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderDetailText);
  const words = useFixedWords();
  const actors: Readonly<Record<string, string>> = {
    staff: text.byStaff,
    system: text.bySystem,
    carrier: text.byCarrier,
  };
  const isOver = order.tab === 'done' || order.tab === 'cancelled';
  return (
    <Sheet element="section" aria-label={text.timeline}>
      <Stack gap={16}>
        <Heading level={2} size={16}>
          {text.timeline}
        </Heading>
        <Timeline
          label={text.timeline}
          items={order.timeline.toReversed().map((event, index) => {
            const who = actors[event.actor];
            const why = event.note === null ? '' : words(event.note);
            return {
              id: `${event.at}-${event.event}-${order.timeline.length - index}`,
              title: words(event.title),
              time: minuteText(event.at),
              dateTime: event.at,
              state: index === 0 && !isOver ? ('current' as const) : ('done' as const),
              note: (
                <>
                  {text.stood(words(event.standing), words(event.name))}
                  {who && `${text.dot}${who}`}
                  {why && text.dot}
                  {typeof event.note === 'string' ? <Own>{why}</Own> : why}
                </>
              ),
            };
          })}
        />
      </Stack>
    </Sheet>
  );
}
