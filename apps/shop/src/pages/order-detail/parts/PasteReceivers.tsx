/** A list of receivers that is pasted or typed: what was understood of it stands below while it is typed. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useAreas } from '../../../features/address/area.ts';
import {
  faultsOf,
  type ReceiverLine,
  readReceivers,
} from '../../../features/address/receiverLines.ts';
import { useText } from '../../../lib/text.ts';
import { dropsText } from '../drops.messages.ts';

/** Letters of a list: fifty long lines. */
const TYPED_MAX = 10_000;

export interface PasteReceiversProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onAdd: (lines: readonly ReceiverLine[]) => void;
}

export function PasteReceivers({ typed, onType, onAdd }: PasteReceiversProps) {
  const text = useText(dropsText);
  const areas = useAreas();
  const lines = areas === null ? [] : readReceivers(typed, areas);
  const faulty = lines.filter(
    ({ receiver, quantity }) => quantity === null || faultsOf(receiver).length > 0,
  );
  return (
    <Stack gap={8}>
      <TextArea
        label={text.paste}
        description={text.pasteHint}
        placeholder={text.pasteExample}
        rows={4}
        maxLength={TYPED_MAX}
        value={typed}
        onChange={onType}
      />
      <Inline gap={12}>
        <Button isDisabled={lines.length === 0} onPress={() => onAdd(lines)}>
          {text.add(lines.length)}
        </Button>
        <div role="status">
          {lines.length > 0 && (
            <Text size={13} tone="body">
              {text.understood(lines.length, faulty.length)}
            </Text>
          )}
        </div>
      </Inline>
    </Stack>
  );
}
