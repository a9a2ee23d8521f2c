/** The word of whoever decides: asked for once, shown from then on. Without code the browser sends the form itself. */
import { answerQuote } from '@banxin/contract/calls/order/quoteShare';
import { ANSWER_NAME_MAX, ANSWER_NOTE_MAX } from '@banxin/contract/constants';
import type { QuoteAnswer } from '@banxin/contract/entities/quoteShare';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { checkAnswerName, checkAnswerNote } from '@banxin/contract/rules/quote';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { useState } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import * as css from '../SharedQuote.css.ts';
import { type SharedQuote, usePlainProblem } from '../shared-quote.data.ts';
import { sharedQuoteText } from '../shared-quote.messages.ts';

/** Name of the two buttons in a form that the browser sends. */
const VERDICT = 'verdict';

function Answered({ answer }: { readonly answer: QuoteAnswer }) {
  const text = useText(sharedQuoteText);
  return (
    <Notice tone={answer.isAgreed ? 'positive' : 'caution'}>
      <Stack gap={4}>
        <Text weight="medium">
          <Own>{answer.by}</Own> {answer.isAgreed ? text.hasAgreed : text.hasDeclined}
        </Text>
        <Text size={12} tone="quiet">
          {text.answeredAt(minuteText(answer.at))}
        </Text>
        {answer.note !== '' && (
          <span className={css.note}>
            <Own>{answer.note}</Own>
          </span>
        )}
      </Stack>
    </Notice>
  );
}

function AnswerForm({ token }: { readonly token: string }) {
  const text = useText(sharedQuoteText);
  const words = useFixedWords();
  const plainProblem = usePlainProblem();
  const { send, isPending, failure, fields } = useSend(answerQuote, { shownHere: 'all' });
  const [isAgreed, setAgreed] = useState(true);
  const { field, submit, ref } = useForm({
    start: { name: '', note: '' },
    rules: {
      name: checkAnswerName,
      note: (value) =>
        checkAnswerNote(value) ?? (!isAgreed && value === '' ? messages.declineNoteRequired : null),
    },
    refused: fields,
  });
  const press = (verdict: boolean) => ({
    type: 'submit' as const,
    name: VERDICT,
    value: verdict ? 'agree' : 'decline',
    'aria-disabled': isPending,
    onClick: () => setAgreed(verdict),
  });
  const label = (verdict: boolean) =>
    isPending && isAgreed === verdict ? text.sending : verdict ? text.agree : text.decline;
  return (
    <form
      method="post"
      action={pathOf('sharedQuote', { token })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) submit((typed) => void send({ token, isAgreed, ...typed }));
      }}
    >
      <div ref={ref} className={css.form}>
        <Text size={13} tone="body">
          {text.answerHint}
        </Text>
        <TextField
          label={text.name}
          name="name"
          isRequired
          maxLength={ANSWER_NAME_MAX}
          placeholder={text.namePlaceholder}
          autoComplete="name"
          {...field('name')}
        />
        <TextArea
          label={text.note}
          name="note"
          maxLength={ANSWER_NOTE_MAX}
          placeholder={text.notePlaceholder}
          {...field('note')}
        />
        {failure && Object.keys(fields).length === 0 && (
          <Notice tone="critical" title={text.notSent}>
            {words(failure)}
          </Notice>
        )}
        {plainProblem && !failure && (
          <Notice tone="critical" title={text.notSent}>
            {words(plainProblem)}
          </Notice>
        )}
        <div className={css.buttons}>
          <button {...press(true)} className={css.agree}>
            {label(true)}
          </button>
          <button {...press(false)} className={css.decline}>
            {label(false)}
          </button>
        </div>
      </div>
    </form>
  );
}

export interface AnswerProps {
  readonly token: string;
  readonly quote: SharedQuote;
}

export function Answer({ token, quote: { answer, state } }: AnswerProps) {
  const text = useText(sharedQuoteText);
  return (
    <Sheet element="section" aria-label={text.answerTitle}>
      <Stack gap={16}>
        <Heading level={2} size={16}>
          {text.answerTitle}
        </Heading>
        {answer !== null ? (
          <Answered answer={answer} />
        ) : state === 'over' ? (
          <Notice tone="caution">{text.noAnswer}</Notice>
        ) : (
          <AnswerForm token={token} />
        )}
      </Stack>
    </Sheet>
  );
}
