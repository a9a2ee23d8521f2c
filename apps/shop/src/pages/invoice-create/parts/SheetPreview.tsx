/** One invoice as it would be: of one selling company, with its lines, tax and sum in capitals. */
import type { InvoiceSheet } from '@banxin/contract/entities/invoice';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { InvoiceLines } from '../../../features/invoice/InvoiceLines.tsx';
import { sheetText } from '../../../features/invoice/sheet.messages.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { createText } from '../invoice-create.messages.ts';

export interface SheetPreviewProps {
  readonly sheet: InvoiceSheet;
  /** From 1. */
  readonly at: number;
}

export function SheetPreview({ sheet, at }: SheetPreviewProps) {
  const text = useText(createText);
  const words = useText(sheetText);
  return (
    <Sheet element="section" aria-label={text.sheetTitle(at)}>
      <Stack gap={16}>
        <Heading level={2}>{text.sheetTitle(at)}</Heading>
        <DescriptionList
          columns={2}
          items={[
            { label: words.seller, value: <Own isChinese>{sheet.company.name}</Own> },
            { label: words.taxNumber, value: sheet.company.taxNumber },
          ]}
        />
        <InvoiceLines sheet={sheet} label={text.sheetTitle(at)} />
      </Stack>
    </Sheet>
  );
}
