/** The way of an application, and what its customer has to know of where it stands. */
import type { InvoiceDetail } from '@banxin/contract/entities/invoice';
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Text } from '@banxin/ui/Text';
import { invoiceText } from '../../../features/invoice/invoice.messages.ts';
import { dayText, minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { detailText } from '../invoice-detail.messages.ts';
import { progressOf } from '../invoiceSteps.ts';

interface ProgressProps {
  readonly invoice: InvoiceDetail;
}

/** What comes next, or why nothing does. */
function Standing({ invoice }: ProgressProps) {
  const text = useText(detailText);
  const { dayWords } = useText(dayText);
  const { status, medium, dueDay, reason } = invoice;
  if (status === s.rejected) {
    return (
      <Notice tone="caution" title={text.rejected}>
        <Stack gap={4}>
          <Own>{reason}</Own>
          <Text size={13}>{text.rejectedHint}</Text>
        </Stack>
      </Notice>
    );
  }
  if (status === s.voided) {
    return (
      <Notice tone="caution" title={text.voided}>
        <Own>{reason}</Own>
      </Notice>
    );
  }
  if (status === s.cancelled) return <Notice>{text.cancelled}</Notice>;
  if (dueDay !== null) {
    const say = status === s.applied ? text.waits : text.approved;
    return <Notice>{say(dayWords(dueDay))}</Notice>;
  }
  return status === s.invoiced && medium === 'paper' ? <Notice>{text.toSend}</Notice> : null;
}

export function Progress({ invoice }: ProgressProps) {
  const text = useText(detailText);
  const words = useText(invoiceText);
  const { redOf, status } = invoice;
  if (redOf !== null) {
    return (
      <Notice>
        {text.redOf(redOf.number)}{' '}
        <Link href={pathOf('invoiceDetail', { id: redOf.id })}>{text.seeBlue}</Link>
      </Notice>
    );
  }
  const progress = progressOf(invoice);
  if (progress === null) return null;
  const { steps, current, hasEnded } = progress;
  const ended = { [s.cancelled]: words.s0, [s.rejected]: words.s3, [s.voided]: words.s6 }[status];
  return (
    <Sheet>
      <Stack gap={20}>
        <Steps
          label={text.steps}
          items={steps.map(({ id, at }) => ({
            id,
            title: text[id],
            note: hasEnded && id === current ? ended : at === null ? undefined : minuteText(at),
          }))}
          currentId={current}
          hasProblem={hasEnded}
        />
        <Standing invoice={invoice} />
      </Stack>
    </Sheet>
  );
}
