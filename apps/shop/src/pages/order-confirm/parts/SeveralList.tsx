/** The several addresses of an order that is not submitted yet: who, how many, with whom and for how much. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { addressLine } from '../../../features/address/addressLine.ts';
import * as css from '../../../features/address/drops/Drops.css.ts';
import type { DropRow } from '../../../features/address/drops/dropRow.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo } from '../order-confirm.data.ts';
import { severalText } from '../several.messages.ts';

export interface SeveralListProps {
  readonly rows: readonly DropRow[];
  /** What the page was last told of each; of other rows while a new answer is on its way. */
  readonly shown: ConfirmInfo['drops'];
  readonly refused: Readonly<Record<string, Told>>;
  readonly onEdit: () => void;
  readonly onOne: () => void;
}

export default function SeveralList({ rows, shown, refused, onEdit, onOne }: SeveralListProps) {
  const text = useText(severalText);
  const words = useFixedWords();
  const { name } = useCatalogueWords();
  const { dayWords } = useText(dayText);
  const factsOf = ({ receiver, quantity }: DropRow, index: number): string => {
    const known = shown[index];
    const isOfThis = known?.province === receiver.province && known.quantity === quantity;
    if (!isOfThis) return text.quantity(quantity);
    const { carrier, freight, arriveDate } = known;
    const by = name('carrier', carrier.code, carrier.name);
    return text.facts(quantity, by, formatFen(freight), dayWords(arriveDate));
  };
  const faultsAt = (index: number): string[] =>
    Object.entries(refused)
      .filter(([field]) => field.startsWith(`drops.${index}.`))
      .map(([, told]) => words(told));
  return (
    <Stack gap={12}>
      <ul className={css.rows} aria-label={text.list(rows.length)}>
        {rows.map((row, index) => (
          <li key={row.id} className={css.drop} aria-label={text.position(index + 1)}>
            <Text weight="medium">
              {index + 1}. <Own>{row.receiver.consignee}</Own> {row.receiver.mobilePhone}
            </Text>
            <Text tone="body">
              <Own>{addressLine(row.receiver, ' ')}</Own>
            </Text>
            <Text size={13} tone="quiet">
              {factsOf(row, index)}
            </Text>
            {faultsAt(index).map((fault) => (
              <Text key={fault} size={13} tone="critical">
                {fault}
              </Text>
            ))}
          </li>
        ))}
      </ul>
      {refused.drops && <Text tone="critical">{words(refused.drops)}</Text>}
      <Inline gap={12}>
        <Button onPress={onEdit}>{text.edit}</Button>
        <Button variant="quiet" onPress={onOne}>
          {text.one}
        </Button>
      </Inline>
    </Stack>
  );
}
