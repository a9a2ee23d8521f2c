/** How an order would travel to another address: by whom, for how much more or less, and when it is there. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { formatFen } from '@banxin/ui/Money';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import { changeAddressText } from '../changeAddress.messages.ts';
import type { ExpressSum } from './expressDifference.ts';
import { FreightDifference } from './FreightDifference.tsx';
import type { FreightPaying } from './useFreightPayer.ts';

export interface AddressWayProps {
  readonly order: OrderDetail;
  readonly sum: ExpressSum;
  readonly paying: FreightPaying;
  readonly onCarrier: (code: string) => void;
}

export function AddressWay({ order, sum, paying, onCarrier }: AddressWayProps) {
  const text = useText(changeAddressText);
  const { name } = useCatalogueWords();
  const [way] = sum.ways;
  if (way === undefined) return null;
  return (
    <Stack gap={12}>
      <Select
        label={text.carrier}
        value={way.carrier}
        onChange={onCarrier}
        options={way.carriers
          .filter(({ unavailable }) => unavailable === null)
          .map((one) => ({
            id: one.code,
            label: text.carrierOf(
              name('carrier', one.code, one.name),
              formatFen(one.fee),
              one.transitDays,
            ),
          }))}
      />
      <FreightDifference order={order} sum={sum} paying={paying} arrives={way.arriveDate} />
    </Stack>
  );
}
