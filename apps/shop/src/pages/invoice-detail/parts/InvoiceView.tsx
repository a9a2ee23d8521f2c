/** An invoice: how far it is, what can be done with it, parties, lines, reversals, what happened to it. */
import type { InvoiceDetail } from '@banxin/contract/entities/invoice';
import { redState } from '@banxin/contract/enums/invoice';
import { Stack } from '@banxin/ui/Stack';
import { Timeline } from '@banxin/ui/Timeline';
import { useState } from 'react';
import { InvoiceLines } from '../../../features/invoice/InvoiceLines.tsx';
import { invoiceText } from '../../../features/invoice/invoice.messages.ts';
import { minuteText } from '../../../lib/day.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { detailText } from '../invoice-detail.messages.ts';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import { Mails } from './Mails.tsx';
import { Parties } from './Parties.tsx';
import { Progress } from './Progress.tsx';
import { Reds } from './Reds.tsx';
import { WaitingRed } from './WaitingRed.tsx';

const CancelQuestion = lazyPart(() =>
  import('../../../features/invoice/CancelQuestion.tsx').then((module) => ({
    default: module.CancelQuestion,
  })),
);
const RequestRed = lazyPart(() => import('../../../features/invoice/RequestRed.tsx'));

export interface InvoiceViewProps {
  readonly invoice: InvoiceDetail;
  readonly onChanged: () => void;
}

function History({ events }: Pick<InvoiceDetail, 'events'>) {
  const text = useText(detailText);
  const words = useText(invoiceText);
  const names: Readonly<Record<string, string>> = {
    APPLY: text.eApply,
    APPROVE: text.eApprove,
    REJECT: text.eReject,
    RESUBMIT: text.eResubmit,
    CANCEL: text.eCancel,
    ISSUE: text.eIssue,
    PRINT_LABEL: text.eLabel,
    VOID: text.eVoid,
    ENTER_RED: text.eEnterRed,
    WITHDRAW_RED: text.eWithdrawRed,
    ISSUE_RED: text.eIssueRed,
    FULLY_REVERSED: text.eReversed,
  };
  const statuses = [words.s0, words.s1, words.s2, words.s3, words.s4, words.s5, words.s6];
  return (
    <Part title={text.events}>
      <Timeline
        label={text.events}
        items={events.toReversed().map(({ at, event, to, reason }, index) => ({
          id: String(events.length - index),
          title: names[event] ?? statuses[to],
          time: minuteText(at),
          dateTime: at,
          ...(reason !== null && { note: <Own>{reason}</Own> }),
        }))}
      />
    </Part>
  );
}

export default function InvoiceView({ invoice, onChanged }: InvoiceViewProps) {
  const text = useText(detailText);
  const [asking, setAsking] = useState<'cancel' | 'red' | null>(null);
  const { id, lines, net, tax, amount, reds } = invoice;
  const end = (): void => {
    setAsking(null);
    // Also after a refusal: what was refused stands differently than it is shown.
    onChanged();
  };
  const waiting = reds.filter(({ state }) => state === redState.waitsForBuyer);
  return (
    <Stack gap={20}>
      <Head invoice={invoice} onCancel={() => setAsking('cancel')} onRed={() => setAsking('red')} />
      {waiting.map((red) => (
        <WaitingRed key={red.id} red={red} onChanged={onChanged} />
      ))}
      <Progress invoice={invoice} />
      <Facts invoice={invoice} />
      {(invoice.hasFiles || invoice.mails.length > 0) && (
        <Mails invoice={invoice} onChanged={onChanged} />
      )}
      <Parties invoice={invoice} />
      <Part title={text.lines}>
        <InvoiceLines sheet={{ lines, net, tax, sum: amount }} label={text.lines} />
      </Part>
      {reds.length > 0 && <Reds reds={reds} onChanged={onChanged} />}
      <History events={invoice.events} />
      {asking === 'cancel' && (
        <PartBoundary onLost={() => setAsking(null)}>
          <CancelQuestion id={id} onEnd={end} />
        </PartBoundary>
      )}
      {asking === 'red' && (
        <PartBoundary onLost={() => setAsking(null)}>
          <RequestRed invoice={invoice} onEnd={end} onRefused={onChanged} />
        </PartBoundary>
      )}
    </Stack>
  );
}
