/** What was found: products, or what to try instead. */

import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { ProductSheet } from '../../../features/product/ProductSheet.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import { searchText } from '../search.messages.ts';

export interface SearchResultsProps {
  readonly query: string;
  readonly products: Loadable<readonly ProductCard[]>;
  /** An order number was searched for: finding no product is no failure. */
  readonly isOrderNumber: boolean;
}

const BONES = ['a', 'b', 'c', 'd'];
const COLUMNS = { wide: 4, small: 4, phone: 2 } as const;

function Bones() {
  return (
    <Grid columns={COLUMNS} gap={16}>
      {BONES.map((bone, index) => (
        <Sheet key={bone} padding="none">
          <Skeleton shape="art" isAnnounced={index === 0} />
        </Sheet>
      ))}
    </Grid>
  );
}

export function SearchResults({ query, products, isOrderNumber }: SearchResultsProps) {
  const text = useText(searchText);
  return (
    <Loaded
      of={products}
      pending={<Bones />}
      failed={{ place: 'sheet', title: text.failed, kept: text.failedKept }}
    >
      {(found) => {
        if (found.length === 0) {
          return isOrderNumber ? null : (
            <Sheet>
              <EmptyState
                title={text.none(query)}
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
        return (
          <Stack element="section" gap={16} aria-label={text.products}>
            <Inline gap={12} align="baseline">
              <Heading level={2}>{text.products}</Heading>
              <Text size={13} tone="quiet">
                {text.found(String(found.length))}
              </Text>
            </Inline>
            <Grid element="ul" columns={COLUMNS} gap={16}>
              {found.map((product) => (
                <li key={product.id}>
                  <ProductSheet product={product} />
                </li>
              ))}
            </Grid>
          </Stack>
        );
      }}
    </Loaded>
  );
}
