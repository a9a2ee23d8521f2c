/** A case of the office that is open: what to know first, what was handed in beside what was typed, what was said, the steps. */
import { claimOffice } from '@banxin/contract/calls/works/office';
import type { OfficeCase, OfficeStep } from '@banxin/contract/entities/office';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { StatusTag } from '@banxin/ui/StatusTag';
import { useEffect, useRef } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { focusTitle } from '../../../lib/useTitleFocus.ts';
import { officeText } from '../office.messages.ts';
import { OFFICE_KEYS, useDeskKeys } from '../useDeskKeys.ts';
import { useOfficeActing } from '../useOfficeActing.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';
import { CaseActs } from './CaseActs.tsx';
import { heldByAnother } from './claim.ts';
import { InHands } from './InHands.tsx';
import { OfficeFacts } from './OfficeFacts.tsx';
import { OfficePictures } from './OfficePictures.tsx';
import { OfficeProofs } from './OfficeProofs.tsx';
import { OfficeTalk } from './OfficeTalk.tsx';
import type { Onward } from './Room.tsx';

const OfficeActDialog = lazyPart(() => import('./OfficeActDialog.tsx'));

const tones = {
  plain: 'action',
  positive: 'positive',
  caution: 'caution',
  critical: 'critical',
} as const;

/** Steps after which a case is not dealt with. */
const STAYS: readonly string[] = ['ANSWER', 'ENTER_RED'];

const keyOf = ({ event, part }: OfficeStep): string => `${event}:${part}`;

export interface OfficeCaseViewProps {
  readonly one: OfficeCase;
  readonly onward: Onward;
  /** The case is to be shown as it stands. */
  readonly onChanged: () => void;
}

export default function OfficeCaseView({ one, onward, onChanged }: OfficeCaseViewProps) {
  const text = useText(worksText);
  const office = useText(officeText);
  const words = useFixedWords();
  const place = useRef<HTMLDivElement>(null);
  const claiming = useSend(claimOffice);
  const acting = useOfficeActing(one, {
    onTaken: (step) => {
      // Who answers, begins a reversal or moves one of several solutions sees what the same case has become.
      if (!STAYS.includes(step.event) && step.part === null) onward.next();
      else {
        onward.stay();
        onChanged();
      }
    },
    onRefused: onChanged,
  });
  const { kind, number } = one;
  const { send } = claiming;
  useEffect(() => {
    // Opening it takes it in hand, unless somebody else was faster.
    void send({ kind, number });
    focusTitle(place.current);
  }, [kind, number, send]);
  const other = heldByAnother(one.claim);
  const heldBy = other === null ? null : text.inHands(other);
  const title = office[kind](number);
  const byKey = (events: readonly string[]) => () => {
    const step = one.steps.find(
      (offered) => events.includes(offered.event) && offered.refusal === null,
    );
    if (step && heldBy === null && !acting.isBusy) acting.begin(step);
  };
  useDeskKeys({
    p: byKey(OFFICE_KEYS.p),
    w: byKey(OFFICE_KEYS.w),
    r: byKey(OFFICE_KEYS.r),
  });
  return (
    <Sheet element="section" padding="none" aria-label={title}>
      <div ref={place} className={css.body}>
        <Inline justify="between">
          <Inline gap={12}>
            <Heading level={2}>{title}</Heading>
            <StatusTag tone={one.isLate ? 'critical' : 'action'}>{words(one.standing)}</StatusTag>
          </Inline>
          {one.amount !== null && <Money fen={one.amount} size="large" />}
        </Inline>
        <div className={css.subject}>
          <Own>{one.customer}</Own> · <Own>{words(one.subject)}</Own>
          {one.customerId !== undefined && (
            <>
              {' · '}
              <Link href={pathOf('works', { desk: 'customers' }, { case: String(one.customerId) })}>
                {office.customerFile}
              </Link>
            </>
          )}
        </div>
        <InHands
          heldBy={heldBy}
          isPending={claiming.isPending}
          onTake={() => void send({ kind, number, take: true })}
        />
        {acting.failure && acting.asked === null && (
          <Notice tone="critical" title={text.notActed}>
            {words(acting.failure)}
          </Notice>
        )}
        {one.verdicts.map(({ tone, sentence }) => (
          <Notice key={sentence.data.key} tone={tones[tone]}>
            {words(sentence)}
          </Notice>
        ))}
        <div className={one.pictures.length > 0 ? css.beside : css.alone}>
          <OfficePictures pictures={one.pictures} />
          <OfficeFacts groups={one.groups} isWide={one.pictures.length === 0} />
        </div>
        <OfficeProofs proofs={one.proofs} marks={one.marks} />
        <OfficeTalk talk={one.talk} events={one.events} />
      </div>
      <CaseActs
        steps={one.steps}
        keyOf={keyOf}
        heldBy={heldBy}
        isPending={acting.isPending}
        onStep={acting.begin}
      />
      {acting.asked !== null && (
        <PartBoundary>
          <OfficeActDialog
            step={acting.asked.step}
            isPending={acting.isBusy}
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
