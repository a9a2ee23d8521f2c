/** What opens in front of the colleagues: the form, the log, and the questions before one is paused or removed. */
import { saveSubAccount } from '@banxin/contract/calls/customer/subAccount';
import type { SubAccount } from '@banxin/contract/entities/subAccount';
import { Text } from '@banxin/ui/Text';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useText } from '../../../lib/text.ts';
import { subAccountText } from '../subAccount.messages.ts';
import { withPause } from '../withPause.ts';
import { RemoveSubAccount } from './RemoveSubAccount.tsx';
import { SubAccountForm } from './SubAccountForm.tsx';
import { SubAccountLog } from './SubAccountLog.tsx';

/** What is open. */
export type Opened =
  | { readonly what: 'add' }
  | { readonly what: 'edit' | 'pause' | 'log' | 'remove'; readonly row: SubAccount };

export interface SubAccountDialogsProps {
  readonly opened: Opened;
  /** Closed; true when something is another now. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function SubAccountDialogs({ opened, onEnd }: SubAccountDialogsProps) {
  const text = useText(subAccountText);
  switch (opened.what) {
    case 'add':
      return <SubAccountForm row={null} onEnd={onEnd} />;
    case 'edit':
      return <SubAccountForm row={opened.row} onEnd={onEnd} />;
    case 'log':
      return <SubAccountLog row={opened.row} onClose={() => onEnd(false)} />;
    case 'remove':
      return <RemoveSubAccount row={opened.row} onEnd={onEnd} />;
    case 'pause':
      return (
        <AskBefore
          call={saveSubAccount}
          input={withPause(opened.row, true)}
          title={text.pause}
          done={{ text: text.didPause }}
          failed={text.notPaused}
          onEnd={onEnd}
        >
          <Text tone="body">{text.pausing(opened.row.name)}</Text>
        </AskBefore>
      );
  }
}
