/** Who is logged in, and below it where an account leads, as far as this login may. */
import { Link } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useDisclosure } from '../Menu/useDisclosure.ts';
import { useUserLinks } from '../Menu/userLinks.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';

export interface UserMenuProps {
  readonly userName: string;
  readonly onLogout: () => void;
}

export function UserMenu({ userName, onLogout }: UserMenuProps) {
  const text = useText(shellText);
  const links = useUserLinks();
  const { isOpen, close, root, button, panel } = useDisclosure();
  return (
    <div className={css.userMenu} {...root}>
      <button type="button" className={css.userButton} {...button}>
        <svg viewBox="0 0 16 16" className={css.utilityIcon} aria-hidden="true">
          <path
            d="M8 8.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.500 14a5.500 5.500 0 0 1 11 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.300"
          />
        </svg>
        <span className={css.userName} translate="no">
          {text.greeting(userName)}
        </span>
        <svg viewBox="0 0 10 10" width="8" height="8" aria-hidden="true">
          <path d="M1 3l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.500" />
        </svg>
      </button>
      {isOpen && (
        <ul {...panel} className={css.userPanel} aria-label={text.account}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={css.userLink} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={css.userLink} onClick={onLogout}>
              {text.logout}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
