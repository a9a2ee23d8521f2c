/** How many kinds of goods a visitor has put into the cart. */
import { Badge } from '@banxin/ui/Badge';
import { useText } from '../../lib/text.ts';
import { cartText } from './cart.messages.ts';
import { useKeptCount } from './useKeptCount.ts';

export default function KeptCount() {
  const text = useText(cartText);
  const [count] = useKeptCount();
  return <Badge count={count} label={text.kinds(count)} />;
}
