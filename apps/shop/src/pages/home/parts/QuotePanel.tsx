/** Online quote: a few decisions about a common product, the price at once, no login. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { ANONYMOUS, type CustomerTerms } from '@banxin/pricing/types';
import { Divider } from '@banxin/ui/Divider';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { OptionChips } from '@banxin/ui/OptionChips';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useContext, useMemo, useState } from 'react';
import { configurationLink } from '../../../features/quote/configurationLink.ts';
import { BESIDE, OptionRowView, type RowLook } from '../../../features/quote/OptionRowView.tsx';
import { PricePanel } from '../../../features/quote/PricePanel.tsx';
import { type PricedProduct, usePricedProduct } from '../../../features/quote/product.ts';
import { QuantityRow } from '../../../features/quote/QuantityRow.tsx';
import { useConfigurator } from '../../../features/quote/useConfigurator.ts';
import { useSession } from '../../../features/session/session.ts';
import { LoadFailure } from '../../../lib/LoadFailure.tsx';
import { LocaleContext, useText } from '../../../lib/text.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import { homeText } from '../home.messages.ts';

/** Categories whose first product is quoted here: cards, flyers, booklets, boxes. */
const QUOTED = [1, 2, 3, 5];
/** Rows that fit the panel; the product page has them all. */
const ROWS = ['material', 'size', 'colours', 'pages'];
const MOST_ROWS = 3;
const MOST_OPTIONS = 3;
/** English names are long: below their label they have the whole width. */
const ROOMY: RowLook = { labelPosition: 'top', size: 'small' };
const useLook = (): RowLook => (useContext(LocaleContext) === 'en-US' ? ROOMY : BESIDE);

/** About as high as the quote: what stands below does not move when it comes. */
const SKELETON_ROWS = 8;

function Quote({ priced }: { readonly priced: PricedProduct }) {
  const text = useText(homeText);
  const look = useLook();
  const { user } = useSession();
  const type = user?.type ?? ANONYMOUS.type;
  const vipLevel = user?.vipLevel ?? ANONYMOUS.vipLevel;
  const terms = useMemo(
    () => ({
      customer: { type: type as CustomerTerms['type'], vipLevel },
      urgent: 'none' as const,
      now: priced.now,
    }),
    [type, vipLevel, priced.now],
  );
  const configurator = useConfigurator(priced, terms);
  const rows = configurator.rows.filter(({ id }) => ROWS.includes(id)).slice(0, MOST_ROWS);
  return (
    <Stack gap={16}>
      {rows.map((row) => (
        <OptionRowView
          key={row.id}
          row={row}
          configurator={configurator}
          most={MOST_OPTIONS}
          look={look}
        />
      ))}
      <QuantityRow product={priced.product} configurator={configurator} isShort look={look} />
      <Divider kind="dashed" />
      <PricePanel
        isShort
        variant="bare"
        product={priced.product}
        configurator={configurator}
        actions={
          !configurator.isUnpriced && (
            <LinkButton
              variant="primary"
              size="large"
              isFullWidth
              href={configurationLink(configurator.configuration)}
            >
              {text.go}
            </LinkButton>
          )
        }
      />
    </Stack>
  );
}

export default function QuotePanel({
  catalogue,
}: {
  readonly catalogue: Loadable<readonly Category[]>;
}) {
  const text = useText(homeText);
  const look = useLook();
  const products = (catalogue.state === 'ready' ? catalogue.value : [])
    .filter(({ id }) => QUOTED.includes(id))
    .flatMap(({ products: list }) => list.slice(0, 1));
  const [chosen, setChosen] = useState<number | null>(null);
  const id = chosen ?? products[0]?.id ?? null;
  const priced = usePricedProduct(id);
  const failure =
    catalogue.state === 'failed' ? catalogue : priced.state === 'failed' ? priced : null;
  const isEmpty = catalogue.state === 'ready' && products.length === 0;
  return (
    <Sheet element="section" aria-label={text.quote}>
      <Stack gap={16}>
        <Inline justify="between" align="end">
          <Heading level={2}>{text.quote}</Heading>
          <Text size={13} tone="quiet">
            {text.quoteHint}
          </Text>
        </Inline>
        {products.length > 0 && (
          <OptionChips
            label={text.product}
            {...look}
            options={products.map(({ id: product, name }) => ({
              id: String(product),
              label: name,
            }))}
            value={id === null ? null : String(id)}
            onChange={(next) => setChosen(Number(next))}
          />
        )}
        {isEmpty && <EmptyState title={text.quoteEmpty} />}
        {failure === null && !isEmpty && priced.state === 'loading' && (
          <Skeleton shape="row" count={SKELETON_ROWS} isAnnounced />
        )}
        {failure && (
          <LoadFailure
            place="part"
            title={text.quoteFailed}
            error={failure.error}
            onRetry={failure.retry}
          />
        )}
        {priced.state === 'ready' && <Quote key={priced.value.product.id} priced={priced.value} />}
      </Stack>
    </Sheet>
  );
}
