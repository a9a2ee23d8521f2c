/** Free samples of the account: all that help at first, fewer by choice; the others stay. */
import { Checkbox } from '@banxin/ui/Checkbox';
import { Inline } from '@banxin/ui/Inline';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import { fromTheAccountText } from './fromTheAccount.messages.ts';

export interface FreeSamplesProps {
  /** So many help here; above zero. */
  readonly most: number;
  /** So many the account has. */
  readonly have: number;
  /** So many were asked for; there may be room for fewer by now. */
  readonly chosen: number;
  readonly onChoose: (count: number) => void;
}

export function FreeSamples({ most, have, chosen, onChoose }: FreeSamplesProps) {
  const text = useText(fromTheAccountText);
  const taken = Math.min(chosen, most);
  return (
    <Inline gap={12}>
      <Checkbox isSelected={taken > 0} onChange={(isUsed) => onChoose(isUsed ? most : 0)}>
        {text.samples(most, have)}
      </Checkbox>
      {taken > 0 && most > 1 && (
        <NativeSelect
          aria-label={text.samplesNumber}
          size="small"
          value={String(taken)}
          options={Array.from({ length: most }, (_, at) => ({
            id: String(at + 1),
            label: text.samplesOf(at + 1),
          }))}
          onChange={(count) => onChoose(Number(count))}
        />
      )}
      {taken > 0 && have > taken && (
        <Text size={12} tone="quiet">
          {text.samplesKept(have - taken)}
        </Text>
      )}
    </Inline>
  );
}
