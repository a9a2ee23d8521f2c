/** All products: a button in the line of categories; what it opens comes when somebody points at it. */

import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { useDisclosure } from '../Menu/useDisclosure.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';

const ProductMenuPanel = lazyPart(() => import('./ProductMenuPanel.tsx'));

export function ProductMenu() {
  const text = useText(shellText);
  const { isOpen, close, root, button, panel } = useDisclosure({ opensOnFocus: true });
  return (
    <div className={css.productMenu} {...root}>
      <button type="button" className={css.productMenuButton} {...button}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 3.500h12M2 8h12M2 12.500h12" stroke="currentColor" strokeWidth="1.500" />
        </svg>
        {text.menuProducts}
      </button>
      {isOpen && (
        <div {...panel} className={css.productPanel}>
          <PartBoundary>
            <ProductMenuPanel onLeave={close} />
          </PartBoundary>
        </div>
      )}
    </div>
  );
}
