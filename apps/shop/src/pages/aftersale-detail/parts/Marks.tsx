/** Marks that the customer set on the proof, each with its words; a page opens large. */
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { marksText } from '../../../features/afterSales/marks.messages.ts';
import { ProofMarks } from '../../../features/afterSales/ProofMarks.tsx';
import { proofPages } from '../../../features/preview/fileImages.ts';
import { usePreview } from '../../../features/preview/preview.ts';
import { useText } from '../../../lib/text.ts';
import { ticketText } from '../aftersale-detail.messages.ts';

export default function Marks({ ticket }: { readonly ticket: ClaimDetail }) {
  const text = useText(ticketText);
  const pages = proofPages(ticket.proofs, useText(marksText).page);
  const preview = usePreview();
  return (
    <Sheet>
      <Stack gap={16}>
        <Heading level={2}>{text.marks}</Heading>
        <ProofMarks
          pages={pages}
          marks={ticket.marks}
          onOpen={(shown, index) =>
            preview.open({ index, images: shown.map((page) => ({ ...page, caption: page.alt })) })
          }
        />
      </Stack>
    </Sheet>
  );
}
