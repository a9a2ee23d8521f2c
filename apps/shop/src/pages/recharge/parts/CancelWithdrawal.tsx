/** Asks before a withdrawal is taken back; its code comes when somebody asks. */
import { cancelWithdrawal } from '@banxin/contract/calls/customer/withdrawal';
import type { Withdrawal } from '@banxin/contract/entities/withdrawal';
import { formatFen } from '@banxin/ui/Money';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useText } from '../../../lib/text.ts';
import { withdrawText } from '../withdraw.messages.ts';

export interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function CancelWithdrawal({ withdrawal, onEnd }: CancelWithdrawalProps) {
  const text = useText(withdrawText);
  return (
    <AskBefore
      call={cancelWithdrawal}
      input={{ id: withdrawal.id }}
      title={text.cancel}
      done={{ text: text.cancelDone }}
      failed={text.cancelFailed}
      onEnd={onEnd}
    >
      {text.cancelQuestion(formatFen(withdrawal.amount))}
    </AskBefore>
  );
}
