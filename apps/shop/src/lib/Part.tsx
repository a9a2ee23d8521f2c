/** One part of a page under its title: a sheet of its own. */
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';

export interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Part({ title, children }: PartProps) {
  return (
    <Sheet element="section" aria-label={title}>
      <Stack gap={16}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Sheet>
  );
}
