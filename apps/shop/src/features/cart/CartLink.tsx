/** The way to the cart, with how many kinds of goods lie in it. */
import { getCart } from '@banxin/contract/calls/stock/cart';
import { pathOf, routeOf } from '@banxin/contract/routes';
import { Badge } from '@banxin/ui/Badge';
import { Link } from 'wouter';
import { useRouteTitle } from '../../lib/routeTitle.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { cartText } from './cart.messages.ts';

export function CartLink({ className }: { readonly className: string }) {
  const text = useText(cartText);
  const titleOf = useRouteTitle();
  const cart = useCall(getCart, {});
  const count =
    cart.state === 'ready' ? cart.value.lines.filter(({ isSaved }) => !isSaved).length : 0;
  return (
    <Link href={pathOf('stockCart')} className={className}>
      <span>
        {titleOf(routeOf('stockCart'))} <Badge count={count} label={text.kinds(count)} />
      </span>
    </Link>
  );
}
