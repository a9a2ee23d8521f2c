/** What a customer orders again and again, each with the reason why it stands here and the way to order it again. */
import type { UsualOrder } from '@banxin/contract/calls/order/usual.schemas';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import * as css from './usual.css.ts';
import { usualText } from './usual.messages.ts';

export interface UsualRowsProps {
  readonly rows: readonly UsualOrder[];
  /** Where one is ordered again, or its price seen. */
  readonly wayTo: (row: UsualOrder) => string;
}

function Row({ row, to }: { readonly row: UsualOrder; readonly to: string }) {
  const text = useText(usualText);
  const { word, name } = useCatalogueWords();
  const product = name('product', row.productId, row.productName);
  const { last } = row;
  const again = last ? text.againOf(product) : text.quoteOf(product);
  return (
    <li className={css.row}>
      <div className={css.what}>
        <Text weight="medium" size={14}>
          {product}
        </Text>
        <Text size={12} tone="quiet">
          {last ? text.ordered(row.orders) : text.visited(row.visits)}
        </Text>
        {last && <span className={css.spec}>{word(last.spec, last.specSaid)}</span>}
      </div>
      {last && <Money fen={last.total} tone="strong" />}
      <span className={css.link}>
        <Link href={to} kind="standalone" aria-label={again}>
          {last ? text.again : text.quote}
        </Link>
      </span>
    </li>
  );
}

export function UsualRows({ rows, wayTo }: UsualRowsProps) {
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <Row key={row.last?.orderSN ?? row.productId} row={row} to={wayTo(row)} />
      ))}
    </ul>
  );
}
