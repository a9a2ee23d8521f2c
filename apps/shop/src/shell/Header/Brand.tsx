/** The mark: a sheet between crop marks, with the name in Song face. */

import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';

export function Brand({ isOnDark = false }: { isOnDark?: boolean }) {
  const text = useText(shellText);
  return (
    <span className={css.brand}>
      <svg className={css.mark} viewBox="0 0 44 44" aria-hidden="true">
        <path
          d="M9 1v7H1M35 1v7h8M9 43v-7H1M35 43v-7h8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
          opacity="0.7"
        />
        <path d="M11 9h22v26H11z" fill="currentColor" />
        <path d="M16 14.500h12v15H16z" className={isOnDark ? css.markPaperOnDark : css.markPaper} />
        <path d="M18.500 18h4" className={css.markSeal} strokeWidth="2" />
        <path d="M18.500 22h7M18.500 25.500h7" stroke="currentColor" strokeWidth="1.500" />
      </svg>
      <span className={css.brandNames}>
        <span className={css.brandName}>{text.brand}</span>
        <span className={css.brandAside}>{text.brandAside}</span>
      </span>
    </span>
  );
}
