/** The head of a batch page: its title, and which of the three steps it is at. */
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { batchText } from './batch.messages.ts';

/** null: all is done. */
export type BatchStep = 'upload' | 'check' | 'submit' | null;

export interface BatchFrameProps {
  readonly title: string;
  readonly step: BatchStep;
  readonly hasProblem: boolean;
  readonly children: ReactNode;
}

export function BatchFrame({ title, step, hasProblem, children }: BatchFrameProps) {
  const text = useText(batchText);
  return (
    <Stack gap={20}>
      <Heading level={1}>{title}</Heading>
      <Steps
        label={text.steps}
        items={[
          { id: 'upload', title: text.upload },
          { id: 'check', title: text.check },
          { id: 'submit', title: text.submit },
        ]}
        currentId={step}
        hasProblem={hasProblem}
      />
      {children}
    </Stack>
  );
}
