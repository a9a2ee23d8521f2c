/** Orders from a workbook in three steps: uploaded, checked and mended, submitted. Which one is seen, the flow says. */
import { useFlowAttributes, useSelector } from '@banxin/flows/react';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { BatchFrame, type BatchStep } from './BatchFrame.tsx';
import { FollowPart } from './FollowPart.tsx';
import type { ReviewPartProps } from './ReviewPart.tsx';
import { UploadPart } from './UploadPart.tsx';
import type { ImportFlow, SheetRow, Workbook } from './workbook.ts';

// They come while the workbook is read, which is sent for long before they are needed.
const ReviewPart = lazyPart(
  () => import('./ReviewPart.tsx') as Promise<{ default: (props: ReviewPartProps) => ReactNode }>,
);
const SubmitPart = lazyPart(() => import('./SubmitPart.tsx'));

export interface BatchImportProps<Row extends SheetRow> {
  readonly flow: ImportFlow;
  readonly workbook: Workbook<Row>;
  /** More to bring along before the check: print files. */
  readonly beside?: ReactNode;
  /** More to do with checked rows: files, receivers. */
  readonly tools?: ReactNode;
  /** What is offered for all checked rows: their cheapest shipping. */
  readonly offer?: ReactNode;
  /** How the orders of an import are paid. */
  readonly paying: ReactNode;
  /** Needed before orders are created: asked for beside the button, as the agreement is. */
  readonly onRefused?: ((errCode: number | undefined) => void) | undefined;
}

export function BatchImport<Row extends SheetRow>({
  flow,
  workbook,
  beside,
  tools,
  offer,
  paying,
  onRefused,
}: BatchImportProps<Row>) {
  const attributes = useFlowAttributes(flow);
  const at = useSelector(flow, (snapshot) => {
    if (snapshot.hasTag('table')) return 'table';
    if (snapshot.hasTag('creating')) return 'creating';
    if (snapshot.hasTag('result')) return 'result';
    return snapshot.hasTag('checking') ? 'checking' : 'upload';
  });
  const hasProblem = useSelector(flow, (snapshot) => snapshot.hasTag('failed'));
  const isDone = useSelector(flow, (snapshot) => snapshot.matches('created'));
  if (at !== 'upload') {
    void ReviewPart.prepare();
    void SubmitPart.prepare();
  }
  const steps: Readonly<Record<typeof at, BatchStep>> = {
    upload: 'upload',
    checking: 'check',
    table: 'check',
    creating: 'submit',
    result: isDone ? null : 'submit',
  };
  const pending = (
    <Sheet>
      <Skeleton shape="row" count={6} isAnnounced />
    </Sheet>
  );
  return (
    <div {...attributes}>
      <BatchFrame title={workbook.words.title} step={steps[at]} hasProblem={hasProblem}>
        {at === 'upload' && <UploadPart flow={flow} workbook={workbook} beside={beside} />}
        {at === 'checking' && <FollowPart flow={flow} cancel={workbook.calls.cancel} />}
        {at === 'table' && (
          <Suspense fallback={pending}>
            <ReviewPart
              flow={flow}
              workbook={workbook as unknown as Workbook<SheetRow>}
              tools={tools}
              offer={offer}
            />
          </Suspense>
        )}
        {(at === 'creating' || at === 'result') && (
          <Suspense fallback={pending}>
            <SubmitPart
              flow={flow}
              marked={workbook.calls.marked}
              ordersOf={workbook.words.orders}
              paying={paying}
              onRefused={onRefused}
            />
          </Suspense>
        )}
      </BatchFrame>
    </div>
  );
}
