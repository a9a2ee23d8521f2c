/** What follows from what was told: tolerance, who answers for it, what was paid, what is offered. */
import type { ClaimJudgement } from '@banxin/contract/entities/afterSales';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { createText } from '../aftersale-create.messages.ts';

export function Judgement({ judgement }: { readonly judgement: ClaimJudgement }) {
  const text = useText(createText);
  const told = useFixedWords();
  const { within, sentence, liability, lastDay, most } = judgement;
  const title = within === null ? undefined : within ? text.within : text.beyond;
  return (
    <Stack gap={16}>
      <Notice
        tone={within === false ? 'positive' : 'action'}
        {...(title !== undefined && { title })}
      >
        {told(sentence)}
      </Notice>
      <DescriptionList
        columns={2}
        items={[
          { label: text.most, value: <Money fen={most} tone="strong" /> },
          { label: text.liability, value: text[liability] },
        ]}
      />
      <Text size={12} tone="quiet">
        {lastDay !== null && `${text.lastDay(lastDay)} · `}
        {text.mostHint}
      </Text>
    </Stack>
  );
}
