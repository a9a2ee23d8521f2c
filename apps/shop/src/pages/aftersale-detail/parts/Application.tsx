/** What was asked for: pieces, cause, what was measured and judged, words, photographs. */
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import { pathOf } from '@banxin/contract/routes';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { claimText } from '../../../features/afterSales/claim.messages.ts';
import { Evidence } from '../../../features/afterSales/Evidence.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../aftersale-detail.css.ts';
import { ticketText } from '../aftersale-detail.messages.ts';
import { useOpenPictures } from '../useOpenPictures.ts';

export function Application({ ticket }: { readonly ticket: ClaimDetail }) {
  const text = useText(ticketText);
  const names = useText(claimText);
  const told = useFixedWords();
  const { name, word } = useCatalogueWords();
  const open = useOpenPictures();
  const { lines, styleNames, measured, pictures, method } = ticket;
  const unit = word(ticket.unit.label, ticket.unit.said);
  const pieces = lines.map(({ style, drop, quantity }, index) => {
    const called = styleNames[index] ?? text.style(style);
    const of = drop === undefined ? called : `${called} · ${text.drop(drop)}`;
    return text.line(of, quantity, unit);
  });
  return (
    <Sheet>
      <Stack gap={16}>
        <Heading level={2}>{text.application}</Heading>
        <DescriptionList
          layout="stack"
          items={[
            {
              label: text.order,
              value: (
                <Link href={pathOf('UserOrderDetail', { sn: ticket.orderSN })} kind="standalone">
                  {name('product', ticket.productId, ticket.productName)} {ticket.orderSN}
                </Link>
              ),
            },
            { label: text.pieces, value: pieces.join('，') },
            { label: text.cause, value: names[`cause${ticket.cause}`] },
            ...(measured.received === undefined
              ? []
              : [{ label: text.received, value: `${measured.received} ${unit}` }]),
            ...(measured.deviationMm === undefined
              ? []
              : [{ label: text.deviation, value: `${measured.deviationMm} mm` }]),
            { label: text.judgement, value: told(ticket.judgement.sentence) },
            { label: text.solution, value: names[`solution${ticket.solution}`] },
            ...(method === 0 ? [] : [{ label: text.method, value: names[`method${method}`] }]),
            { label: text.phone, value: ticket.phone },
            {
              label: text.says,
              value: (
                <div className={css.words}>
                  <Own>{ticket.description}</Own>
                </div>
              ),
            },
          ]}
        />
        <Evidence pictures={pictures} onOpen={(index) => open(pictures, index)} />
      </Stack>
    </Sheet>
  );
}
