/** One piece of goods into the cart, on the sheet of a product from the shelf; none where there is nothing to be had. */
import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { useText } from '../../lib/text.ts';
import * as css from './AddToCart.css.ts';
import { cartText } from './cart.messages.ts';
import { useAddToCart, type Who } from './useAddToCart.ts';

export interface AddToCartProps {
  readonly product: Pick<ProductCard, 'id' | 'name' | 'isStock' | 'restockOn'>;
  readonly user: Who;
}

function AddButton({ product: { id, name }, user }: AddToCartProps) {
  const text = useText(cartText);
  const { add, isPending } = useAddToCart(user);
  return (
    <button
      type="button"
      className={css.add}
      aria-label={text.addName(name)}
      aria-busy={isPending}
      onClick={() => void add({ productId: id, name, quantity: 1 })}
    >
      {text.add}
    </button>
  );
}

export function AddToCart(props: AddToCartProps) {
  const { isStock, restockOn } = props.product;
  return isStock && restockOn === null ? <AddButton {...props} /> : null;
}
