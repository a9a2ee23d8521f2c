// The first thing the keyboard reaches on a page: jumps over the header.
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';
import * as css from './SkipLink.css.ts';
import { skipLinkZh } from './SkipLink.words.ts';

export interface SkipLinkProps {
  /**
   * Id of the content; give that element `tabIndex={-1}`.
   * @zh 正文的 id；该元素须有 `tabIndex={-1}`。
   * @default 'main'
   */
  targetId?: string | undefined;
  /**
   * The words.
   * @zh 链接文字。
   * @default '跳到正文'
   */
  children?: ReactNode | undefined;
}

/**
 * Visible only while it has the focus.
 * @zh 只在有焦点时可见。
 */
export function SkipLink({ targetId = 'main', children }: SkipLinkProps): ReactNode {
  const messages = useWords(skipLinkZh);
  return (
    <a
      href={`#${targetId}`}
      data-component="SkipLink"
      className={css.link}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (target === null) return;
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children ?? messages.skipToContent}
    </a>
  );
}
