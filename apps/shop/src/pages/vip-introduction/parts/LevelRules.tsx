/** How levels grow, and what is asked most about them. */
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import * as css from '../VipIntroduction.css.ts';
import { vipText } from '../vip-introduction.messages.ts';

export function LevelRules() {
  const text = useText(vipText);
  return (
    <Sheet>
      <Stack gap={32}>
        <Stack element="section" gap={12} aria-label={text.growth}>
          <Heading level={2}>{text.growth}</Heading>
          <ul className={css.list}>
            {text.growthWords.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Stack>
        <Stack element="section" gap={16} aria-label={text.questions}>
          <Heading level={2}>{text.questions}</Heading>
          <div className={css.questions}>
            {text.question.map((question, at) => (
              <Stack key={question} gap={4}>
                <Heading level={3}>{question}</Heading>
                <Text tone="body">{text.answer[at]}</Text>
              </Stack>
            ))}
          </div>
        </Stack>
      </Stack>
    </Sheet>
  );
}
