/** One question with the field that answers it. */
import { ANSWER_TEXT_MAX, PHONE_MAX } from '@banxin/contract/constants';
import type { Question } from '@banxin/contract/entities/feedback';
import { YES } from '@banxin/contract/rules/answers';
import { CheckboxGroup } from '@banxin/ui/CheckboxGroup';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { useBilingual } from '../../../lib/bilingual.ts';
import { useText } from '../../../lib/text.ts';
import type { Given } from '../answering.ts';
import { questionnaireText } from '../questionnaire.messages.ts';

export interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: Given[number];
  readonly problem: string | undefined;
  readonly onChange: (answer: Given[number]) => void;
}

export function QuestionField({ question, answer, problem, onChange }: QuestionFieldProps) {
  const text = useText(questionnaireText);
  const word = useBilingual();
  const { number, kind, isRequired, options, least, most } = question;
  const { chosen } = answer;
  const field = {
    label: text.numbered(String(number), word(question.text)),
    isRequired,
    errorMessage: problem,
  };
  const choose = (ids: readonly string[]): void => onChange({ ...answer, chosen: ids.map(Number) });
  const single = chosen[0] === undefined ? null : String(chosen[0]);
  if (kind === 'text') {
    return (
      <TextArea
        {...field}
        maxLength={ANSWER_TEXT_MAX}
        value={answer.text}
        onChange={(value) => onChange({ ...answer, text: value })}
      />
    );
  }
  if (kind === 'choices' && most > 1) {
    const isFull = chosen.length >= most;
    return (
      <CheckboxGroup
        {...field}
        description={text.most(String(most))}
        options={options.map((option, at) => ({
          id: String(at),
          label: word(option),
          isDisabled: isFull && !chosen.includes(at),
        }))}
        value={chosen.map(String)}
        onChange={choose}
      />
    );
  }
  if (kind === 'callback') {
    return (
      <Stack gap={12}>
        <RadioGroup
          {...field}
          errorMessage={chosen.length === 0 ? problem : undefined}
          options={[
            { id: String(YES), label: text.yes },
            { id: '0', label: text.no },
          ]}
          value={single}
          onChange={(id) => choose([id])}
        />
        {chosen[0] === YES && (
          <TextField
            label={text.phone}
            type="tel"
            autoComplete="tel-national"
            maxLength={PHONE_MAX}
            isRequired
            value={answer.text}
            onChange={(value) => onChange({ ...answer, text: value })}
            errorMessage={problem}
          />
        )}
      </Stack>
    );
  }
  const scale = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const ends: Readonly<Record<number, string>> = { [least]: text.low, [most]: text.high };
  return (
    <RadioGroup
      {...field}
      options={
        kind === 'scale'
          ? scale.map((value) => ({
              id: String(value),
              label: ends[value] === undefined ? String(value) : `${value} ${ends[value]}`,
            }))
          : options.map((option, at) => ({ id: String(at), label: word(option) }))
      }
      value={single}
      onChange={(id) => choose([id])}
    />
  );
}
