/** Where the jobs go and who takes them, as far as they do not go to receivers of their own. */
import { Notice } from '@banxin/ui/Notice';
import { ReceiverChoice } from '../../../features/address/ReceiverChoice.tsx';
import type { Receiver } from '../../../features/address/useReceiver.ts';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import { jobDropsText } from '../jobDrops.messages.ts';
import { WayChoice, type WayChoiceProps } from './WayChoice.tsx';

export interface ConfirmWhereProps extends WayChoiceProps {
  readonly receiver: Receiver;
  /** All of them go to receivers of their own. */
  readonly isAllShared: boolean;
}

export function ConfirmWhere({ receiver, isAllShared, ...choice }: ConfirmWhereProps) {
  const text = useText(confirmMultText);
  const shared = useText(jobDropsText);
  if (isAllShared) return <Notice>{shared.allShared}</Notice>;
  return (
    <>
      <Part title={text.receiver}>
        <ReceiverChoice
          addresses={receiver.addresses}
          addressId={receiver.kept?.id ?? null}
          onChoose={receiver.choose}
          form={receiver.form}
          keepsAddress={receiver.keepsAddress}
          onKeeps={receiver.setKeeps}
        />
      </Part>
      <Part title={text.carrier}>
        <WayChoice {...choice} />
      </Part>
    </>
  );
}
