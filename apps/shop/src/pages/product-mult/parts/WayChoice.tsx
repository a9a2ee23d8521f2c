/** How all jobs are sent: the ways that differ, each with its freight and its last day. */
import { Money } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
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

const MIXED: readonly WayId[] = ['recommended', 'cheapest', 'fastest'];

export function WayChoice({ ways, way, onChoose }: WayChoiceProps) {
  const text = useText(confirmMultText);
  const { dayWords } = useText(dayText);
  const { name } = useCatalogueWords();
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
        options={ways.map(({ id, carrier, freight, arrives }) => ({
          id,
          label:
            carrier === null
              ? (text.ways[MIXED.indexOf(id)] ?? '')
              : text.wayAll(name('carrier', id, carrier)),
          description: text.wayDetail(dayWords(arrives)),
          detail: <Money fen={freight} />,
        }))}
      />
    </Stack>
  );
}
