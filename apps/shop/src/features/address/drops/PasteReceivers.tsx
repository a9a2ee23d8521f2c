/** A list of receivers that is pasted or typed: what was understood of it stands below while it is typed. */
import { getTrades } from '@banxin/contract/calls/delivery/trade';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { useAreas } from '../area.ts';
import { faultsOf, type ReceiverLine, readReceivers } from '../receiverLines.ts';
import { tradesIn, withReceivers } from '../tradeLines.ts';
import { dropsText } from './drops.messages.ts';

/** Letters of a list: fifty long lines. */
const TYPED_MAX = 10_000;

export interface PasteReceiversProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onAdd: (lines: readonly ReceiverLine[]) => void;
}

export function PasteReceivers({ typed, onType, onAdd }: PasteReceiversProps) {
  const text = useText(dropsText);
  const words = useFixedWords();
  const areas = useAreas();
  const { send, isPending, failure } = useSend(getTrades, { shownHere: 'all' });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const tids = tradesIn(typed);
  const find = async (): Promise<void> => {
    const sent = await send({ tids });
    if (!sent.ok) return;
    setMissing(sent.value.missing);
    onType(withReceivers(typed, sent.value.trades));
  };
  // What was put right or taken out since is not missing any more.
  const stillMissing = missing.filter((tid) => tids.includes(tid));
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
        {tids.length > stillMissing.length && (
          <Button isPending={isPending} onPress={() => void find()}>
            {text.findTrades(tids.length)}
          </Button>
        )}
        <div role="status">
          {lines.length > 0 && (
            <Text size={13} tone="body">
              {text.understood(lines.length, faulty.length)}
            </Text>
          )}
        </div>
      </Inline>
      {failure && (
        <Notice tone="critical" title={text.tradesFailed}>
          {words(failure)}
        </Notice>
      )}
      {stillMissing.length > 0 && (
        <Notice tone="caution">{text.tradesMissing(stillMissing.join(', '))}</Notice>
      )}
    </Stack>
  );
}
