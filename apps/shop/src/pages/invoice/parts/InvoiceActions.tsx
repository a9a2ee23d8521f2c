/** What its customer may do with an application or an invoice of the list. */
import { downloadInvoices } from '@banxin/contract/calls/invoice/invoice';
import type { InvoiceRow } from '@banxin/contract/entities/invoice';
import { invoiceType, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Text } from '@banxin/ui/Text';
import { invoiceText } from '../../../features/invoice/invoice.messages.ts';
import { redText } from '../../../features/invoice/red.messages.ts';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import { centreText } from '../invoice-centre.messages.ts';

export interface InvoiceActionsProps {
  readonly invoice: InvoiceRow;
  readonly onCancel: () => void;
  readonly onRed: () => void;
}

/** A reversal can be asked for while something is left of an ordinary invoice that was issued. */
function RedAction({ invoice, onRed }: Pick<InvoiceActionsProps, 'invoice' | 'onRed'>) {
  const text = useText(redText);
  const { id, invoiceSN, redLeft } = invoice;
  const isOver = redLeft === 0;
  const why = `why-no-red-${id}`;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={text.requestOf(invoiceSN)}
        isDisabled={isOver}
        aria-describedby={isOver ? why : undefined}
        onPress={onRed}
      >
        {text.request}
      </Button>
      {isOver && (
        <Text id={why} size={12} tone="quiet">
          {text.noneLeftShort}
        </Text>
      )}
    </>
  );
}

/** What its customer may do with it now. */
export function InvoiceActions({ invoice, onCancel, onRed }: InvoiceActionsProps) {
  const text = useText(centreText);
  const words = useText(invoiceText);
  const { id, kind, type, status, hasFiles, invoiceSN } = invoice;
  return (
    <Inline gap={4}>
      {status === s.applied && (
        <Button
          size="small"
          variant="quiet"
          aria-label={text.cancelOf(invoiceSN)}
          onPress={onCancel}
        >
          {words.cancel}
        </Button>
      )}
      {status === s.rejected && (
        <LinkButton size="small" href={pathOf('invoiceCreate', { type: kind, id })}>
          {words.resubmit}
        </LinkButton>
      )}
      {hasFiles && (
        <SaveFileButton
          size="small"
          variant="quiet"
          call={downloadInvoices}
          input={{ ids: String(id), format: 'pdf' }}
          words={{
            label: words.download,
            done: words.downloaded,
            failed: words.downloadFailed,
          }}
        />
      )}
      {hasFiles && type === invoiceType.normal && <RedAction invoice={invoice} onRed={onRed} />}
      <LinkButton
        size="small"
        variant="quiet"
        href={pathOf('invoiceDetail', { id })}
        aria-label={text.detailsOf(invoiceSN)}
      >
        {text.details}
      </LinkButton>
    </Inline>
  );
}
