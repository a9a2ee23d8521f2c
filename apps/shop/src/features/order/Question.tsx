/** What is asked before something of an order is done, with what to know about it. */
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';

export interface QuestionProps {
  readonly children: ReactNode;
  readonly hint: string;
}

export function Question({ children, hint }: QuestionProps) {
  return (
    <Stack gap={4}>
      <Text element="p">{children}</Text>
      <Text element="p" tone="body" size={13}>
        {hint}
      </Text>
    </Stack>
  );
}
