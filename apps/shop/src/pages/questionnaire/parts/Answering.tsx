/** The questions while they are answered: how many are done, what is missing, and what became of sending them. */
import { submitQuestionnaire } from '@banxin/contract/calls/feedback/questionnaire';
import type { Questionnaire } from '@banxin/contract/calls/feedback/questionnaire.schemas';
import { questionnaireAnswered, questionnaireOver } from '@banxin/contract/codes';
import { answerProblems } from '@banxin/contract/rules/answers';
import { Button } from '@banxin/ui/Button';
import { CopyText } from '@banxin/ui/CopyText';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { AskBeforeLeaving } from '../../../lib/AskBeforeLeaving.tsx';
import { useBilingual } from '../../../lib/bilingual.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { answersOf, type Given, givenTo, isAnswered } from '../answering.ts';
import * as css from '../Questionnaire.css.ts';
import { questionnaireText } from '../questionnaire.messages.ts';
import { QuestionField } from './QuestionField.tsx';
import { useAnswerWords } from './ReadAnswers.tsx';

export interface AnsweringProps {
  readonly asked: Questionnaire;
  /** The answers were taken, or had been from another window. */
  readonly onAnswered: () => Promise<void>;
}

/** The edition ended meanwhile: what was written can be taken along. */
function Ended({ asked, given }: { readonly asked: Questionnaire; readonly given: Given }) {
  const text = useText(questionnaireText);
  const word = useBilingual();
  const words = useAnswerWords();
  const written = asked.questions
    .map((question) => {
      const name = text.numbered(String(question.number), word(question.text));
      return `${name}${text.colon}${words(question, given)}`;
    })
    .join('\n');
  return (
    <Stack gap={16}>
      <Notice tone="caution" title={text.over}>
        {text.overHint}
      </Notice>
      <Sheet>
        <CopyText text={written} label={text.answers}>
          <div className={css.copied} translate="no">
            {written}
          </div>
        </CopyText>
      </Sheet>
    </Stack>
  );
}

export default function Answering({ asked, onAnswered }: AnsweringProps) {
  const text = useText(questionnaireText);
  const words = useFixedWords();
  const { questions, edition } = asked;
  const [given, setGiven] = useState<Given>({});
  const [isTried, setTried] = useState(false);
  const { send, isPending, failure, fields } = useSend(submitQuestionnaire, { shownHere: 'all' });
  const answers = answersOf(questions, given);
  const found = answerProblems(questions, answers);
  const problems = isTried ? found : {};
  const done = questions.filter((question) => isAnswered(question, given)).length;
  const isOver = failure?.errCode === questionnaireOver;
  if (isOver) return <Ended asked={asked} given={given} />;

  const submit = async (): Promise<void> => {
    setTried(true);
    if (Object.keys(found).length > 0) return;
    const sent = await send({ edition, answers });
    if (sent.ok || sent.failure?.errCode === questionnaireAnswered) await onAnswered();
  };
  return (
    <Sheet>
      <AskBeforeLeaving isNeeded={() => done > 0} />
      <Form onSubmit={() => void submit()}>
        <Stack gap={32}>
          {questions.map((question) => {
            const { number } = question;
            const said = problems[number] ?? fields[`answers.${number}`];
            return (
              <QuestionField
                key={number}
                question={question}
                answer={givenTo(given, number)}
                problem={said && words(said)}
                onChange={(answer) => setGiven({ ...given, [number]: answer })}
              />
            );
          })}
          {failure && Object.keys(fields).length === 0 && (
            <Notice tone="critical" title={text.notSent}>
              {words(failure)} {text.kept}
            </Notice>
          )}
        </Stack>
        <div className={css.progress} data-page-bar>
          <span className={css.count} role="status" aria-label={text.progressOf}>
            {text.progress(String(done), String(questions.length))}
          </span>
          <Button type="submit" variant="primary" isPending={isPending}>
            {text.submit}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
