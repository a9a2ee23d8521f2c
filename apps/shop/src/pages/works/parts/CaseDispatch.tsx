/** Where the goods of a case go, by whom, as whose, and how they are packed; of several addresses their table says the rest. */
import type { WorksCase, WorksDispatch, WorksParcel } from '@banxin/contract/entities/works';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { addressLine } from '../../../features/address/addressLine.ts';
import { senderLine } from '../../../features/orderExtend/senderLine.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { dispatchText } from '../dispatch.messages.ts';
import { worksText } from '../works.messages.ts';
import { LabelButton } from './LabelButton.tsx';
import { useDispatchWords } from './useDispatchWords.ts';

function useSenderFact({ sender }: Pick<WorksDispatch, 'sender'>) {
  const text = useText(dispatchText);
  return {
    label: text.sender,
    value: (
      <>
        {sender === null ? text.works : <Own>{senderLine(sender)}</Own>}
        {sender?.hide && (
          <Text element="div" size={12} tone="quiet">
            {text.hidden}
          </Text>
        )}
      </>
    ),
    isWide: true,
  };
}

/** All of it goes to one address. */
function useParcelFacts({ orderId, trackingNo }: Pick<WorksCase, 'orderId' | 'trackingNo'>) {
  const text = useText(dispatchText);
  const { trackingNo: number, none } = useText(worksText);
  const { by, packed } = useDispatchWords();
  return (parcel: WorksParcel) => [
    { label: text.receiver, value: <Own>{parcel.receiver.consignee}</Own> },
    { label: text.phone, value: parcel.receiver.mobilePhone },
    { label: text.address, value: <Own>{addressLine(parcel.receiver, ' ')}</Own>, isWide: true },
    { label: text.carrier, value: by(parcel) },
    { label: text.packing, value: packed(parcel) },
    {
      label: number,
      value: (
        <Inline gap={12}>
          {trackingNo ?? none}
          {parcel.isLabelled && <LabelButton orderId={orderId} />}
        </Inline>
      ),
    },
  ];
}

export interface CaseDispatchProps {
  readonly one: Pick<WorksCase, 'orderId' | 'drops' | 'trackingNo'>;
  readonly dispatch: WorksDispatch;
}

export function CaseDispatch({ one, dispatch }: CaseDispatchProps) {
  const text = useText(dispatchText);
  const sender = useSenderFact(dispatch);
  const factsOf = useParcelFacts(one);
  const { parcels } = dispatch;
  const [only] = one.drops.length === 0 ? parcels : [];
  return (
    <Stack gap={16}>
      <Heading level={3} size={16}>
        {text.title}
      </Heading>
      {parcels.length === 0 && <Text tone="body">{text.noReceiver}</Text>}
      <DescriptionList columns={2} items={[...(only ? factsOf(only) : []), sender]} />
    </Stack>
  );
}
