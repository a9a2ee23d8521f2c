/** One piece of goods into the cart, on the sheet of a product from the shelf; none where there is nothing to be had. */
import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { useText } from '../../lib/text.ts';
import * as css from './AddToCart.css.ts';
import { cartText } from './cart.messages.ts';
import { useAddToCart } from './useAddToCart.ts';

export interface AddToCartProps {
  readonly product: Pick<ProductCard, 'id' | 'name' | 'isStock' | 'restockOn'>;
}

function AddButton({ product: { id, name } }: AddToCartProps) {
  const text = useText(cartText);
  const { add, isPending } = useAddToCart();
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

export function AddToCart({ product }: AddToCartProps) {
  return product.isStock && product.restockOn === null ? <AddButton product={product} /> : null;
}
