/** What shows it: photographs, and marks on the proof of the styles that are chosen. */
import type { ClaimMark } from '@banxin/contract/entities/afterSales';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { evidenceFile } from '../../../features/afterSales/claimLook.ts';
import type { ProofPage } from '../../../features/preview/fileImages.ts';
import { PaperThumbnail } from '../../../features/preview/PaperThumbnail.tsx';
import type { PaperFilesState } from '../../../features/upload/usePaperFiles.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../aftersale-create.css.ts';
import { createText } from '../aftersale-create.messages.ts';

const PaperFiles = lazyPart(() =>
  import('../../../features/upload/PaperFiles.tsx').then((module) => ({
    default: module.PaperFiles,
  })),
);
const ProofMarks = lazyPart(() =>
  import('../../../features/afterSales/ProofMarks.tsx').then((module) => ({
    default: module.ProofMarks,
  })),
);

export interface ShownProps {
  readonly files: PaperFilesState;
  /** What is wrong with the photographs. */
  readonly problem: string | undefined;
  readonly pages: readonly ProofPage[];
  readonly marks: readonly ClaimMark[];
  /** What is wrong with the marks. */
  readonly marksProblem: string | undefined;
  readonly onMarks: (marks: readonly ClaimMark[]) => void;
}

export function Shown({ files, problem, pages, marks, marksProblem, onMarks }: ShownProps) {
  const text = useText(createText);
  return (
    <Stack gap={20}>
      <PartBoundary pending={<Skeleton shape="control" />}>
        <PaperFiles
          files={files}
          label={text.pictures}
          thumbnailOf={(file) => <PaperThumbnail file={file} />}
          arrivedOf={(picture) => <PaperThumbnail file={evidenceFile(picture)} />}
          problem={problem}
        />
      </PartBoundary>
      <details open={marks.length > 0 || undefined}>
        <summary className={css.summary}>{text.marks}</summary>
        {pages.length === 0 ? (
          <Text size={13} tone="quiet">
            {text.noProof}
          </Text>
        ) : (
          <PartBoundary pending={<Skeleton shape="block" />}>
            <ProofMarks pages={pages} marks={marks} onChange={onMarks} />
          </PartBoundary>
        )}
      </details>
      {marksProblem !== undefined && <Notice tone="critical">{marksProblem}</Notice>}
    </Stack>
  );
}
