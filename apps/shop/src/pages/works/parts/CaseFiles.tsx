/** Print files of a case as the desk judges them, each to be fetched as it was uploaded. */
import { getPrintFile } from '@banxin/contract/calls/works/originals';
import type { WorksCase } from '@banxin/contract/entities/works';
import { FileRow } from '@banxin/ui/FileRow';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { FileThumbnail } from '../../../features/preview/FileThumbnail.tsx';
import { usePricedProduct } from '../../../features/quote/product.ts';
import { useFileFindings, useRefusalText } from '../../../features/upload/findingText.ts';
import { sizeText } from '../../../features/upload/upload.messages.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';
import { CaseCertificate } from './CaseCertificate.tsx';

/** Only who judges files reads them beside their findings. */
const CaseProof = lazyPart(() => import('./CaseProof.tsx'));

export interface CaseFilesProps {
  readonly one: Pick<WorksCase, 'orderId' | 'files' | 'configuration' | 'certificate'>;
  /** Whether this desk may have the bytes. */
  readonly mayFetch: boolean;
  /** Whether this desk judges them. */
  readonly isJudging: boolean;
}

export function CaseFiles({ one, mayFetch, isJudging }: CaseFilesProps) {
  const { orderId, files, configuration, certificate } = one;
  const text = useText(worksText);
  const findingsOf = useFileFindings();
  const refusalOf = useRefusalText();
  const job = isJudging ? configuration : null;
  const priced = usePricedProduct(job?.productId ?? null);
  if (files.length === 0) return null;
  const isDrawn = files.some(({ file }) => file.pages.some(({ preview }) => preview !== null));
  /** Null where it is not shown; its measures may be on their way. */
  const proof = job !== null && isDrawn && priced.state !== 'failed' ? { job, priced } : null;
  const rows = files.map(({ file, findings }) => (
    <Stack key={file.id} gap={12}>
      <FileRow
        name={file.name}
        meta={text.fileMeta(file.pageCount ?? file.pages.length, sizeText(file.size))}
        status={file.status === 'refused' ? 'failed' : 'ready'}
        thumbnail={<FileThumbnail file={file} />}
        errorMessage={refusalOf(file)}
        // What is to be judged stands beside the proof.
        findings={findingsOf(
          proof === null ? findings : findings.filter(({ severity }) => severity === 'ok'),
        )}
      />
      {mayFetch && (
        <Inline>
          <SaveFileButton
            size="small"
            call={getPrintFile}
            input={{ id: orderId, fileId: file.id }}
            words={{
              label: text.original,
              done: text.originalSaved,
              failed: text.originalFailed,
            }}
          />
        </Inline>
      )}
    </Stack>
  ));
  return (
    <Stack gap={16}>
      <Heading level={3} size={16}>
        {text.files}
      </Heading>
      {proof !== null ? (
        <div className={css.proofed}>
          {proof.priced.state === 'ready' ? (
            <PartBoundary pending={<Skeleton shape="block" />}>
              <CaseProof
                product={proof.priced.value.product}
                configuration={proof.job}
                files={files.map(({ file, findings }) => ({
                  file,
                  findings: findings.filter(({ severity }) => severity !== 'ok'),
                }))}
              />
            </PartBoundary>
          ) : (
            <Skeleton shape="block" />
          )}
          <Stack gap={16}>
            {rows}
            {certificate !== null && <CaseCertificate of={certificate} />}
          </Stack>
        </div>
      ) : (
        <>
          {rows}
          {certificate !== null && <CaseCertificate of={certificate} />}
        </>
      )}
    </Stack>
  );
}
