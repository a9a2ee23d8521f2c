/** At most three ways to fill the press sheet, each with the sheet now and then, and one press to take it. */
import type { PriceBook } from '@banxin/pricing/book.types';
import { type Imposed, imposed } from '@banxin/pricing/imposed';
import { type SheetOffer, sheetOffers } from '@banxin/pricing/sheetOffers';
import type { Configuration, Product } from '@banxin/pricing/types';
import { amountOf } from '@banxin/pricing/units';
import { Button } from '@banxin/ui/Button';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { SheetDrawing } from './SheetDrawing.tsx';
import * as css from './SheetOffers.css.ts';
import { sheetOffersText } from './sheetOffers.messages.ts';
import type { Configurator } from './useConfigurator.ts';

type OffersText = (typeof sheetOffersText)['zh-CN'];

function Drawn({ which, sheet }: { readonly which: string; readonly sheet: Imposed }) {
  const text = useText(sheetOffersText);
  const facts = [text.up(sheet.nUp), text.fill(sheet.fill), text.sheets(sheet.sheets)];
  return (
    <figure className={css.figure}>
      <div className={css.stage}>
        <SheetDrawing
          sheet={sheet}
          label={text.drawn(which, [sheet.sheetName, ...facts].join(text.comma))}
        />
      </div>
      <figcaption aria-hidden="true">
        <Text size={12} tone="quiet">
          {which} {facts.join(' · ')}
        </Text>
      </figcaption>
    </figure>
  );
}

/** What is to be done, and what it saves or costs. */
function wordsOf(
  text: OffersText,
  product: Product,
  job: Configuration,
  offer: SheetOffer,
): string {
  const { kind, configuration, delta } = offer;
  const change = formatFen(Math.abs(delta));
  if (kind === 'size') {
    return text.size(`${configuration.widthMm} × ${configuration.heightMm}`, change);
  }
  const pieces = amountOf(product, configuration.quantity - job.quantity);
  const more = delta > 0 ? text.more : text.moreCheaper;
  const words = delta === 0 ? text.moreFree(pieces) : more(pieces, change);
  return job.styles > 1 ? text.perStyle(words) : words;
}

/** Why the price falls. */
function reasonOf(text: OffersText, { kind, nUp: [now, then] }: SheetOffer): string | null {
  if (kind === 'more') return null;
  return then > now ? text.fitsMore(then - now) : text.smallerSheet;
}

export interface SheetOffersProps {
  readonly product: Product;
  readonly book: PriceBook;
  readonly configurator: Pick<Configurator, 'configuration' | 'priceOf' | 'take' | 'undo'>;
}

export default function SheetOffers({ product, book, configurator }: SheetOffersProps) {
  const text = useText(sheetOffersText);
  const { configuration, priceOf } = configurator;
  // Some dozen prices: whoever chooses an option does not wait for them.
  const job = useDeferredValue(configuration);
  const price = useDeferredValue(priceOf);
  const offers = useMemo(() => sheetOffers(product, job, price), [product, job, price]);
  const now = useMemo(() => imposed(product, book, job), [product, book, job]);
  const [taken, setTaken] = useState<Configuration | null>(null);
  const isTaken = taken === configuration;
  if (now === null || (offers.length === 0 && !isTaken)) return null;
  const take = ({ configuration: offered }: SheetOffer) => {
    setTaken(offered);
    configurator.take(offered);
  };
  return (
    <section aria-labelledby="sheet-offers">
      <Stack gap={12}>
        <Heading level={2} size={16} id="sheet-offers">
          {text.title}
        </Heading>
        {isTaken && (
          <Inline gap={12}>
            <Text>{text.taken}</Text>
            <Button size="small" onPress={configurator.undo}>
              {text.undo}
            </Button>
          </Inline>
        )}
        <Grid element="ul" columns={{ wide: 3, small: 2, phone: 1 }} gap={12}>
          {offers.map((offer) => {
            const then = imposed(product, book, offer.configuration);
            const words = wordsOf(text, product, job, offer);
            const why = [reasonOf(text, offer), text.saved((offer.saved / 100).toFixed(1))];
            return (
              <li key={words} className={css.offer}>
                <div className={css.sheets}>
                  <Drawn which={text.now} sheet={now} />
                  {then && <Drawn which={text.after} sheet={then} />}
                </div>
                <Stack gap={4}>
                  <Text weight="medium">{words}</Text>
                  <Text size={13} tone="quiet">
                    {why.filter(Boolean).join(text.comma)}
                  </Text>
                </Stack>
                <Button size="small" aria-label={text.followed(words)} onPress={() => take(offer)}>
                  {text.follow}
                </Button>
              </li>
            );
          })}
        </Grid>
      </Stack>
    </section>
  );
}
