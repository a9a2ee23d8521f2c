/** One piece of goods into the cart, on the sheet of a product from the shelf; none where there is nothing to be had. */
import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import * as css from './AddToCart.css.ts';
import { cartText } from './cart.messages.ts';
import type { Who } from './useAddToCart.ts';

/** Most who read a list of products put none into the cart. */
const Adding = lazyPart(() => import('./Adding.tsx'));
const prepare = () => void Adding.prepare();

export interface AddToCartProps {
  readonly product: Pick<ProductCard, 'id' | 'name' | 'isStock' | 'restockOn'>;
  readonly user: Who;
}

function AddButton({ product: { id, name }, user }: AddToCartProps) {
  const text = useText(cartText);
  const showPartFailed = usePartFailedToast();
  const [presses, setPresses] = useState(0);
  const [isPending, setPending] = useState(false);
  const press = (): void => {
    setPending(true);
    setPresses((count) => count + 1);
  };
  return (
    <>
      <button
        type="button"
        className={css.add}
        aria-label={text.addName(name)}
        aria-busy={isPending}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {text.add}
      </button>
      {presses > 0 && (
        <PartBoundary
          onLost={() => {
            setPending(false);
            setPresses(0);
            showPartFailed(text.notAdded, press);
          }}
        >
          <Adding
            goods={{ productId: id, name, quantity: 1 }}
            user={user}
            presses={presses}
            onSettled={() => setPending(false)}
          />
        </PartBoundary>
      )}
    </>
  );
}

export function AddToCart(props: AddToCartProps) {
  const { isStock, restockOn } = props.product;
  return isStock && restockOn === null ? <AddButton {...props} /> : null;
}
