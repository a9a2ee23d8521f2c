/** How one question was answered. */

import type { QuestionTally } from '@banxin/contract/calls/works/questionnaires.schemas';
import { offeredBy } from '@banxin/contract/rules/answers';
import { BarChart } from '@banxin/ui/BarChart';
import { formatCount } from '@banxin/ui/formatCount';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { useBilingual } from '../../../../lib/bilingual.ts';
import { useText } from '../../../../lib/text.ts';
import { questionnairesText } from '../../questionnaires.messages.ts';
import * as css from '../../Works.css.ts';
import { WrittenAnswers } from './WrittenAnswers.tsx';

export interface QuestionResultProps {
  readonly edition: string;
  readonly result: QuestionTally;
}

function Bars({ result: { question, answered, counts } }: Pick<QuestionResultProps, 'result'>) {
  const text = useText(questionnairesText);
  const word = useBilingual();
  const { kind, options } = question;
  const nameOf = (choice: number, at: number): string => {
    if (kind === 'scale') return String(choice);
    if (kind === 'callback') return at === 0 ? text.no : text.yes;
    const option = options[at];
    return option === undefined ? String(choice) : word(option);
  };
  return (
    <BarChart
      title={word(question.text)}
      isTitleShown={false}
      layout="rows"
      itemHeader={text.option}
      series={[text.people]}
      empty={text.unanswered}
      formatValue={(count) =>
        text.count(formatCount(count), String(Math.round((100 * count) / answered)))
      }
      items={
        answered === 0
          ? []
          : offeredBy(question).map((choice, at) => ({
              id: String(choice),
              label: nameOf(choice, at),
              values: [counts[at] ?? 0],
            }))
      }
    />
  );
}

export function QuestionResult({ edition, result }: QuestionResultProps) {
  const text = useText(questionnairesText);
  const word = useBilingual();
  const { question, answered, mean } = result;
  const { number, kind, least, most } = question;
  const said = [
    text.answered(formatCount(answered)),
    ...(mean === null ? [] : [text.mean(mean.toFixed(2), String(least), String(most))]),
    ...(kind === 'choices' && most > 1 ? [text.several(String(most))] : []),
  ];
  return (
    <Stack gap={12}>
      <Heading level={3}>{text.numbered(String(number), word(question.text))}</Heading>
      <div className={css.subject}>{said.join(' · ')}</div>
      {kind !== 'text' && <Bars result={result} />}
      {(kind === 'text' || kind === 'callback') && (
        <WrittenAnswers edition={edition} question={question} />
      )}
    </Stack>
  );
}
