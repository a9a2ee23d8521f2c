/** The quote sheet for whoever decides: number, specification, lines, sum, delivery and the day until which it holds. */

import type { OutputOf } from '@banxin/contract/call';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { SHOP_TITLE } from '@banxin/contract/constants';
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import { specLines } from '@banxin/pricing/describe';
import type { Configuration, Product } from '@banxin/pricing/types';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Dialog } from '@banxin/ui/Dialog';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { dayText, minuteText } from '../../lib/day.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Own } from '../../lib/Own.tsx';
import { promiseText } from '../../lib/promise.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { QuoteLines } from './QuoteLines.tsx';
import * as css from './QuoteSheet.css.ts';
import { quoteSheetText } from './quoteSheet.messages.ts';
import { ShareForm } from './ShareForm.tsx';
import type { Way } from './SpeedRow.tsx';
import { XrayButton } from './xray/XrayButton.tsx';

export interface QuoteSheetProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly way: Way;
  readonly province: string | undefined;
  /** Whom it is for. */
  readonly customerName: string;
  /** It was opened to be shared. */
  readonly isSharing: boolean;
  readonly onClose: () => void;
}

const QuoteXray = lazyPart(() => import('./xray/QuoteXray.tsx'));

type Issued = OutputOf<typeof issueQuoteSheet>;

function Page({
  sheet,
  product,
  configuration,
  customerName,
}: Pick<QuoteSheetProps, 'product' | 'configuration' | 'customerName'> & {
  readonly sheet: Issued;
}) {
  const text = useText(quoteSheetText);
  const { dayWords } = useText(dayText);
  const promise = useText(promiseText);
  const { number, issuedAt, validUntil, quote } = sheet;
  return (
    <div className={css.page} data-quote-sheet>
      <Stack gap={16}>
        <div className={css.head}>
          <span className={css.brand}>{SHOP_TITLE}</span>
          <Text weight="medium">{text.title}</Text>
        </div>
        <DescriptionList
          columns={2}
          size={13}
          items={[
            { label: text.number, value: number },
            { label: text.customer, value: <Own>{customerName}</Own> },
            { label: text.issued, value: minuteText(issuedAt) },
            { label: text.validUntil, value: `${dayWords(validUntil)} · ${validUntil}` },
          ]}
        />
        <DescriptionList
          columns={2}
          size={13}
          items={[
            { label: text.product, value: product.name },
            ...specLines(product, configuration).map(({ label, value }) => ({ label, value })),
          ]}
        />
        <QuoteLines lines={quote.lines} total={quote.total} />
        <DescriptionList
          size={13}
          items={[
            {
              label: text.delivery,
              value: quote.promise ? promise.afterPayment(quote.promise) : text.noDelivery,
            },
          ]}
        />
        <Text size={12} tone="quiet">
          {text.note}
        </Text>
      </Stack>
    </div>
  );
}

export default function QuoteSheet(props: QuoteSheetProps) {
  const { configuration, way, province, onClose } = props;
  const text = useText(quoteSheetText);
  const sheet = useCall(issueQuoteSheet, {
    configuration: configuration as Wire,
    ...way,
    ...(province !== undefined && { province }),
  });
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        sheet.state === 'ready' && (
          <>
            <XrayButton>
              {(close) => (
                <QuoteXray quote={sheet.value.quote} at={sheet.value.issuedAt} onClose={close} />
              )}
            </XrayButton>
            <Button variant="primary" onPress={() => window.print()}>
              {text.print}
            </Button>
          </>
        )
      }
    >
      <Loaded
        of={sheet}
        pending={<Skeleton shape="row" count={10} isAnnounced />}
        failed={{ place: 'part', title: text.failed }}
      >
        {(value) => (
          <>
            <Page {...props} sheet={value} />
            <ShareForm
              number={value.number}
              shownAs={props.customerName}
              isAskedFor={props.isSharing}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
