/** How many, and where they go: into the cart, to a checkout of their own, or kept for later while there are none. */
import { submit } from '@banxin/contract/calls/stock/submit';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { NumberField } from '@banxin/ui/NumberField';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAmount } from '../../../features/cart/amount.ts';
import { useAddToCart } from '../../../features/cart/useAddToCart.ts';
import { useUser } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { type Goods, useSetLine } from '../product-stock.data.ts';
import { stockText } from '../product-stock.messages.ts';
import { Reminder } from './Reminder.tsx';

export interface BuyProps {
  readonly goods: Goods;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** Nothing lies there: when it comes, and the place where it is not forgotten. */
function SoldOut({ goods }: Pick<BuyProps, 'goods'>) {
  const { productId, restockOn } = goods;
  const text = useText(stockText);
  const { dayWords } = useText(dayText);
  const { toasts } = useServices();
  const [, navigate] = useLocation();
  const { set, isPending } = useSetLine(productId);
  const save = async (): Promise<void> => {
    if (!(await set(1, true))) return;
    toasts.show({
      text: text.savedForLater,
      detail: text.savedDetail,
      tone: 'positive',
      action: {
        label: text.seeCart,
        onPress: () => navigate(pathOf('stockCart', {}, { tab: 'saved' })),
      },
    });
  };
  return (
    <Stack gap={16} align="start">
      <Notice tone="caution" title={text.soldOut}>
        {restockOn === null ? text.noRestock : text.restock(dayWords(restockOn))}
      </Notice>
      <Reminder goods={goods} />
      <Button isPending={isPending} onPress={() => void save()}>
        {text.saveForLater}
      </Button>
    </Stack>
  );
}

function InStock({ goods, quantity, onQuantity }: BuyProps) {
  const text = useText(stockText);
  const amount = useAmount();
  const { word } = useCatalogueWords();
  const may = useCanCall();
  const [, navigate] = useLocation();
  const { productId, name, unit, available, perOrder, sample } = goods;
  const most = Math.min(available, perOrder);
  /** More was asked for than there is. */
  const [isCapped, setCapped] = useState(false);
  const { add, isPending } = useAddToCart(useUser());
  // A checkout of its own: what lies in the cart stays as it is.
  const buy = (): void => navigate(pathOf('stockSubmit', {}, { buy: `${productId}x${quantity}` }));
  const limit = sample === null ? text.perOrder : text.perSample;
  return (
    <Stack gap={16}>
      <NumberField
        label={text.quantity}
        unit={word(unit, ['units', unit])}
        minValue={1}
        value={quantity}
        onChange={(typed) => {
          setCapped(typed > most);
          onQuantity(Number.isNaN(typed) ? 1 : Math.min(typed, most));
        }}
        description={isCapped ? undefined : limit(amount(perOrder, unit))}
        errorMessage={isCapped ? text.most(amount(most, unit)) : undefined}
      />
      <Inline gap={12}>
        {may(submit) && (
          <Button variant="primary" size="large" onPress={buy}>
            {text.buyNow}
          </Button>
        )}
        <Button
          size="large"
          isPending={isPending}
          onPress={() => void add({ productId, name, quantity })}
        >
          {text.toCart}
        </Button>
      </Inline>
    </Stack>
  );
}

export function Buy(props: BuyProps) {
  return props.goods.available === 0 ? <SoldOut goods={props.goods} /> : <InStock {...props} />;
}
