/** The login flow as props of the login form, for the page and for the dialog. */
import type { LoginMode, LoginValues } from '@banxin/flows/login';
import { createLoginActors, loginMachine } from '@banxin/flows/login';
import { useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import type { LoginFormProps, LoginFormValues } from '@banxin/ui/LoginForm';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { popups } from './popups.ts';
import { withReturnPath } from './returnPath.ts';
import { smsSecondsLeft } from './smsDeadline.ts';
import { useCodeFields } from './useCodeFields.ts';

const EMPTY: LoginFormValues = {
  nameOrQQOrMobilePhone: '',
  password: '',
  code: '',
  rememberMe: true,
  mobilePhone: '',
  smsCode: '',
};

const sent = (tab: 'account' | 'sms', values: LoginFormValues): LoginValues => {
  const { nameOrQQOrMobilePhone, password, code, rememberMe, mobilePhone, smsCode } = values;
  return tab === 'account'
    ? { tab, nameOrQQOrMobilePhone, password, code, rememberMe }
    : { tab, mobilePhone, smsCode, code };
};

export function useLoginForm(mode: LoginMode, returnUrl: string | undefined) {
  const { store, now } = useServices();
  const [values, setValues] = useState(EMPTY);
  const flow = useFlow(loginMachine, {
    input: {
      mode,
      returnUrl,
      smsRemaining: smsSecondsLeft(store, now()),
      captchaVersion: now(),
    },
    actors: (client) => createLoginActors(client, popups),
  });
  const tab = useSelector(flow, (snapshot) => (snapshot.hasTag('sms') ? 'sms' : 'account'));
  const isSubmitting = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isClosing = useSelector(flow, (snapshot) => snapshot.hasTag('closing'));
  const problems = useSelector(flow, ({ context }) => context.problems);
  const codeEpoch = useSelector(flow, ({ context }) => context.codeEpoch);
  const { captcha, sms, children } = useCodeFields(flow.getSnapshot().children, values);
  const attributes = useFlowAttributes(flow);

  // Every failed login empties the captcha's input.
  const [emptied, setEmptied] = useState(codeEpoch);
  if (emptied !== codeEpoch) {
    setEmptied(codeEpoch);
    setValues({ ...values, code: '' });
  }

  const form: LoginFormProps = {
    tab,
    onTabChange: (next) => flow.send({ type: next === 'sms' ? 'TAB.SMS' : 'TAB.ACCOUNT' }),
    values,
    onChange: (changed) => {
      setValues({ ...values, ...changed });
      flow.send({ type: 'CHANGE' });
    },
    problems,
    captcha,
    sms,
    isSubmitting,
    onSubmit: () => flow.send({ type: 'SUBMIT', values: sent(tab, values) }),
    forgotPasswordHref: '/resetpassword',
    registerHref: withReturnPath('/register', returnUrl ?? '/'),
  };
  return { flow, children, form, isClosing, attributes };
}
