/** The reset's flow, what is typed in its two steps, and what is wrong with it. */
import { useFlow, useSelector } from '@banxin/flows/react';
import type { ResetField } from '@banxin/flows/reset-password';
import { createResetPasswordActors, resetPasswordMachine } from '@banxin/flows/reset-password';
import { useState } from 'react';
import { smsSecondsLeft } from '../../features/session/smsDeadline.ts';
import { useCodeFields } from '../../features/session/useCodeFields.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';

export type ResetStep = 'identify' | 'password' | 'done';

const EMPTY: Readonly<Record<ResetField, string>> = {
  mobilePhone: '',
  code: '',
  smsCode: '',
  password: '',
  repeated: '',
};

export function useResetForm() {
  const { store, now } = useServices();
  const words = useFixedWords();
  const [values, setValues] = useState(EMPTY);
  const flow = useFlow(resetPasswordMachine, {
    input: { smsRemaining: smsSecondsLeft(store, now()), captchaVersion: now() },
    actors: createResetPasswordActors,
  });
  const codes = useCodeFields(flow.getSnapshot().children, values);
  const step = useSelector(flow, (snapshot): ResetStep => {
    if (snapshot.hasTag('identify')) return 'identify';
    return snapshot.hasTag('password') ? 'password' : 'done';
  });
  const problems = useSelector(flow, ({ context }) => context.problems);
  const codeEpoch = useSelector(flow, ({ context }) => context.codeEpoch);
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isSubmitting = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));

  // Every failed proof empties the captcha's input: its picture is used up.
  const [emptied, setEmptied] = useState(codeEpoch);
  if (emptied !== codeEpoch) {
    setEmptied(codeEpoch);
    setValues({ ...values, code: '' });
  }
  // A proof that was taken has spent both codes; they are of no use should the way lead back.
  const [shownStep, setShownStep] = useState(step);
  if (shownStep !== step) {
    setShownStep(step);
    setValues({ ...values, code: '', smsCode: '' });
  }
  return {
    flow,
    codes,
    step,
    isSubmitting,
    hasProblem: problems.length > 0 || failure !== undefined,
    /** Why the last try failed, when no field is to blame. */
    failure: problems.length === 0 ? failure : undefined,
    /** Value, change and error of a field. */
    field: (field: ResetField) => {
      const problem = problems.find((one) => one.field === field);
      return {
        value: values[field],
        onChange: (value: string) => {
          setValues((typed) => ({ ...typed, [field]: value }));
          flow.send({ type: 'CHANGE', field });
        },
        errorMessage: problem && words(problem.message),
      };
    },
    next: () => flow.send({ type: 'NEXT', values: { ...values, code: codes.code } }),
    submit: () => flow.send({ type: 'SUBMIT', values }),
  };
}

export type ResetForm = ReturnType<typeof useResetForm>;
