/** The reset's flow, what is typed in its two steps, and what is wrong with it. */
import { useFlow, useSelector } from '@banxin/flows/react';
import type { ResetValues } from '@banxin/flows/reset-password';
import { createResetPasswordActors, resetPasswordMachine } from '@banxin/flows/reset-password';
import { useState } from 'react';
import { smsSecondsLeft } from '../../features/session/smsDeadline.ts';
import { useCodeFields } from '../../features/session/useCodeFields.ts';
import { useServices } from '../../lib/services.ts';
import { useFlowForm } from '../../lib/useFlowForm.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';

export type ResetStep = 'identify' | 'password' | 'done';

const EMPTY: ResetValues = {
  mobilePhone: '',
  code: '',
  smsCode: '',
  password: '',
  repeated: '',
};

export function useResetForm() {
  const { store, now } = useServices();
  const isHydrated = useIsHydrated();
  const flow = useFlow(resetPasswordMachine, {
    input: { smsRemaining: isHydrated ? smsSecondsLeft(store, now()) : 0, captchaVersion: now() },
    actors: createResetPasswordActors,
  });
  const { values, setValues, problems, ...form } = useFlowForm(flow, EMPTY);
  const codes = useCodeFields(flow.getSnapshot().children, values);
  const step = useSelector(flow, (snapshot): ResetStep => {
    if (snapshot.hasTag('identify')) return 'identify';
    return snapshot.hasTag('password') ? 'password' : 'done';
  });
  // A proof that was taken has spent both codes; they are of no use should the way lead back.
  const [shownStep, setShownStep] = useState(step);
  if (shownStep !== step) {
    setShownStep(step);
    setValues({ ...values, code: '', smsCode: '' });
  }
  return {
    ...form,
    flow,
    codes,
    step,
    hasProblem: problems.length > 0 || form.failure !== undefined,
    submit: () => flow.send({ type: 'SUBMIT', values: { ...values, code: codes.code } }),
  };
}

export type ResetForm = ReturnType<typeof useResetForm>;
