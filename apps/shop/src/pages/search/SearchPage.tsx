/** Search: products, help and own orders by words, an order by its number, and what was searched for before. */
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { useSearchHistory } from '../../features/search/useSearchHistory.ts';
import { useSession } from '../../features/session/session.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { SearchBones } from './parts/SearchBones.tsx';
import { SearchResults } from './parts/SearchResults.tsx';
import { SearchStart } from './parts/SearchStart.tsx';
import * as css from './Search.css.ts';
import { useSearch } from './search.data.ts';
import { searchText } from './search.messages.ts';

const OrderLookup = lazyPart(() =>
  import('../../features/orderLookup/OrderLookup.tsx').then(({ OrderLookup: Part }) => ({
    default: Part,
  })),
);

export default function SearchPage() {
  const text = useText(searchText);
  const { user } = useSession();
  const search = useSearch();
  const { place, orderNumber, answer } = search;
  const { query } = place;
  const history = useSearchHistory(user);
  const { remember } = history;
  useEffect(() => {
    // Also what came by a link or from before the script had come; who is here is known by then.
    if (query !== '' && user !== undefined) remember(query);
  }, [query, remember, user]);
  const { ownOrder } = search;
  const [, navigate] = useLocation();
  useEffect(() => {
    // Somebody else's number, and one that nobody has, stay here: nothing tells them apart.
    if (ownOrder !== null) {
      navigate(pathOf('UserOrderDetail', { sn: ownOrder }), { replace: true });
    }
  }, [ownOrder, navigate]);
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <Stack gap={16}>
          <Heading level={1}>{query === '' ? text.title : text.results(query)}</Heading>
          <div className={css.field}>
            <SearchBox key={query} user={user} start={query} />
          </div>
        </Stack>
        {orderNumber !== null && (
          <Sheet element="section" aria-label={text.order(orderNumber)}>
            <Stack gap={16}>
              <Heading level={2}>{text.order(orderNumber)}</Heading>
              <Text tone="body">{text.orderHint}</Text>
              <PartBoundary instead={<Notice tone="caution">{text.orderLost}</Notice>}>
                <OrderLookup key={orderNumber} orderSN={orderNumber} />
              </PartBoundary>
            </Stack>
          </Sheet>
        )}
        {query === '' ? (
          <SearchStart history={history} />
        ) : (
          <Loaded
            of={answer}
            pending={<SearchBones />}
            failed={{ place: 'sheet', title: text.failed, kept: text.failedKept }}
          >
            {(found) => <SearchResults search={search} answer={found} />}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}
