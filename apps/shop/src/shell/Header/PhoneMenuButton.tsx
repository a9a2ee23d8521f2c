/** Opens the menu of a phone; its drawer comes with the first press. */
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';
import type { UtilityLineProps } from './UtilityLine.tsx';

const PhoneMenu = lazyPart(() => import('./PhoneMenu.tsx'));

export function PhoneMenuButton(props: UtilityLineProps) {
  const text = useText(shellText);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={css.phoneMenu}
        aria-label={text.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M2 4.500h16M2 10h16M2 15.500h16" stroke="currentColor" strokeWidth="1.500" />
        </svg>
      </button>
      {isOpen && (
        <PartBoundary onLost={close}>
          <PhoneMenu {...props} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
