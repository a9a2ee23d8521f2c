/** Puts goods into the cart for each press of a button: its code comes with the first one. */
import { useEffect, useRef } from 'react';
import { type AddedGoods, useAddToCart, type Who } from './useAddToCart.ts';

export interface AddingProps {
  readonly goods: AddedGoods;
  readonly user: Who;
  /** How often the button was pressed; above zero. */
  readonly presses: number;
  /** What became of the last press has been said. */
  readonly onSettled: () => void;
}

export default function Adding({ goods, user, presses, onSettled }: AddingProps) {
  const { add } = useAddToCart(user);
  const heard = useRef(0);
  useEffect(() => {
    if (heard.current === presses) return;
    heard.current = presses;
    void add(goods).finally(onSettled);
  });
  return null;
}
