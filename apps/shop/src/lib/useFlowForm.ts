/** Binds a flow's form to the page: values, problems, and whether it is being sent. */
import { type FieldChanged, type FormContext, useSelector } from '@banxin/flows/react';
import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { useFixedWords } from './fixedWords.ts';

/** Any flow with a form. */
interface FormFlow<Values, Field extends string, Message> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    readonly context: FormContext<object, Field, Message>;
    hasTag(tag: 'busy'): boolean;
  };
  send(event: FieldChanged<keyof Values & string>): void;
}

/**
 * What is typed stays here and is never lost on a failure, but for the answer to a captcha that was used up.
 * @param empty what the fields start with
 */
export function useFlowForm<
  Values extends { readonly code: string },
  Field extends keyof Values & string,
  Message extends string | null,
>(flow: FormFlow<Values, Field, Message>, empty: Values) {
  const words = useFixedWords();
  const [values, setValues] = useState(empty);
  const found = useSelector(flow, ({ context }) => context.problems);
  const failure = useSelector(flow, ({ context }) => context.failure);
  const codeEpoch = useSelector(flow, ({ context }) => context.codeEpoch);
  const isSubmitting = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));

  const [emptied, setEmptied] = useState(codeEpoch);
  if (emptied !== codeEpoch) {
    setEmptied(codeEpoch);
    setValues({ ...values, code: '' });
  }
  const change = (changed: Partial<Values>): void => {
    setValues((typed) => ({ ...typed, ...changed }));
    for (const field of Object.keys(changed)) {
      flow.send({ type: 'CHANGE', field: field as keyof Values & string });
    }
  };
  const problems = found.map(({ field, message, data }) => ({
    field,
    message: message === null ? null : words({ message, data }),
  }));
  return {
    values,
    /** Sets values without the flow hearing of it. */
    setValues,
    /** Something was typed. */
    change,
    /** In the reader's language. */
    problems,
    isSubmitting,
    /** Why the last try failed, when no field is to blame. */
    failure: problems.length === 0 ? failure : undefined,
    /** Value, change and error of a text field. */
    field: (field: Field) => ({
      value: values[field],
      onChange: (value: Values[Field]) => change({ [field]: value } as unknown as Partial<Values>),
      errorMessage: problems.find((problem) => problem.field === field)?.message ?? undefined,
    }),
  };
}
