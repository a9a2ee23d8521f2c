/** The foot of a dialog that sends something: why it was not done, the way back, the way on. */
import type { CallError } from '@banxin/contract/callError';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';
import { useFixedWords } from './fixedWords.ts';

export interface DialogFootProps {
  readonly failure: CallError | null;
  /** Title of a failure. */
  readonly failed: string;
  readonly backLabel: string;
  readonly onBack: () => void;
  /** The button that sends. */
  readonly children: ReactNode;
}

export function DialogFoot({ failure, failed, backLabel, onBack, children }: DialogFootProps) {
  const words = useFixedWords();
  return (
    <>
      {failure && (
        <Notice tone="critical" title={failed}>
          {words(failure)}
        </Notice>
      )}
      <Stack align="end">
        <Inline gap={12}>
          <Button onPress={onBack}>{backLabel}</Button>
          {children}
        </Inline>
      </Stack>
    </>
  );
}
