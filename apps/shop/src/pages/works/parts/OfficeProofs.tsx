/** The proof of what was ordered with what the customer marked on it. */
import type { OfficeCase } from '@banxin/contract/entities/office';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { marksText } from '../../../features/afterSales/marks.messages.ts';
import { ProofMarks } from '../../../features/afterSales/ProofMarks.tsx';
import { proofPages } from '../../../features/preview/fileImages.ts';
import { usePreview } from '../../../features/preview/preview.ts';
import { useText } from '../../../lib/text.ts';
import { officeText } from '../office.messages.ts';

export function OfficeProofs({ proofs, marks }: Pick<OfficeCase, 'proofs' | 'marks'>) {
  const text = useText(officeText);
  const pages = proofPages(proofs, useText(marksText).page);
  const preview = usePreview();
  if (pages.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        {text.proof}
      </Heading>
      <ProofMarks
        pages={pages}
        marks={marks}
        onOpen={(shown, index) =>
          preview.open({ index, images: shown.map((page) => ({ ...page, caption: page.alt })) })
        }
      />
    </Stack>
  );
}
