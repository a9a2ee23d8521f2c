/** What an invoice is and where it goes: kind, number, times, mail or parcel. */
import type { InvoiceDetail } from '@banxin/contract/entities/invoice';
import { CopyText } from '@banxin/ui/CopyText';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { invoiceText } from '../../../features/invoice/invoice.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import { detailText } from '../invoice-detail.messages.ts';

export function Facts({ invoice }: { readonly invoice: InvoiceDetail }) {
  const text = useText(detailText);
  const words = useText(invoiceText);
  const { name } = useCatalogueWords();
  const { kind, medium, number, issuedAt, appliedAt, mail, remark } = invoice;
  const { receiver, carrier, trackingNo } = invoice;
  const to = receiver && [
    [receiver.consignee, receiver.mobilePhone].join(' '),
    [receiver.province, receiver.city, receiver.district, receiver.detail].join(''),
  ];
  return (
    <Part title={text.facts}>
      <DescriptionList
        columns={2}
        items={[
          ...(number === null
            ? []
            : [
                {
                  label: text.invoiceNumber,
                  value: <CopyText text={number} label={text.invoiceNumber} />,
                },
              ]),
          { label: text.kind, value: words[kind] },
          { label: text.medium, value: words[medium] },
          { label: text.appliedAt, value: minuteText(appliedAt) },
          ...(issuedAt === null ? [] : [{ label: text.issuedAt, value: minuteText(issuedAt) }]),
          ...(mail === '' ? [] : [{ label: text.mail, value: <Own>{mail}</Own> }]),
          ...(to === null ? [] : [{ label: text.receiver, value: <Own>{to.join(' ')}</Own> }]),
          ...(carrier === null
            ? []
            : [{ label: text.parcel, value: name('carrier', carrier, carrier.toUpperCase()) }]),
          ...(trackingNo === null
            ? []
            : [
                {
                  label: text.parcelNumber,
                  value: <CopyText text={trackingNo} label={text.parcelNumber} />,
                },
              ]),
          ...(remark === '' ? [] : [{ label: text.remark, value: <Own>{remark}</Own> }]),
        ]}
      />
    </Part>
  );
}
