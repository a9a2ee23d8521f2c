/** Asks before a ticket is taken back. */
import { revokeAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimSummary } from '@banxin/contract/entities/afterSales';
import { Text } from '@banxin/ui/Text';
import { AskBefore } from '../../lib/AskBefore.tsx';
import { useText } from '../../lib/text.ts';
import { revokeText } from './revoke.messages.ts';

export interface RevokeQuestionProps {
  readonly ticket: Pick<ClaimSummary, 'id' | 'ticketSN'>;
  /** Closed; true when it was taken back. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function RevokeQuestion({ ticket, onEnd }: RevokeQuestionProps) {
  const text = useText(revokeText);
  return (
    <AskBefore
      call={revokeAfterSale}
      input={{ id: ticket.id }}
      title={text.title}
      done={{ text: text.done }}
      failed={text.failed}
      onEnd={onEnd}
    >
      <Text>{text.question(ticket.ticketSN)}</Text>
    </AskBefore>
  );
}
