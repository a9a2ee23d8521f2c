/** A case that is open: what it is, its files, its addresses, and the steps that lead on. */
import { getJobTicket } from '@banxin/contract/calls/works/desk';
import type { WorksCase, WorksParcel } from '@banxin/contract/entities/works';
import type { FloorDesk } from '@banxin/contract/lifecycles/works';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { StatusTag } from '@banxin/ui/StatusTag';
import { useEffect, useRef } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import { focusTitle } from '../../../lib/useTitleFocus.ts';
import { useActing } from '../useActing.ts';
import { isTypedIn, REVIEW_KEYS, useDeskKeys } from '../useDeskKeys.ts';
import { useInHand } from '../useInHand.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';
import { CaseActs } from './CaseActs.tsx';
import { CaseDispatch } from './CaseDispatch.tsx';
import { CaseDrops } from './CaseDrops.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseFiles } from './CaseFiles.tsx';
import { heldByAnother } from './claim.ts';
import { InHands } from './InHands.tsx';

const NO_PARCELS: readonly WorksParcel[] = [];

const ActDialog = lazyPart(() => import('./ActDialog.tsx'));

export interface CaseViewProps {
  readonly one: WorksCase;
  readonly desk: FloorDesk;
  /** A step was taken. */
  readonly onDone: () => void;
  /** One address took a step, or somebody else did: the case is to be shown as it stands. */
  readonly onMoved: () => void;
}

export default function CaseView({ one, desk, onDone, onMoved }: CaseViewProps) {
  const text = useText(worksText);
  const words = useFixedWords();
  const place = useRef<HTMLDivElement>(null);
  const inHand = useInHand(one, onMoved);
  const acting = useActing(one, onDone, onMoved);
  const { orderId } = one;
  // Who sits at every desk reads at this one what it needs.
  const dispatch = desk === 'shipping' ? one.dispatch : null;
  const isJudging = desk === 'review';
  // Who packs comes to the files last.
  const files = <CaseFiles one={one} mayFetch={desk !== 'shipping'} isJudging={isJudging} />;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case is another title.
  useEffect(() => {
    // Who scans the next one already is not interrupted.
    if (!isTypedIn(document.activeElement)) focusTitle(place.current);
  }, [orderId]);
  const other = heldByAnother(one.claim);
  const heldBy = other === null ? null : text.inHands(other);
  const byKey = (event: string) => () => {
    const step = one.steps.find((offered) => offered.event === event && offered.refusal === null);
    if (step && heldBy === null && acting.pending === null) acting.begin(step);
  };
  useDeskKeys(
    desk === 'review'
      ? Object.fromEntries(Object.entries(REVIEW_KEYS).map(([key, event]) => [key, byKey(event)]))
      : {},
  );
  return (
    <Sheet element="section" padding="none" aria-label={text.caseOf(one.orderSN)}>
      <div ref={place} className={css.body}>
        <Inline justify="between">
          <Inline gap={12}>
            <Heading level={2}>{text.caseOf(one.orderSN)}</Heading>
            <StatusTag tone={one.isLate ? 'critical' : 'action'}>
              {words(one.statusLabel)}
            </StatusTag>
          </Inline>
          {desk === 'production' && one.workOrderNo !== null && (
            <SaveFileButton
              size="small"
              call={getJobTicket}
              input={{ id: orderId }}
              words={{ label: text.ticket, done: text.ticketSaved, failed: text.ticketFailed }}
            />
          )}
        </Inline>
        <InHands heldBy={heldBy} isPending={inHand.isPending} onTake={inHand.take} />
        {acting.failure && acting.asked === null && (
          <Notice tone="critical" title={text.notActed}>
            {words(acting.failure)}
          </Notice>
        )}
        <CaseFacts one={one} isJudging={isJudging} />
        {dispatch !== null && <CaseDispatch one={one} dispatch={dispatch} />}
        {desk !== 'shipping' && files}
        <CaseDrops
          orderId={orderId}
          drops={one.drops}
          parcels={dispatch?.parcels ?? NO_PARCELS}
          steps={one.steps}
          isHeld={heldBy !== null}
          pending={acting.pending}
          onStep={acting.begin}
        />
        {desk === 'shipping' && files}
      </div>
      <CaseActs
        steps={one.steps}
        keyOf={({ entity, event }) => `${entity}:${event}`}
        heldBy={heldBy}
        isPending={({ event }) => acting.pending?.drop === null && acting.pending.event === event}
        onStep={acting.begin}
      />
      {acting.asked !== null && (
        <PartBoundary>
          <ActDialog
            step={acting.asked.step}
            of={acting.asked.drop}
            isPass={acting.isPass(acting.asked.step)}
            isPending={acting.pending !== null}
            failure={acting.failure}
            refused={acting.fields}
            onSend={acting.send}
            onEnd={acting.end}
          />
        </PartBoundary>
      )}
    </Sheet>
  );
}
