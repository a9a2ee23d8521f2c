/** The choices of the quote as lists in a plain form: without a script its answer is the page itself. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import type { Configuration, Product } from '@banxin/pricing/types';
import { amountOf } from '@banxin/pricing/units';
import { Button } from '@banxin/ui/Button';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import type { OptionRow } from '../../../features/quote/optionRows.ts';
import { quoteText } from '../../../features/quote/quote.messages.ts';
import { PRODUCT_PARAM, QUOTED_PARAM } from '../../../features/quote/quoteStart.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../home.css.ts';
import { homeText } from '../home.messages.ts';

interface PlainFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string | undefined;
}

function PlainField({ name, label, options, value }: PlainFieldProps) {
  return (
    <div className={css.plainField}>
      <span aria-hidden="true">{label}</span>
      <NativeSelect aria-label={label} name={name} options={options} defaultValue={value} />
    </div>
  );
}

export interface PlainQuoteProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly rows: readonly OptionRow[];
  readonly categories: readonly Category[];
}

export function PlainQuote({ product, configuration, rows, categories }: PlainQuoteProps) {
  const text = useText(homeText);
  const words = useText(quoteText);
  const { tiers } = product.quantity;
  return (
    <form method="get" action={pathOf('root')} aria-label={text.quote} className={css.plainForm}>
      <input type="hidden" name={QUOTED_PARAM} value={product.id} />
      <PlainField
        name={PRODUCT_PARAM}
        label={text.product}
        options={categories.flatMap(({ name, products }) =>
          products.map((one) => ({ id: String(one.id), label: `${name} · ${one.name}` })),
        )}
        value={String(product.id)}
      />
      {rows.map(({ id, label, options }) => (
        <PlainField
          key={id}
          name={id}
          label={label ?? words[id as 'size']}
          options={options.filter(({ available, chosen }) => available || chosen)}
          value={options.find(({ chosen }) => chosen)?.id}
        />
      ))}
      <PlainField
        name="quantity"
        label={words.quantity}
        options={tiers.map((tier) => ({ id: `quantity:${tier}`, label: amountOf(product, tier) }))}
        value={`quantity:${configuration.quantity}`}
      />
      <Button type="submit">{text.plainGo}</Button>
    </form>
  );
}
