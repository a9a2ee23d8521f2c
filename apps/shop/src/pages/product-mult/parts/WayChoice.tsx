/** How all jobs are sent: the ways that differ, each with its freight and its last day. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { carrierChoiceText } from '../../../features/quote/carrierChoice.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import type { Way, WayId } from '../ways.ts';

export interface WayChoiceProps {
  readonly ways: readonly Way[];
  readonly way: WayId;
  readonly onChoose: (way: WayId) => void;
}

/** Ways on show at first, beside the chosen one. */
const FEW = 3;

const MIXED: readonly WayId[] = ['recommended', 'cheapest', 'fastest'];

export function WayChoice({ ways, way, onChoose }: WayChoiceProps) {
  const text = useText(confirmMultText);
  const { dayWords } = useText(dayText);
  const { name } = useCatalogueWords();
  const few = useText(carrierChoiceText);
  const [isAll, setAll] = useState(false);
  const shown = ways.filter(({ id }, at) => isAll || at < FEW || id === way);
  if (ways.length === 0) return <Text tone="body">{text.noCarriers}</Text>;
  return (
    <Stack gap={12}>
      <Text size={13} tone="body">
        {text.carrierHint}
      </Text>
      <RadioGroup
        label={text.carrier}
        isLabelHidden
        variant="card"
        value={way}
        onChange={(id) => onChoose(ways.find((one) => one.id === id)?.id ?? 'recommended')}
        options={shown.map(({ id, carrier, freight, arrives }) => ({
          id,
          label:
            carrier === null
              ? (text.ways[MIXED.indexOf(id)] ?? '')
              : text.wayAll(name('carrier', id, carrier)),
          description: text.wayDetail(dayWords(arrives)),
          detail: <Money fen={freight} />,
        }))}
      />
      {shown.length < ways.length || isAll ? (
        <Inline>
          <Button size="small" onPress={() => setAll(!isAll)}>
            {isAll ? few.fewCarriers : few.allCarriers(ways.length)}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
