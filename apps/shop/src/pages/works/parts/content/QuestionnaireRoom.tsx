/** Questionnaires at the desk: their editions, and how the one that is open was answered. */

import type { DeskQuestionnaireHead } from '@banxin/contract/calls/works/questionnaires.schemas';
import { formatCount } from '@banxin/ui/formatCount';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Loaded } from '../../../../lib/Loaded.tsx';
import { useText } from '../../../../lib/text.ts';
import { useQuestionnaires, useTally } from '../../questionnaires.data.ts';
import { questionnairesText } from '../../questionnaires.messages.ts';
import { GoneCase } from '../GoneCase.tsx';
import { isGone } from '../isGone.ts';
import type { QueueRow } from '../Queue.tsx';
import { Room } from '../Room.tsx';
import { QuestionnaireView } from './QuestionnaireView.tsx';

function Opened({ edition }: { readonly edition: string }) {
  const text = useText(questionnairesText);
  const found = useTally(edition);
  if (isGone(found)) return <GoneCase />;
  return (
    <Loaded
      of={found}
      pending={<Skeleton shape="block" />}
      failed={{ place: 'sheet', title: text.failed }}
    >
      {(tally) => <QuestionnaireView tally={tally} />}
    </Loaded>
  );
}

export default function QuestionnaireRoom() {
  const text = useText(questionnairesText);
  const rowOf = (head: DeskQuestionnaireHead): QueueRow => ({
    key: head.edition,
    number: head.edition,
    standing: text[head.standing],
    isLate: false,
    subject: text.size(String(head.questions), formatCount(head.answered)),
    customer: '',
    heldBy: null,
    time: text.days(head.startsOn, head.endsOn),
  });
  return (
    <Room
      desk="content"
      title={text.title}
      list={useQuestionnaires()}
      rowOf={rowOf}
      noun={text.noun}
      searchPlaceholder={text.searchPlaceholder}
      searchHint={text.searchHint}
      empty={{ title: text.nothing, hint: text.nothingHint }}
    >
      {(edition) => <Opened key={edition} edition={edition} />}
    </Room>
  );
}
