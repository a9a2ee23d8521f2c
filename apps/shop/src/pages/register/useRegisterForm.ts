/** The registration's flow, what is typed, and what is wrong with it. */
import { registerCustomer } from '@banxin/contract/calls/customer/register';
import type { UniqueField } from '@banxin/flows/exists-check';
import { useFlow } from '@banxin/flows/react';
import type { RegisterValues } from '@banxin/flows/register';
import { createRegisterActors, registerMachine } from '@banxin/flows/register';
import { rememberingClient } from '../../features/session/phoneHistory.ts';
import { smsSecondsLeft } from '../../features/session/smsDeadline.ts';
import { useCodeFields } from '../../features/session/useCodeFields.ts';
import { useServices } from '../../lib/services.ts';
import { useFlowForm } from '../../lib/useFlowForm.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';

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
  const isHydrated = useIsHydrated();
  const flow = useFlow(registerMachine, {
    input: {
      returnUrl,
      smsRemaining: isHydrated ? smsSecondsLeft(store, now()) : 0,
      captchaVersion: now(),
    },
    actors: (client) =>
      createRegisterActors(rememberingClient(client, store, registerCustomer), newKey()),
  });
  const { name, qq, mobile, ...codeFlows } = flow.getSnapshot().children;
  if (!name || !qq || !mobile) throw new Error('The registration has lost its checks');
  const { values, isSubmitting, failure, field } = useFlowForm(flow, EMPTY);
  const codes = useCodeFields(codeFlows, values);
  const checks = { customerName: name, qq, mobilePhone: mobile };
  return {
    flow,
    codes,
    checks,
    isSubmitting,
    failure,
    field,
    submit: () => {
      if (isSubmitting) return;
      const taken = (Object.keys(checks) as UniqueField[]).filter((field) =>
        checks[field].getSnapshot().hasTag('taken'),
      );
      flow.send({ type: 'SUBMIT', values: { ...values, code: codes.code }, taken });
    },
  };
}
