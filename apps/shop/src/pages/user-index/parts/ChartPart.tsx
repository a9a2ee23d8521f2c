/** A chart under its title; on a phone it is closed, and asked for when it is opened. */
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import * as css from '../user-index.css.ts';

export interface ChartPartProps {
  readonly title: string;
  /** What is shown of it; null where there is no choice. */
  readonly choice: ReactNode;
  readonly children: ReactNode;
}

export function ChartPart({ title, choice, children }: ChartPartProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const heading = <Heading level={2}>{title}</Heading>;
  return (
    <Sheet element="section" aria-label={title}>
      {isPhone ? (
        <details
          className={css.closed}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {heading}
            <span className={css.chevron} aria-hidden="true" />
          </summary>
          {isOpen && (
            <Stack gap={16}>
              {choice}
              {children}
            </Stack>
          )}
        </details>
      ) : (
        <Stack gap={16}>
          <Inline justify="between">
            {heading}
            {choice}
          </Inline>
          {children}
        </Stack>
      )}
    </Sheet>
  );
}
