/** What was found: how much of each kind, what may have been meant, then kind by kind; or what to try instead. */
import type { SearchAnswer } from '@banxin/contract/calls/search/search.schemas';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { KindLinks } from '../../../features/search/KindLinks.tsx';
import { Meant } from '../../../features/search/Meant.tsx';
import { LoadFailure } from '../../../lib/LoadFailure.tsx';
import { useText } from '../../../lib/text.ts';
import {
  type Search,
  type SearchPlace,
  type SearchTab,
  searchPath,
  searchTabs,
} from '../search.data.ts';
import { searchText } from '../search.messages.ts';
import { FoundHelp, FoundOrders, FoundProducts } from './SearchSections.tsx';

const NO_ORDERS: SearchAnswer['orders'] = { items: [], total: 0 };

/** What to try when nothing fits. */
function Nothing({ place, tab }: { readonly place: SearchPlace; readonly tab: SearchTab }) {
  const text = useText(searchText);
  return (
    <Sheet>
      <EmptyState
        title={tab === 'all' ? text.none(place.query) : text.noneIn(place.query, text[tab])}
        headingLevel={2}
        action={
          <LinkButton href={pathOf('category')} variant="primary">
            {text.browse}
          </LinkButton>
        }
      >
        {text.noneHint}
      </EmptyState>
    </Sheet>
  );
}

export interface SearchResultsProps {
  readonly search: Search;
  readonly answer: SearchAnswer;
}

export function SearchResults({ search, answer }: SearchResultsProps) {
  const text = useText(searchText);
  const { place, orders, seesOrders, orderNumber } = search;
  const { tab } = place;
  const { products, help, correction, marks } = answer;
  const own = orders.state === 'ready' ? orders.value : NO_ORDERS;
  const shows = (kind: SearchTab): boolean => tab === 'all' || tab === kind;
  const counts = [
    products.total > 0 && text.foundProducts(String(products.total)),
    help.total > 0 && text.foundHelp(String(help.total)),
    own.total > 0 && text.foundOrders(String(own.total)),
  ].filter((one) => one !== false);
  const totals: Readonly<Record<SearchTab, number>> = {
    all: products.total + help.total + own.total,
    products: products.total,
    help: help.total,
    orders: own.total,
  };
  const isWaiting = seesOrders && orders.state === 'loading';
  // An order number is looked up above: finding nothing else is no failure.
  const isNothing = totals[tab] === 0 && !isWaiting && !(tab === 'all' && orderNumber !== null);
  return (
    <Stack gap={24}>
      {correction !== null && (
        <Meant
          words={place.query}
          correction={correction}
          correctedHref={searchPath({ query: correction })}
          exactHref={searchPath({ query: place.query, isExact: true })}
        />
      )}
      <div role="status">
        {counts.length > 0 && <Text tone="body">{text.found(counts.join(text.join))}</Text>}
      </div>
      <KindLinks
        label={text.tabs}
        kinds={searchTabs
          .filter((kind) => kind !== 'orders' || seesOrders)
          .map((kind) => ({
            id: kind,
            label: text[kind],
            href: searchPath({ ...place, tab: kind, page: 1 }),
            isCurrent: kind === tab,
            count: kind === 'all' || (kind === 'orders' && isWaiting) ? undefined : totals[kind],
          }))}
      />
      {seesOrders && shows('orders') && orders.state === 'failed' && (
        <LoadFailure
          place="notice"
          title={text.failedOrders}
          error={orders.error}
          onRetry={orders.retry}
        />
      )}
      {isNothing && orders.state !== 'failed' && <Nothing place={place} tab={tab} />}
      {shows('products') && <FoundProducts found={products} place={place} marks={marks} />}
      {shows('help') && <FoundHelp found={help} place={place} marks={marks} />}
      {shows('orders') && <FoundOrders found={own} place={place} marks={[place.query]} />}
    </Stack>
  );
}
