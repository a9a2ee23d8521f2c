/** Search: products by words, an order by its number, and what was searched for before. */
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Page } from '@banxin/ui/Page';
import { SearchField } from '@banxin/ui/SearchField';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { OrderLookup } from '../../features/orderLookup/OrderLookup.tsx';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/text.ts';
import { SearchResults } from './parts/SearchResults.tsx';
import { SearchStart } from './parts/SearchStart.tsx';
import * as css from './Search.css.ts';
import { useProductSearch, useSearchHistory } from './search.data.ts';
import { searchText } from './search.messages.ts';

export default function SearchPage() {
  const text = useText(searchText);
  const { user } = useSession();
  const { query, submit, orderNumber, products } = useProductSearch();
  const history = useSearchHistory(query);
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <Stack gap={16}>
          <Heading level={1}>{query === '' ? text.title : text.results(query)}</Heading>
          <div className={css.field}>
            <SearchField
              key={query}
              variant="button"
              label={text.field}
              placeholder={text.placeholder}
              defaultValue={query}
              onSubmit={submit}
            />
          </div>
        </Stack>
        {orderNumber !== null && (
          <Sheet element="section" aria-label={text.order(orderNumber)}>
            <Stack gap={16}>
              <Inline justify="between" align="baseline">
                <Heading level={2}>{text.order(orderNumber)}</Heading>
                {user && (
                  <Link href={pathOf('myOrder', {}, { keyword: orderNumber })} kind="standalone">
                    {text.orderOwn}
                  </Link>
                )}
              </Inline>
              <Text tone="body">{text.orderHint}</Text>
              <OrderLookup key={orderNumber} orderSN={orderNumber} />
            </Stack>
          </Sheet>
        )}
        {query === '' ? (
          <SearchStart history={history.words} onRemove={history.remove} onClear={history.clear} />
        ) : (
          <SearchResults query={query} products={products} isOrderNumber={orderNumber !== null} />
        )}
      </Stack>
    </Page>
  );
}
