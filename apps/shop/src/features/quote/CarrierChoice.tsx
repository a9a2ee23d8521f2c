/** Who takes goods: the first carriers, the marked and the chosen one; the others by a press. */
import type { CarrierOption } from '@banxin/contract/calls/order/confirm.schemas';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { StatusTag } from '@banxin/ui/StatusTag';
import { type ReactNode, useState } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { promiseText } from '../../lib/promise.ts';
import { useText } from '../../lib/text.ts';
import { carrierChoiceText } from './carrierChoice.messages.ts';

/** Carriers on show at first, beside the chosen and the marked ones. */
const FEW = 3;

export interface CarrierChoiceProps {
  /** For who cannot see what it stands below. */
  readonly label: string;
  readonly carriers: readonly CarrierOption[];
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
  /** Said above the carriers. */
  readonly above?: ReactNode;
  /** Said below the carriers. */
  readonly note?: ReactNode;
}

export function CarrierChoice(props: CarrierChoiceProps) {
  const { label, carriers, chosen, onChoose, above, note } = props;
  const text = useText(carrierChoiceText);
  const promise = useText(promiseText);
  const { name, word } = useCatalogueWords();
  const [isAll, setAll] = useState(false);
  const few = carriers.filter(
    ({ code, marks }, index) => index < FEW || code === chosen || marks.length > 0,
  );
  return (
    <>
      <div>
        {above}
        <RadioGroup
          label={label}
          isLabelHidden
          variant="card"
          value={chosen}
          onChange={onChoose}
          options={(isAll ? carriers : few).map((carrier) => ({
            id: carrier.code,
            label: (
              <Inline gap={8}>
                {name('carrier', carrier.code, carrier.name)}
                {carrier.marks.map((mark) => (
                  <StatusTag key={mark} tone="action">
                    {text[mark]}
                  </StatusTag>
                ))}
              </Inline>
            ),
            description:
              carrier.unavailable === null
                ? promise.onTheRoad(carrier.transitDays)
                : word(carrier.unavailable, carrier.said),
            detail:
              carrier.unavailable !== null ? undefined : carrier.fee === 0 ? (
                text.free
              ) : (
                <Money fen={carrier.fee} />
              ),
            isDisabled: carrier.unavailable !== null,
          }))}
        />
      </div>
      {note}
      {few.length < carriers.length && (
        <Inline>
          <Button size="small" onPress={() => setAll(!isAll)}>
            {isAll ? text.fewCarriers : text.allCarriers(carriers.length)}
          </Button>
        </Inline>
      )}
    </>
  );
}
