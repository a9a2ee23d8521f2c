/** One kind of goods in the cart: what it costs at its quantity, what a few more would save, why it cannot be bought. */
import type { CartLine } from '@banxin/contract/entities/cart';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Link } from '@banxin/ui/Link';
import { formatFen, Money } from '@banxin/ui/Money';
import { NumberField } from '@banxin/ui/NumberField';
import { Text } from '@banxin/ui/Text';
import { memo, type ReactNode, useState } from 'react';
import { useAmount } from '../../../features/cart/amount.ts';
import { ProductDrawing } from '../../../features/product/ProductDrawing.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { isUnavailable, type Wish } from '../cartView.ts';
import * as css from '../StockCart.css.ts';
import { stockCartText } from '../stock-cart.messages.ts';

export interface CartRowProps {
  readonly line: CartLine;
  /** Whether it is checked out with the others; undefined where nothing can be chosen. */
  readonly isChosen?: boolean | undefined;
  readonly onChoose?: ((productId: number, isChosen: boolean) => void) | undefined;
  readonly onWish: (wish: Wish) => void;
  readonly onRemove: (line: CartLine) => void;
}

/** Why it cannot be bought as it stands. */
function useWhy(): (line: CartLine) => string | null {
  const text = useText(stockCartText);
  const { dayWords } = useText(dayText);
  const amount = useAmount();
  return ({ why, restockOn, most, unit }) => {
    switch (why) {
      case 'gone':
        return text.goneWhy;
      case 'soldOut':
        return restockOn === null ? text.soldOut : text.restock(dayWords(restockOn));
      case 'tooMany':
        return text.tooMany(amount(most, unit));
      case null:
        return null;
    }
  };
}

/** What is to be said of its price, below its name. */
function Hints({ line: { moved, next, unit } }: Pick<CartRowProps, 'line'>) {
  const text = useText(stockCartText);
  const amount = useAmount();
  const { word } = useCatalogueWords();
  return (
    <>
      {next && (
        <Text size={13} tone="action">
          {text.next(amount(next.more, unit), formatFen(next.saves), word(unit, ['unit', unit]))}
        </Text>
      )}
      {moved !== 0 && (
        <Text size={13} tone={moved < 0 ? 'positive' : 'caution'}>
          {moved < 0 ? text.cheaper(formatFen(-moved)) : text.dearer(formatFen(moved))}
        </Text>
      )}
    </>
  );
}

export const CartRow = memo(function CartRow({
  line,
  isChosen,
  onChoose,
  onWish,
  onRemove,
}: CartRowProps): ReactNode {
  const text = useText(stockCartText);
  const amount = useAmount();
  const whyOf = useWhy();
  const { word } = useCatalogueWords();
  const { productId, unit, quantity, isSaved, each, sum, most, why } = line;
  const name = line.name || text.gone(productId);
  const reason = whyOf(line);
  const isHere = !isUnavailable(line);
  /** More was asked for than there is. */
  const [isCapped, setCapped] = useState(false);
  const wish = (changed: Partial<Wish>): void =>
    onWish({ productId, quantity, isSaved, ...changed });
  const price = each !== null && text.each(formatFen(each), word(unit, ['unit', unit]));
  return (
    <li className={css.row} data-product={productId}>
      <div className={css.tick}>
        {isChosen !== undefined && (
          <Checkbox
            aria-label={text.select(name)}
            isSelected={isChosen}
            isDisabled={why !== null}
            onChange={(chosen) => onChoose?.(productId, chosen)}
          />
        )}
      </div>
      <div className={isHere ? css.art : `${css.art} ${css.faded}`}>
        <ProductDrawing productId={productId} />
      </div>
      <div className={css.words}>
        {why === 'gone' ? (
          <Text weight="medium">{name}</Text>
        ) : (
          <Link href={pathOf('productStock', { id: productId })} kind="standalone">
            {name}
          </Link>
        )}
        {price !== false && (
          <span className={css.eachBelow}>
            <Text size={13} tone="body">
              {price}
            </Text>
          </span>
        )}
        {reason !== null && (
          <Text size={13} tone="caution">
            {reason}
          </Text>
        )}
        {why === 'tooMany' && (
          <span>
            <Button size="small" onPress={() => wish({ quantity: most })}>
              {text.takeMost(amount(most, unit))}
            </Button>
          </span>
        )}
        {isHere && !isSaved && <Hints line={line} />}
      </div>
      <div className={css.each}>{price || (isHere && <Money fen={null} />)}</div>
      <div className={css.number}>
        {isHere && !isSaved ? (
          <NumberField
            label={text.quantityOf(name)}
            isLabelHidden
            size="small"
            unit={word(unit, ['units', unit])}
            minValue={1}
            value={quantity}
            onChange={(typed) => {
              setCapped(typed > most);
              const fitting = Number.isNaN(typed) ? 1 : Math.max(1, Math.min(typed, most));
              if (fitting !== quantity) wish({ quantity: fitting });
            }}
            errorMessage={isCapped ? text.most(amount(most, unit)) : undefined}
          />
        ) : (
          isHere && <Text numeric>{amount(quantity, unit)}</Text>
        )}
      </div>
      <div className={css.sum}>{isHere && !isSaved && <Money fen={sum} tone="price" />}</div>
      <div className={css.acts}>
        {why !== 'gone' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={isSaved ? text.backName(name) : text.laterName(name)}
            onPress={() => wish({ isSaved: !isSaved })}
          >
            {isSaved ? text.back : text.later}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={text.removeName(name)}
          onPress={() => onRemove(line)}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
});
