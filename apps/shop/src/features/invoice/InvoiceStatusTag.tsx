/** How an invoice stands, with what kind of row it is where it is not an ordinary one. */
import type { InvoiceRow } from '@banxin/contract/entities/invoice';
import { Inline } from '@banxin/ui/Inline';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { useText } from '../../lib/text.ts';
import { invoiceText } from './invoice.messages.ts';

const TONES: readonly StatusTone[] = [
  ...(['neutral', 'action', 'action', 'caution'] as const),
  ...(['positive', 'positive', 'neutral'] as const),
];

export function InvoiceStatusTag({ type, status }: Pick<InvoiceRow, 'type' | 'status'>) {
  const text = useText(invoiceText);
  const words = [text.s0, text.s1, text.s2, text.s3, text.s4, text.s5, text.s6];
  return (
    <Inline gap={4}>
      <StatusTag tone={TONES[status] ?? 'neutral'}>{words[status]}</StatusTag>
      {type === 2 && <StatusTag tone="critical">{text.red}</StatusTag>}
      {type === 3 && <StatusTag tone="neutral">{text.reversed}</StatusTag>}
    </Inline>
  );
}
