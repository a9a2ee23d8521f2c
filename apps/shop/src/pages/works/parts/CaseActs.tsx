/** The steps of a case: what leads on first, and why one cannot be taken now. */
import type { WorksStep } from '@banxin/contract/entities/works';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';

export interface CaseActsProps {
  readonly steps: readonly WorksStep[];
  /** Somebody else has the case in hand, in words; null when nobody has. */
  readonly heldBy: string | null;
  /** The step that is on its way; null for none. */
  readonly pending: string | null;
  readonly onStep: (step: WorksStep) => void;
}

export function CaseActs({ steps, heldBy, pending, onStep }: CaseActsProps) {
  const text = useText(worksText);
  const words = useFixedWords();
  const id = useId();
  const whyNot = ({ refusal }: WorksStep): string | null =>
    heldBy ?? (refusal === null ? null : words(refusal));
  const reasons = [...new Set(steps.flatMap((step) => whyNot(step) ?? []))];
  const first = steps.find((step) => whyNot(step) === null);
  return (
    <section className={css.acts} aria-label={text.acts}>
      <Stack gap={8}>
        <Inline gap={8}>
          {steps.map((step) => {
            const why = whyNot(step);
            return (
              <Button
                key={`${step.entity}:${step.event}`}
                variant={step === first ? 'primary' : 'secondary'}
                isDisabled={why !== null}
                isPending={pending === step.event}
                aria-describedby={why === null ? undefined : `${id}${reasons.indexOf(why)}`}
                onPress={() => onStep(step)}
              >
                {words(step.title)}
              </Button>
            );
          })}
        </Inline>
        {steps.length === 0 && (
          <Text size={13} tone="quiet">
            {text.noActs}
          </Text>
        )}
        {reasons.map((why, at) => (
          <Text key={why} size={12} tone="quiet">
            <span id={`${id}${at}`}>{why}</span>
          </Text>
        ))}
      </Stack>
    </section>
  );
}
