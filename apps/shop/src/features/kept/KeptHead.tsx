/** Beside the title of what a customer keeps: how many there are and may be, or who keeps them, and what can be added. */
import { Inline } from '@banxin/ui/Inline';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';

export interface KeptHeadProps {
  readonly note: string;
  /** Buttons. */
  readonly children: ReactNode;
}

export function KeptHead({ note, children }: KeptHeadProps) {
  return (
    <Inline gap={12}>
      <Text size={13} tone="quiet">
        {note}
      </Text>
      {children}
    </Inline>
  );
}
