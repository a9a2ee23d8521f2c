/** Who takes the parcel, with day and price. */
import { Text } from '@banxin/ui/Text';
import { CarrierChoice } from '../../../features/quote/CarrierChoice.tsx';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import type { Prepared } from '../cloud-order.data.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';

export interface CarrierPartProps {
  readonly shown: Prepared | null;
  readonly onChoose: (code: string) => void;
}

export function CarrierPart({ shown, onChoose }: CarrierPartProps) {
  const text = useText(cloudOrderText);
  const carriers = shown?.carriers ?? [];
  return (
    <Part title={text.carrier}>
      {carriers.length === 0 ? (
        <Text tone="body">{text.carrierLater}</Text>
      ) : (
        <CarrierChoice
          label={text.carrier}
          carriers={carriers}
          chosen={shown?.carrier ?? null}
          onChoose={onChoose}
        />
      )}
    </Part>
  );
}
