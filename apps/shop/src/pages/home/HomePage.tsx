/** The product centre: quote at once, order what is common, look up an order. */

import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useCatalogue } from '../../features/product/catalogue.ts';
import { ProductSheet } from '../../features/product/ProductSheet.tsx';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { homeText } from './home.messages.ts';
import { AskedRoot } from './parts/Asked.tsx';
import { Bestsellers } from './parts/Bestsellers.tsx';
import { Factories } from './parts/Factories.tsx';
import { Hero } from './parts/Hero.tsx';
import { LatestNews } from './parts/LatestNews.tsx';
import { QuickOrder } from './parts/QuickOrder.tsx';
import { Usual } from './parts/Usual.tsx';
import * as under from './underHeader.css.ts';

/** Drawn by the server; their code, the price engine's too, comes after the page stands. */
const QuotePanel = lazyPart(() => import('./parts/QuotePanel.tsx'));
const OrderLookup = lazyPart(() =>
  import('../../features/orderLookup/OrderLookup.tsx').then((module) => ({
    default: module.OrderLookup,
  })),
);

const BESIDE = { wide: 3, small: 3, phone: 1 } as const;
const COLUMNS = { wide: 4, small: 4, phone: 2 } as const;
/** Two rows of the grid. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Instead of a part whose code did not come. */
function Lost({ title }: { readonly title: string }) {
  const { reload } = useServices();
  const text = useText(partFailedText);
  return (
    <Sheet>
      <EmptyState title={title}>
        <Text>{text.why}</Text>
        <Button onPress={reload}>{text.reload}</Button>
      </EmptyState>
    </Sheet>
  );
}

function Bones() {
  return (
    <Grid columns={COLUMNS}>
      {PLACES.map((place) => (
        <Sheet key={place}>
          <Stack gap={16}>
            <Skeleton shape="art" isAnnounced={place === 0} />
            <Skeleton count={2} />
          </Stack>
        </Sheet>
      ))}
    </Grid>
  );
}

/** The first product of each category. */
function Popular({ categories }: { readonly categories: readonly Category[] }) {
  const text = useText(homeText);
  const popular = categories.flatMap(({ products }) => products.slice(0, 1));
  if (popular.length === 0) {
    return (
      <Sheet>
        <EmptyState title={text.listEmpty}>{text.listEmptyHint}</EmptyState>
      </Sheet>
    );
  }
  return (
    <Grid element="ul" columns={COLUMNS}>
      {popular.slice(0, PLACES.length).map((product) => (
        <li key={product.id}>
          <ProductSheet product={product} />
        </li>
      ))}
    </Grid>
  );
}

export default function HomePage() {
  const text = useText(homeText);
  const catalogue = useCatalogue();
  return (
    <div className={under.page}>
      <Page paddingBlock={24}>
        <Stack gap={44}>
          <AskedRoot>
            <Split
              asideWidth="quote"
              gap={32}
              isEqualHeight
              aside={
                <PartBoundary
                  pending={<Skeleton shape="row" count={8} />}
                  instead={<Lost title={text.quoteFailed} />}
                >
                  <QuotePanel catalogue={catalogue} />
                </PartBoundary>
              }
            >
              <Hero catalogue={catalogue} />
            </Split>
          </AskedRoot>
          <QuickOrder />
          <Usual />
          <Grid columns={BESIDE}>
            <Bestsellers catalogue={catalogue} />
            <LatestNews />
            <Factories />
          </Grid>
          <Stack element="section" gap={20} aria-label={text.popular}>
            <Inline justify="between" align="end">
              <Inline gap={12} align="end">
                <Heading level={2}>{text.popular}</Heading>
                <Text size={13} tone="quiet">
                  {text.popularHint}
                </Text>
              </Inline>
              <Link href={pathOf('category')} kind="standalone">
                {text.all}
              </Link>
            </Inline>
            <Loaded
              of={catalogue}
              pending={<Bones />}
              failed={{ place: 'part', title: text.listFailed }}
            >
              {(categories) => <Popular categories={categories} />}
            </Loaded>
          </Stack>
          <Sheet element="section" aria-label={text.lookUp}>
            <Stack gap={16}>
              <Stack gap={4}>
                <Heading level={2} id="track">
                  {text.lookUp}
                </Heading>
                <Text tone="body">{text.lookUpHint}</Text>
              </Stack>
              <PartBoundary
                pending={<Skeleton shape="row" count={2} />}
                instead={<Lost title={text.lookUpFailed} />}
              >
                <OrderLookup />
              </PartBoundary>
            </Stack>
          </Sheet>
        </Stack>
      </Page>
    </div>
  );
}
