/** What the header has for who is logged in: the menu of the account, what was not read yet, and the cart. */
import { CartLink } from '../../features/cart/CartLink.tsx';
import { UnreadLink } from '../../features/message/UnreadLink.tsx';
import { useSession } from '../../features/session/session.ts';
import * as css from './Header.css.ts';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

export default function OwnLinks(props: UserMenuProps) {
  const { mayOpen } = useSession();
  return (
    <>
      <UserMenu {...props} />
      {mayOpen('userMessage') && <UnreadLink className={css.utilityButton} />}
      {mayOpen('stockCart') && <CartLink className={css.utilityWide} />}
    </>
  );
}
