/** The registration's flow, what is typed, and what is wrong with it. */
import type { UniqueField } from '@banxin/flows/exists-check';
import { useFlow, useSelector } from '@banxin/flows/react';
import type { RegisterField, RegisterValues } from '@banxin/flows/register';
import { createRegisterActors, registerMachine } from '@banxin/flows/register';
import { useState } from 'react';
import { smsSecondsLeft } from '../../features/session/smsDeadline.ts';
import { useCodeFields } from '../../features/session/useCodeFields.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';

const EMPTY: RegisterValues = {
  customerName: '',
  password: '',
  repeated: '',
  qq: '',
  mobilePhone: '',
  code: '',
  smsCode: '',
};

export function useRegisterForm(returnUrl: string) {
  const { store, now, newKey } = useServices();
  const words = useFixedWords();
  const [values, setValues] = useState(EMPTY);
  const flow = useFlow(registerMachine, {
    input: { returnUrl, smsRemaining: smsSecondsLeft(store, now()), captchaVersion: now() },
    actors: (client) => createRegisterActors(client, newKey()),
  });
  const { name, qq, mobile, ...codeFlows } = flow.getSnapshot().children;
  if (!name || !qq || !mobile) throw new Error('The registration has lost its checks');
  const codes = useCodeFields(codeFlows, values);
  const problems = useSelector(flow, ({ context }) => context.problems);
  const codeEpoch = useSelector(flow, ({ context }) => context.codeEpoch);
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isSubmitting = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));

  // Every failed try empties the captcha's input: its picture is used up.
  const [emptied, setEmptied] = useState(codeEpoch);
  if (emptied !== codeEpoch) {
    setEmptied(codeEpoch);
    setValues({ ...values, code: '' });
  }
  const checks = { customerName: name, qq, mobilePhone: mobile };
  return {
    flow,
    codes,
    checks,
    isSubmitting,
    /** Why the last try failed, when no field is to blame. */
    failure: problems.length === 0 ? failure : undefined,
    /** Value, change and error of a field. */
    field: (field: RegisterField) => {
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
    submit: () => {
      if (isSubmitting) return;
      const taken = (Object.keys(checks) as UniqueField[]).filter((field) =>
        checks[field].getSnapshot().hasTag('taken'),
      );
      flow.send({ type: 'SUBMIT', values: { ...values, code: codes.code }, taken });
    },
  };
}
