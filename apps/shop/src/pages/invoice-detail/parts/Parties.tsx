/** Whom an invoice is made out to, and who sells. */
import type { InvoiceDetail } from '@banxin/contract/entities/invoice';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { sheetText } from '../../../features/invoice/sheet.messages.ts';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import { detailText } from '../invoice-detail.messages.ts';

export function Parties({ invoice }: { readonly invoice: InvoiceDetail }) {
  const text = useText(detailText);
  const words = useText(sheetText);
  const { buyer, seller } = invoice;
  const own = (label: string, ...parts: readonly string[]) => {
    const value = parts.filter((part) => part !== '').join(' ');
    return value === '' ? [] : [{ label, value: <Own>{value}</Own> }];
  };
  return (
    <Part title={text.parties}>
      <DescriptionList
        items={[
          ...own(text.buyer, buyer.title),
          ...own(words.taxNumber, buyer.taxNumber),
          ...own(text.address, buyer.address, buyer.phone),
          ...own(text.bank, buyer.bank, buyer.bankAccount),
        ]}
      />
      <DescriptionList
        items={[
          { label: words.seller, value: <Own isChinese>{seller.name}</Own> },
          { label: words.taxNumber, value: seller.taxNumber },
        ]}
      />
    </Part>
  );
}
