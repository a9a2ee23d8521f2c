/** The steps of a case: what leads on first, and why one cannot be taken now. */
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';

interface Step {
  readonly title: KeyedMessage;
  /** Why it cannot be taken; null when it can. */
  readonly refusal: KeyedMessage | null;
}

export interface CaseActsProps<S extends Step> {
  readonly steps: readonly S[];
  readonly keyOf: (step: S) => string;
  /** Somebody else has the case in hand, in words; null when nobody has. */
  readonly heldBy: string | null;
  /** Whether it is on its way. */
  readonly isPending: (step: S) => boolean;
  readonly onStep: (step: S) => void;
}

export function CaseActs<S extends Step>(props: CaseActsProps<S>) {
  const { steps, keyOf, heldBy, isPending, onStep } = props;
  const text = useText(worksText);
  const words = useFixedWords();
  const id = useId();
  const whyNot = ({ refusal }: Step): string | null =>
    heldBy ?? (refusal === null ? null : words(refusal));
  const reasons = [...new Set(steps.flatMap((step) => whyNot(step) ?? []))];
  const first = steps.find((step) => whyNot(step) === null);
  return (
    <section className={css.acts} aria-label={text.acts} data-acts>
      <Stack gap={8}>
        <Inline gap={8}>
          {steps.map((step) => {
            const why = whyNot(step);
            return (
              <Button
                key={keyOf(step)}
                variant={step === first ? 'primary' : 'secondary'}
                isDisabled={why !== null}
                isPending={isPending(step)}
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
