/** Answers as they were given; nothing of it can be changed. */
import type { Question } from '@banxin/contract/entities/feedback';
import { YES } from '@banxin/contract/rules/answers';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { useBilingual } from '../../../lib/bilingual.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { type Given, givenTo, isAnswered } from '../answering.ts';
import { questionnaireText } from '../questionnaire.messages.ts';

/** What was answered to a question, in words. */
export function useAnswerWords(): (question: Question, given: Given) => string {
  const text = useText(questionnaireText);
  const word = useBilingual();
  return (question, given) => {
    if (!isAnswered(question, given)) return text.notAnswered;
    const { chosen, text: own } = givenTo(given, question.number);
    switch (question.kind) {
      case 'text':
        return own;
      case 'scale':
        return String(chosen[0]);
      case 'callback':
        return chosen[0] === YES ? `${text.yes} ${own}` : text.no;
      case 'choices':
        return chosen
          .flatMap((at) => question.options[at] ?? [])
          .map(word)
          .join(text.between);
    }
  };
}

export interface ReadAnswersProps {
  readonly questions: readonly Question[];
  readonly given: Given;
}

export function ReadAnswers({ questions, given }: ReadAnswersProps) {
  const text = useText(questionnaireText);
  const word = useBilingual();
  const words = useAnswerWords();
  return (
    <DescriptionList
      layout="stack"
      items={questions.map((question) => {
        const answer = words(question, given);
        return {
          label: text.numbered(String(question.number), word(question.text)),
          value: question.kind === 'text' ? <Own>{answer}</Own> : answer,
        };
      })}
    />
  );
}
