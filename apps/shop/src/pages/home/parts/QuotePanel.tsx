/** Online quote: a few decisions about any product, the price at once, no login. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { ANONYMOUS, type Configuration, type CustomerTerms } from '@banxin/pricing/types';
import { Divider } from '@banxin/ui/Divider';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useContext, useEffect, useMemo } from 'react';
import { configurationLink } from '../../../features/quote/configurationLink.ts';
import { ASK_DAY } from '../../../features/quote/configurationQuery.ts';
import { OptionRowView, type RowLook } from '../../../features/quote/OptionRowView.tsx';
import { PricePanel } from '../../../features/quote/PricePanel.tsx';
import type { PricedProduct } from '../../../features/quote/product.ts';
import { QuantityRow } from '../../../features/quote/QuantityRow.tsx';
import { useConfigurator } from '../../../features/quote/useConfigurator.ts';
import { useSession } from '../../../features/session/session.ts';
import { LoadFailure } from '../../../lib/LoadFailure.tsx';
import { LocaleContext, useText } from '../../../lib/text.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import * as css from '../home.css.ts';
import { homeText } from '../home.messages.ts';
import { useAsked } from './Asked.tsx';
import { PlainQuote } from './PlainQuote.tsx';
import { useQuoted } from './useQuoted.ts';

const hasProducts = ({ products }: Category): boolean => products.length > 0;
/** Rows that fit the panel; the product page has them all. */
const ROWS = ['size', 'material', 'gsm', 'colours', 'pages', 'group:fold', 'group:film'];
const MOST_ROWS = 6;
const MOST_OPTIONS = 3;
/** English names are long: below their label they have the whole width. */
const ROOMY: RowLook = { labelPosition: 'top', size: 'small' };
/** Chips of a row stand beside each other, where three of them fit. */
const CLOSE: RowLook = { labelPosition: 'side', size: 'small' };
const useLook = (): RowLook => (useContext(LocaleContext) === 'en-US' ? ROOMY : CLOSE);

/** About as high as the quote: what stands below does not move when it comes. */
const SKELETON_ROWS = 10;

interface QuoteProps {
  readonly priced: PricedProduct;
  /** What it begins with. */
  readonly start: Configuration;
  readonly categories: readonly Category[];
}

function Quote({ priced, start, categories }: QuoteProps) {
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
  const configurator = useConfigurator(priced, terms, start);
  const { configuration } = configurator;
  const { ask } = useAsked();
  // Only what was chosen is told: the sheet may still be waiting for its code, as the server drew it.
  useEffect(() => {
    if (configuration !== start) ask(configuration);
  }, [ask, configuration, start]);
  const rows = configurator.rows.filter(({ id }) => ROWS.includes(id)).slice(0, MOST_ROWS);
  return (
    <Stack gap={16}>
      <div className={css.options}>
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
        </Stack>
      </div>
      <noscript>
        <PlainQuote
          product={priced.product}
          configuration={configuration}
          rows={rows}
          categories={categories}
        />
      </noscript>
      <Divider kind="dashed" />
      <PricePanel
        isShort
        countedFrom={priced.now}
        product={priced.product}
        configurator={configurator}
        actions={
          !configurator.isUnpriced && (
            <Stack gap={8}>
              <LinkButton
                variant="primary"
                size="large"
                isFullWidth
                href={configurationLink(configuration)}
              >
                {text.go}
              </LinkButton>
              <Link kind="standalone" href={configurationLink(configuration, ASK_DAY)}>
                {text.goByDay}
              </Link>
            </Stack>
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
  const { askProduct } = useAsked();
  const { category, card, priced, configuration, isMended } = useQuoted(catalogue);
  const sold = catalogue.state === 'ready' ? catalogue.value.filter(hasProducts) : [];
  const failure =
    catalogue.state === 'failed' ? catalogue : priced.state === 'failed' ? priced : null;
  const isEmpty = catalogue.state === 'ready' && category === null;
  return (
    <Sheet element="section" aria-label={text.quote}>
      <Stack gap={16}>
        <Inline justify="between" align="end">
          <Heading level={2}>{text.quote}</Heading>
          <Text size={13} tone="quiet">
            {text.quoteHint}
          </Text>
        </Inline>
        {category && card && (
          <div className={css.choosers}>
            <NativeSelect
              aria-label={text.family}
              options={sold.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={String(category.id)}
              onChange={(next) => {
                const first = sold.find(({ id }) => String(id) === next)?.products[0];
                if (first) askProduct(first.id);
              }}
            />
            <NativeSelect
              aria-label={text.product}
              options={category.products.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={String(card.id)}
              onChange={(next) => askProduct(Number(next))}
            />
          </div>
        )}
        {isEmpty && <EmptyState title={text.quoteEmpty} />}
        {isMended && <Notice tone="caution">{text.mended}</Notice>}
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
        {priced.state === 'ready' && configuration && (
          <Quote
            key={priced.value.product.id}
            priced={priced.value}
            start={configuration}
            categories={sold}
          />
        )}
      </Stack>
    </Sheet>
  );
}
