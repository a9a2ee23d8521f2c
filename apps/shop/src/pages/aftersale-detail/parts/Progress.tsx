/** How far a ticket is, who acts next and until when, and what the works said to it. */
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { ticketText } from '../aftersale-detail.messages.ts';

export function Progress({ ticket }: { readonly ticket: ClaimDetail }) {
  const text = useText(ticketText);
  const told = useFixedWords();
  const { steps, next, reason } = ticket;
  const current = steps.findIndex(({ state }) => state === 'current');
  const whom = {
    customer: text.nextYou,
    staff: text.nextWorks,
    system: text.nextWorks,
    carrier: text.nextCarrier,
  };
  return (
    <Sheet>
      <Stack gap={20}>
        <Steps
          label={text.steps}
          items={steps.map(({ title, at }, index) => ({
            id: String(index),
            title: told(title),
            ...(at !== null && { note: minuteText(at) }),
          }))}
          currentId={
            current >= 0
              ? String(current)
              : steps.every(({ state }) => state === 'done')
                ? null
                : String(steps.findIndex(({ state }) => state === 'future'))
          }
          hasProblem={current < 0 && steps.some(({ state }) => state === 'future')}
        />
        <Notice
          tone={next.by === 'customer' ? 'caution' : 'action'}
          {...(next.by !== null && { title: whom[next.by] })}
        >
          {told(next.sentence)}
        </Notice>
        {reason !== null && (
          <Text size={14}>
            {text.reason} <Own>{reason}</Own>
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}
