/**
 * A requirement is pasted or written and read along. The text is the only source: whatever is mended or chosen
 * changes the text. What an input method composes is left alone until it is committed; an answer to older words
 * never takes the place of a newer one.
 */
import { parseRequirement } from '@banxin/contract/calls/order/requirement';
import type { RequirementAnswer } from '@banxin/contract/calls/order/requirement.schemas';
import { REQUIREMENT_MAX } from '@banxin/contract/constants';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { useState } from 'react';
import { usualText } from '../../../features/usual/usual.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { LoadFailure } from '../../../lib/LoadFailure.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSettled } from '../../../lib/useSettled.ts';
import { QuickJob } from './QuickJob.tsx';
import * as css from './quickOrder.css.ts';
import { quickOrderText } from './quickOrder.messages.ts';
import { useUsual } from './usual.data.ts';

/** So long nothing is typed before it is read. @unit ms */
const PAUSE = 300;

interface Read {
  readonly text: string;
  readonly answer: RequirementAnswer;
}

/** Choosing what was ordered before writes its words. */
function UsualChoice({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const text = useText(usualText);
  const { word, name } = useCatalogueWords();
  const usual = useUsual();
  const ordered = (usual.state === 'ready' ? usual.value : []).flatMap(
    ({ productId, productName, last }) => {
      if (last === null) return [];
      const label = name('product', productId, productName);
      return [{ id: last.orderSN, label, words: `${label} ${word(last.spec, last.specSaid)}` }];
    },
  );
  if (ordered.length === 0) return null;
  return (
    <NativeSelect
      aria-label={text.choose}
      options={[{ id: '', label: text.choose }, ...ordered]}
      value=""
      onChange={(id) => {
        const chosen = ordered.find((one) => one.id === id);
        if (chosen) onChoose(chosen.words);
      }}
    />
  );
}

export default function QuickOrderBox() {
  const text = useText(quickOrderText);
  const [written, setWritten] = useState('');
  /** Without what is being composed. */
  const [committed, setCommitted] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [last, setLast] = useState<Read | null>(null);
  const settled = useSettled(committed, PAUSE);
  const isEmpty = settled.trim() === '';
  const reading = useCall(parseRequirement, isEmpty ? null : { text: settled }, {
    isLasting: true,
  });
  const answer = reading.state === 'ready' ? reading.value : null;
  if (answer && last?.answer !== answer) setLast({ text: settled, answer });
  const change = (next: string): void => {
    setWritten(next);
    if (!isComposing) setCommitted(next);
  };
  const isCurrent = last?.text === written && reading.state === 'ready';
  const shown = isEmpty || reading.state === 'failed' ? null : last;
  return (
    <Stack gap={16}>
      <div
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={(event) => {
          setComposing(false);
          if (event.target instanceof HTMLTextAreaElement) setCommitted(event.target.value);
        }}
      >
        <TextArea
          label={text.label}
          placeholder={text.placeholder}
          maxLength={REQUIREMENT_MAX}
          rows={3}
          value={written}
          onChange={change}
        />
      </div>
      <UsualChoice
        onChoose={(words) => {
          const all = written.trim() === '' ? words : `${written.trimEnd()}\n${words}`;
          change(all.length > REQUIREMENT_MAX ? words : all);
        }}
      />
      <VisuallyHidden>
        <span role="status">{!isEmpty && reading.state === 'loading' ? text.reading : ''}</span>
      </VisuallyHidden>
      {!isEmpty && reading.state === 'failed' && (
        <LoadFailure
          place="notice"
          title={text.failed}
          kept={text.kept}
          error={reading.error}
          onRetry={reading.retry}
        />
      )}
      {shown && shown.answer.jobs.length > 0 && (
        <ol className={css.jobs} aria-label={text.jobs} aria-busy={!isCurrent}>
          {shown.answer.jobs.map((job) => (
            <QuickJob
              key={job.start}
              job={job}
              written={shown.text}
              onMend={isCurrent ? change : undefined}
            />
          ))}
        </ol>
      )}
      {shown && shown.answer.left > 0 && (
        <Text size={13} tone="quiet">
          {text.left(shown.answer.left)}
        </Text>
      )}
    </Stack>
  );
}
