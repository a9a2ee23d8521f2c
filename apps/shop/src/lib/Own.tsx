/**
 * What somebody wrote and nobody translates, as they wrote it: what customers call their own (names, addresses,
 * remarks, files), and texts that the shop wrote in Chinese.
 */
import type { ReactNode } from 'react';

export interface OwnProps {
  /** `article` for a whole text. @default 'span' */
  readonly element?: 'span' | 'article';
  /** What the shop wrote is Chinese; what customers wrote may be anything. @default false */
  readonly isChinese?: boolean;
  readonly children: ReactNode;
}

export function Own({ element: Element = 'span', isChinese = false, children }: OwnProps) {
  return (
    <Element translate="no" lang={isChinese ? 'zh-CN' : undefined}>
      {children}
    </Element>
  );
}
