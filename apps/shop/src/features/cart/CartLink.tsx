/** The way to the cart of who is logged in, with how many kinds of goods lie in it. */
import { getCart } from '@banxin/contract/calls/stock/cart';
import { Badge } from '@banxin/ui/Badge';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { CartWay, type CartWayProps } from './CartWay.tsx';
import { cartText } from './cart.messages.ts';

export function CartLink(props: Omit<CartWayProps, 'children'>) {
  const text = useText(cartText);
  const cart = useCall(getCart, {});
  const count =
    cart.state === 'ready' ? cart.value.lines.filter(({ isSaved }) => !isSaved).length : 0;
  return (
    <CartWay {...props}>
      <Badge count={count} label={text.kinds(count)} />
    </CartWay>
  );
}
