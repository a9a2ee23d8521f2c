/** What an invoice is, how it stands, and what its customer may do with it. */
import { downloadInvoices } from '@banxin/contract/calls/invoice/invoice';
import type { InvoiceDetail } from '@banxin/contract/entities/invoice';
import { invoiceType, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { InvoiceStatusTag } from '../../../features/invoice/InvoiceStatusTag.tsx';
import { invoiceText } from '../../../features/invoice/invoice.messages.ts';
import { redText } from '../../../features/invoice/red.messages.ts';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import { detailText } from '../invoice-detail.messages.ts';

export interface HeadProps {
  readonly invoice: InvoiceDetail;
  readonly onCancel: () => void;
  readonly onRed: () => void;
}

const WHY_NO_RED = 'why-no-red';

/** A reversal can be asked for while something is left of an ordinary invoice that was issued. */
function RedButton({ redLeft, onRed }: Pick<InvoiceDetail, 'redLeft'> & Pick<HeadProps, 'onRed'>) {
  const text = useText(redText);
  const isOver = redLeft === 0;
  return (
    <>
      <Button
        isDisabled={isOver}
        aria-describedby={isOver ? WHY_NO_RED : undefined}
        onPress={onRed}
      >
        {text.request}
      </Button>
      {isOver && (
        <Text id={WHY_NO_RED} size={12} tone="quiet">
          {text.noneLeft}
        </Text>
      )}
    </>
  );
}

export function Head({ invoice, onCancel, onRed }: HeadProps) {
  const text = useText(detailText);
  const words = useText(invoiceText);
  const { id, kind, type, status, hasFiles, invoiceSN, redLeft } = invoice;
  const said = { done: words.downloaded, failed: words.downloadFailed };
  return (
    <Inline justify="between" align="start" gap={16}>
      <Stack gap={4}>
        <Inline gap={12}>
          <Heading level={1}>{text.title}</Heading>
          <InvoiceStatusTag type={type} status={status} />
        </Inline>
        <Text size={13} tone="quiet">
          {text.number(invoiceSN)}
        </Text>
      </Stack>
      <Inline gap={8}>
        {status === s.applied && <Button onPress={onCancel}>{words.cancel}</Button>}
        {status === s.rejected && (
          <LinkButton variant="primary" href={pathOf('invoiceCreate', { type: kind, id })}>
            {words.resubmit}
          </LinkButton>
        )}
        {hasFiles && type === invoiceType.normal && <RedButton redLeft={redLeft} onRed={onRed} />}
        {hasFiles && (
          <SaveFileButton
            call={downloadInvoices}
            input={{ ids: String(id), format: 'xml' }}
            words={{ label: words.downloadXml, ...said }}
          />
        )}
        {hasFiles && (
          <SaveFileButton
            variant="primary"
            call={downloadInvoices}
            input={{ ids: String(id), format: 'pdf' }}
            words={{ label: words.download, ...said }}
          />
        )}
        <LinkButton variant="quiet" href={pathOf('invoice', {}, { tab: 'all' })}>
          {text.toList}
        </LinkButton>
      </Inline>
    </Inline>
  );
}
