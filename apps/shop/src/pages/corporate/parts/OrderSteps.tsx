/** The seven steps of an order. */
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import * as css from '../Corporate.css.ts';
import { corporateText } from '../corporate.messages.ts';

export function OrderSteps() {
  const text = useText(corporateText);
  return (
    <Stack element="section" gap={16} aria-label={text.steps}>
      <Heading level={2}>{text.steps}</Heading>
      <Sheet>
        <ol className={css.steps}>
          {text.step.map((step, at) => (
            <li key={step} className={css.step}>
              <Heading level={3}>{step}</Heading>
              <Text size={13} tone="body">
                {text.stepDoes[at]}
              </Text>
            </li>
          ))}
        </ol>
      </Sheet>
    </Stack>
  );
}
