/** Asks before a sender is removed, and says whom orders come from afterwards. */
import { deleteSender } from '@banxin/contract/calls/customer/sender';
import type { KeptSender } from '@banxin/contract/entities/sender';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { SenderText } from '../../../features/orderExtend/SenderText.tsx';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useText } from '../../../lib/text.ts';
import { sendersText } from '../senders.messages.ts';

export interface RemoveSenderProps {
  readonly sender: KeptSender;
  /** The one used last of the others; undefined where there is none. */
  readonly next: KeptSender | undefined;
  readonly onEnd: () => void;
}

export default function RemoveSender({ sender, next, onEnd }: RemoveSenderProps) {
  const text = useText(sendersText);
  return (
    <AskBefore
      call={deleteSender}
      input={{ id: sender.id }}
      title={text.remove}
      done={{ text: text.removed }}
      failed={text.removeFailed}
      onEnd={onEnd}
    >
      <Stack gap={8}>
        <Text weight="medium">
          <SenderText sender={sender} />
        </Text>
        {sender.isDefault && <Text>{next ? text.takesOver(next.name) : text.takesOverWorks}</Text>}
        <Text>{text.removeQuestion}</Text>
      </Stack>
    </AskBefore>
  );
}
