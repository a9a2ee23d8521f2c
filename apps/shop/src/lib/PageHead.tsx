/** The head of a reading page: the way to it, its title, what it is about. */
import { Heading } from '@banxin/ui/Heading';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import * as css from './PageHead.css.ts';

export interface PageHeadProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: string;
  /** The breadcrumb, above the title. */
  readonly way?: ReactNode;
  /** Stands on the band of the second header theme. @default false */
  readonly isOnBand?: boolean;
}

export function PageHead({ title, lead, way, isOnBand = false }: PageHeadProps) {
  return (
    <header className={isOnBand ? css.onBand : css.head}>
      {way}
      <Heading level={1}>{title}</Heading>
      {lead !== undefined && <Text tone="body">{lead}</Text>}
    </header>
  );
}
