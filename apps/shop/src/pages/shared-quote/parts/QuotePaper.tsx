/** The quote as it was issued: whose, what, for how much, until when; beside the price of now. */
import type { Product } from '@banxin/pricing/types';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { formatUnitFen } from '@banxin/ui/Money';
import { ProductArt } from '@banxin/ui/ProductArt';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { lookOf } from '../../../features/product/productLook.ts';
import { QuoteLines } from '../../../features/quote/QuoteLines.tsx';
import { QuoteStateTag } from '../../../features/quote/QuoteStateTag.tsx';
import { XrayButton } from '../../../features/quote/xray/XrayButton.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText, minuteText } from '../../../lib/day.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { promiseText } from '../../../lib/promise.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../SharedQuote.css.ts';
import type { SharedQuote } from '../shared-quote.data.ts';
import { sharedQuoteText } from '../shared-quote.messages.ts';
import { ThenAndNow } from './ThenAndNow.tsx';

const QuoteXray = lazyPart(() => import('../../../features/quote/xray/QuoteXray.tsx'));

/** How soon it is there, as far as that can be said without an order. */
function Delivery({ quote, now, province, arrivesBy }: SharedQuote) {
  const text = useText(sharedQuoteText);
  const { dayWords } = useText(dayText);
  const { afterPayment } = useText(promiseText);
  const plan = quote.promise ?? now?.promise;
  if (!plan || province === null) return text.noDelivery;
  return (
    <>
      {text.to}
      <Own>{province}</Own> · {afterPayment(plan)}
      {arrivesBy && ` · ${text.arrivesBy(dayWords(arrivesBy))}`}
    </>
  );
}

export function QuotePaper({ quote: shared }: { readonly quote: SharedQuote }) {
  const text = useText(sharedQuoteText);
  const { dayWords } = useText(dayText);
  const { name, word } = useCatalogueWords();
  const { configuration, quote, piece } = shared;
  return (
    <Sheet element="section" aria-label={text.title}>
      <Stack gap={20}>
        <div className={css.head}>
          <span className={css.brand}>{text.brand}</span>
          <Heading level={1} size={20}>
            {text.title}
          </Heading>
          <QuoteStateTag state={shared.state} />
        </div>
        <DescriptionList
          columns={2}
          items={[
            { label: text.number, value: shared.number },
            { label: text.shownAs, value: <Own>{shared.shownAs}</Own> },
            { label: text.issued, value: minuteText(shared.issuedAt) },
            {
              label: text.validUntil,
              value: `${dayWords(shared.validUntil)} · ${shared.validUntil}`,
            },
          ]}
        />
        <ThenAndNow shared={shared} />
        <div className={css.job}>
          <div className={css.drawing}>
            <ProductArt {...lookOf(shared.product as Product, configuration)} frame="card" />
          </div>
          <Stack gap={12}>
            <Stack gap={4}>
              <Heading level={2} size={16}>
                {name('product', shared.productId, shared.productName)}
              </Heading>
              <Text tone="body">{word(shared.spec, shared.specSaid)}</Text>
            </Stack>
            <DescriptionList
              size={13}
              items={shared.specLines.map(({ label, value, said }) => ({
                label: word(label, said.label),
                value: word(value, said.value),
              }))}
            />
          </Stack>
        </div>
        <Stack gap={8}>
          <Heading level={2} size={16}>
            {shared.isOver ? text.overLines : text.price}
          </Heading>
          <QuoteLines lines={quote.lines} total={quote.total} />
          <div className={css.screenOnly}>
            <XrayButton>
              {(onClose) => (
                <QuoteXray quote={quote} at={shared.issuedAt} now={shared.now} onClose={onClose} />
              )}
            </XrayButton>
          </div>
        </Stack>
        <DescriptionList
          items={[
            {
              label: text.unitPrice,
              value: `${formatUnitFen(shared.printing / shared.pieces)} ${text.perPiece(
                word(piece.label, piece.said),
              )}`,
            },
            { label: text.delivery, value: <Delivery {...shared} /> },
          ]}
        />
        <Stack gap={4}>
          {[text.kept, text.notKept, text.tax].map((sentence) => (
            <Text key={sentence} size={12} tone="quiet">
              {sentence}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Sheet>
  );
}
