/** The price of a configuration, open to its lines; a refusal says why and offers the way out; who may not see prices is told so. */
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Product, RefusedQuote } from '@banxin/pricing/types';
import { pieceOf } from '@banxin/pricing/units';
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { promiseText } from '../../lib/promise.ts';
import { useText } from '../../lib/text.ts';
import { ArrivalDay } from './ArrivalDay.tsx';
import { orderBarText } from './orderBar.messages.ts';
import { priceLines } from './priceLines.ts';
import { quoteText } from './quote.messages.ts';
import type { Configurator } from './useConfigurator.ts';

export interface PricePanelProps {
  readonly product: Product;
  readonly configurator: Configurator;
  readonly actions: ReactNode;
  readonly footer?: ReactNode;
  /** Its lines are closed at first. */
  readonly isShort?: boolean;
  /** Instant of the price: the day of arrival is said with it. */
  readonly countedFrom?: string;
}

interface RefusedPriceProps {
  readonly quote: RefusedQuote;
  readonly configurator: Configurator;
}

function RefusedPrice({ quote, configurator }: RefusedPriceProps) {
  const text = useText(quoteText);
  const nearest = quote.nearest[0];
  return (
    <Stack gap={12} align="start">
      <Text>
        {text.invalid}
        {text.colon}
        {quote.conflicts[0]?.reason ?? quote.missing[0]?.reason ?? ''}
      </Text>
      {nearest && (
        <Button size="small" onPress={() => configurator.acceptNearest(nearest)}>
          {text.fixInvalid}
        </Button>
      )}
    </Stack>
  );
}

export function PricePanel({
  product,
  configurator,
  actions,
  footer,
  isShort = false,
  countedFrom,
}: PricePanelProps) {
  const text = useText(quoteText);
  const sum = useText(orderBarText);
  const promise = useText(promiseText);
  const words = useFixedWords();
  const catalogue = useCatalogueWords();
  const { quote } = configurator;
  if (configurator.isUnpriced || quote === null) {
    return (
      <Stack gap={16}>
        {quote?.valid === false && <RefusedPrice quote={quote} configurator={configurator} />}
        <Notice>{words(rightRefusals.prices)}</Notice>
        {actions}
      </Stack>
    );
  }
  if (!quote.valid) {
    return (
      <PriceSheet
        variant="bare"
        lines={[]}
        totalFen={null}
        reason={<RefusedPrice quote={quote} configurator={configurator} />}
        actions={actions}
      />
    );
  }
  const { delivery } = quote;
  const notes = quote.ladder.filter((step) => step.chosen).flatMap(({ note }) => note ?? []);
  return (
    <PriceSheet
      variant="bare"
      {...(isShort && { title: text.price })}
      lines={priceLines(quote.lines, catalogue)}
      totalLabel={delivery ? sum.withFreight : sum.withoutFreight}
      totalFen={quote.total}
      unitPrice={{ fen: quote.unitMilliFen / 1000, unit: text.goodsUnit(pieceOf(product)) }}
      notes={notes}
      promise={
        delivery && (
          <Stack gap={4}>
            {countedFrom !== undefined && (
              <ArrivalDay day={delivery.arriveDate} countedFrom={countedFrom} />
            )}
            <Text weight="medium">{promise.afterPayment(delivery)}</Text>
            <Text size={12} tone="quiet">
              {promise.counts(delivery.cutOff, product.stock === undefined)}
            </Text>
            <Text size={12} tone="quiet">
              {text.factory(delivery.factory.name, delivery.distanceKm)}
            </Text>
          </Stack>
        )
      }
      actions={actions}
      footer={footer}
    />
  );
}
