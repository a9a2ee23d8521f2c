/** Puts goods into the cart: that of who is logged in, or what this browser keeps of a visitor. */
import { mergeCart } from '@banxin/contract/calls/stock/cart';
import { CART_KINDS_MAX } from '@banxin/contract/constants';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { pathOf } from '@banxin/contract/routes';
import { useLocation } from 'wouter';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { useAmount } from './amount.ts';
import { cartText } from './cart.messages.ts';
import { keepLine } from './keptCart.ts';
import { useKeptCount } from './useKeptCount.ts';

export interface AddedGoods {
  readonly productId: number;
  /** In the reader's language. */
  readonly name: string;
  readonly quantity: number;
}

/** Who is here: null a visitor, undefined while it is not known. */
export type Who = Pick<UserInfo, 'id'> | null | undefined;

export function useAddToCart(user: Who) {
  const text = useText(cartText);
  const amount = useAmount();
  const { store, toasts, newKey } = useServices();
  const [, navigate] = useLocation();
  const [, look] = useKeptCount();
  const { send, isPending } = useSend(mergeCart);

  const tell = (detail: string): void => {
    toasts.show({
      text: text.added,
      detail,
      tone: 'positive',
      action: { label: text.toCart, onPress: () => navigate(pathOf('stockCart')) },
    });
  };
  const keep = ({ productId, quantity }: AddedGoods): void => {
    if (keepLine(store, { productId, quantity }, newKey)) tell(text.keptDetail);
    else toasts.show({ text: text.full(CART_KINDS_MAX), tone: 'caution' });
    look();
  };
  /** Says what became of it. */
  const add = async (goods: AddedGoods): Promise<void> => {
    // Before it is known who is here it is kept, and taken over as soon as it is.
    if (!user) {
      keep(goods);
      return;
    }
    const { productId, name, quantity } = goods;
    const sent = await send({ lines: [{ productId, quantity }] });
    if (!sent.ok) return;
    const { capped, lines } = sent.value;
    const line = lines.find((one) => one.productId === productId);
    if (capped.includes(productId) && line) {
      toasts.show({ text: text.all(amount(line.quantity, line.unit)), tone: 'caution' });
      return;
    }
    tell(name);
  };
  return { add, isPending };
}
