/** Goods of the address, and what is done with them. */
import type { OutputOf } from '@banxin/contract/call';
import { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import { getCart, setCartLine } from '@banxin/contract/calls/stock/cart';
import { getGoods } from '@banxin/contract/calls/stock/goods';
import { errCode } from '@banxin/contract/errors';
import { useMemo } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { useSend } from '../../lib/useSend.ts';

/** Names in the reader's language. */
export type Goods = OutputOf<typeof getGoods>;

/** Stands for an address that is no number: the server knows no such product. */
const NO_PRODUCT = 2_147_483_647;

/** What lies on the shelf of the address. */
export function useGoods(): Loadable<Goods> {
  const { id } = useRouteParams('productStock');
  const goods = useCall(getGoods, { id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : NO_PRODUCT });
  const { name } = useCatalogueWords();
  return useMemo(() => {
    if (goods.state !== 'ready') return goods;
    const { value } = goods;
    return {
      ...goods,
      value: {
        ...value,
        name: name('product', value.productId, value.name),
        description: name('description', value.productId, value.description),
      },
    };
  }, [goods, name]);
}

/** Whether the address names something that is printed; null while it is not known. Asked only when `isAsked`. */
export function useIsPrinted(isAsked: boolean): boolean | null {
  const { id } = useRouteParams('productStock');
  const names = useCall(getProductCategoryNames, isAsked ? {} : null);
  if (names.state === 'loading') return null;
  return (
    names.state === 'ready' &&
    names.value.some((one) => one.parentId !== null && String(one.id) === id)
  );
}

/** Sets the line of these goods in the cart to exactly so many, whatever it had. */
export function useSetLine(productId: number) {
  const words = useFixedWords();
  const { toasts } = useServices();
  const cart = useCall(getCart, {});
  const reading = useSend(getCart);
  const { send, isPending } = useSend(setCartLine, { shownHere: [errCode.cartMoved] });
  /** Asked for once more where it did not load: why it fails again is told. */
  const versionNow = async (): Promise<number | null> => {
    if (cart.state === 'ready') return cart.value.version;
    const sent = await reading.send({});
    return sent.ok ? sent.value.version : null;
  };
  const set = async (quantity: number, isSaved = false): Promise<boolean> => {
    const version = await versionNow();
    if (version === null) return false;
    const sent = await send({ productId, quantity, isSaved, version });
    if (sent.ok) return true;
    if (sent.failure?.errCode === errCode.cartMoved) {
      toasts.show({ text: words(sent.failure), tone: 'caution' });
      if (cart.state === 'ready') await cart.refresh();
    }
    return false;
  };
  return { set, isPending: isPending || reading.isPending || cart.state === 'loading' };
}
