/** What fits: order and layout, then sheets or rows with paper, days and the choice to compare; or the ways out. */
import { createTogether } from '@banxin/contract/calls/order/together';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { AddToCart } from '../../../features/cart/AddToCart.tsx';
import { GridTypeSwitch } from '../../../features/product/GridTypeSwitch.tsx';
import { useGridType } from '../../../features/product/gridType.ts';
import { MarksLegend } from '../../../features/product/MarksLegend.tsx';
import { ProductSheets } from '../../../features/product/ProductSheets.tsx';
import { configurationQuery } from '../../../features/quote/configurationQuery.ts';
import { useUser } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Category.css.ts';
import type { CategoryControl, CategoryProduct, CategoryView } from '../category.data.ts';
import { categoryText } from '../category.messages.ts';
import { COMPARED_MAX, SORTS } from '../filterAddress.ts';

export interface FilteredProductsProps {
  readonly view: CategoryView;
  readonly control: CategoryControl;
}

interface MoreProps {
  readonly product: CategoryProduct;
  readonly isList: boolean;
  readonly compared: readonly number[];
  readonly onCompare: (ids: readonly number[]) => void;
}

/** Facts of a row, and the choice to compare. */
function More({ product, isList, compared, onCompare }: MoreProps) {
  const text = useText(categoryText);
  const may = useCanCall();
  const isCompared = compared.includes(product.id);
  const isFull = !isCompared && compared.length >= COMPARED_MAX;
  return (
    <div className={css.more}>
      {isList && (
        <Text size={13} tone="body">
          {[
            `${product.material.name} ${product.gsm} g`,
            product.days === 0 ? text.inStock : text.days(String(product.days)),
            ...(product.hasStyles ? [text.styles] : []),
          ].join(' · ')}
        </Text>
      )}
      <AddToCart product={product} user={useUser()} />
      {isList && !product.isStock && product.categoryId !== null && may(createTogether) && (
        <Link
          href={pathOf(
            'productMult',
            { categoryId: product.categoryId },
            configurationQuery({ productId: product.id }),
          )}
          aria-label={text.multName(product.name)}
        >
          {text.mult}
        </Link>
      )}
      <label className={css.compare} title={isFull ? text.compareFull : undefined}>
        <input
          type="checkbox"
          checked={isCompared}
          disabled={isFull}
          aria-label={text.compareName(product.name)}
          onChange={() =>
            onCompare(
              isCompared ? compared.filter((id) => id !== product.id) : [...compared, product.id],
            )
          }
        />
        {text.compare}
      </label>
    </div>
  );
}

export function FilteredProducts({ view, control }: FilteredProductsProps) {
  const text = useText(categoryText);
  const [type, setType] = useGridType('categoryGridType', useUser().id);
  const { query, change, toggle } = control;
  if (view.products.length === 0) {
    return (
      <Sheet>
        <EmptyState
          title={text.none}
          headingLevel={2}
          action={
            <button type="button" className={css.clear} onClick={() => change({ filters: {} })}>
              {text.clear}
            </button>
          }
        >
          <span className={css.hints}>
            {view.hints.map(({ facet, value, words, count }) => (
              <button
                key={`${facet} ${value}`}
                type="button"
                className={css.clear}
                onClick={() => toggle(facet, value)}
              >
                {text.hint(words, String(count))}
              </button>
            ))}
          </span>
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <Stack gap={16}>
      <Inline justify="between">
        <Text size={13} tone="quiet">
          {text.found(String(view.products.length))}
        </Text>
        <Inline gap={12}>
          <NativeSelect
            aria-label={text.sort}
            size="small"
            value={query.sort}
            options={SORTS.map((sort, at) => ({ id: sort, label: text.sorts[at] ?? sort }))}
            onChange={(sort) => change({ sort: SORTS.find((one) => one === sort) ?? 'usual' })}
          />
          <GridTypeSwitch value={type} onChange={setType} />
        </Inline>
      </Inline>
      <ProductSheets
        products={view.products}
        type={type}
        headingLevel={2}
        more={(product) => (
          <More
            product={product}
            isList={type === 2}
            compared={query.compared}
            onCompare={(compared) => change({ compared })}
          />
        )}
      />
      <MarksLegend />
    </Stack>
  );
}
