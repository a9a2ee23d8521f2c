/** How an edition was answered: each question with its bars, its mean, or what was written. */

import type { OutputOf } from '@banxin/contract/call';
import type { getQuestionnaireTally } from '@banxin/contract/calls/works/questionnaires';
import { EmptyState } from '@banxin/ui/EmptyState';
import { formatCount } from '@banxin/ui/formatCount';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { StatusTag } from '@banxin/ui/StatusTag';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../lib/text.ts';
import { focusTitle } from '../../../../lib/useTitleFocus.ts';
import { questionnairesText } from '../../questionnaires.messages.ts';
import * as css from '../../Works.css.ts';
import { QuestionResult } from './QuestionResult.tsx';

const tones = { planned: 'neutral', running: 'action', over: 'neutral' } as const;

export interface QuestionnaireViewProps {
  readonly tally: OutputOf<typeof getQuestionnaireTally>;
}

export function QuestionnaireView({ tally }: QuestionnaireViewProps) {
  const text = useText(questionnairesText);
  const place = useRef<HTMLDivElement>(null);
  const { edition, startsOn, endsOn, standing, answered, questions } = tally;
  useEffect(() => focusTitle(place.current), []);
  const whyNobody = {
    planned: text.nobodyYet(startsOn),
    running: text.nobodySince,
    over: text.nobodyEver,
  }[standing];
  return (
    <Sheet element="section" padding="none" aria-label={text.named(edition)}>
      <div ref={place} className={css.body}>
        <Inline gap={12}>
          <Heading level={2}>{text.named(edition)}</Heading>
          <StatusTag tone={tones[standing]}>{text[standing]}</StatusTag>
        </Inline>
        <div className={css.subject}>
          {text.days(startsOn, endsOn)} ·{' '}
          {text.size(String(questions.length), formatCount(answered))}
          <br />
          {text.promise}
        </div>
        {answered === 0 ? (
          <EmptyState title={text.nobody}>{whyNobody}</EmptyState>
        ) : (
          questions.map((one) => (
            <QuestionResult key={one.question.number} edition={edition} result={one} />
          ))
        )}
      </div>
    </Sheet>
  );
}
