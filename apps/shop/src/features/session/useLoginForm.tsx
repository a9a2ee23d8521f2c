/** The login flow as props of the login form, for the page and for the dialog. */
import { loginByAccount, loginByMobile } from '@banxin/contract/calls/login/session';
import { pathOf } from '@banxin/contract/routes';
import type { LoginMode, LoginValues } from '@banxin/flows/login';
import { createLoginActors, loginMachine } from '@banxin/flows/login';
import { useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import type { LoginFormProps, LoginFormValues } from '@banxin/ui/LoginForm';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useServices } from '../../lib/services.ts';
import { useFlowForm } from '../../lib/useFlowForm.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { rememberingClient } from './phoneHistory.ts';
import { createPopups } from './popups.ts';
import { withReturnPath } from './returnPath.ts';
import { smsSecondsLeft } from './smsDeadline.ts';
import { useCodeFields } from './useCodeFields.ts';
import { useOauth } from './useOauth.ts';
import { useWindows } from './useWindows.ts';

const PhoneHistory = lazyPart(() =>
  import('./PhoneHistory.tsx').then((module) => ({ default: module.PhoneHistory })),
);

/** What the call names otherwise than the form. */
const CALLED = 'nameOrQQOrMobilePhone';

type Values = Omit<LoginFormValues, 'account'> & { readonly [CALLED]: string };

const EMPTY: Values = {
  [CALLED]: '',
  password: '',
  code: '',
  rememberMe: true,
  mobilePhone: '',
  smsCode: '',
};

const sent = (tab: 'account' | 'sms', values: Values): LoginValues => {
  const { nameOrQQOrMobilePhone, password, code, rememberMe, mobilePhone, smsCode } = values;
  return tab === 'account'
    ? { tab, nameOrQQOrMobilePhone, password, code, rememberMe }
    : { tab, mobilePhone, smsCode, code };
};

export function useLoginForm(mode: LoginMode, returnUrl: string | undefined) {
  const { store, now, newKey } = useServices();
  const windows = useWindows();
  const isHydrated = useIsHydrated();
  const flow = useFlow(loginMachine, {
    input: {
      mode,
      returnUrl,
      smsRemaining: isHydrated ? smsSecondsLeft(store, now()) : 0,
      captchaVersion: now(),
    },
    actors: (client) =>
      createLoginActors(
        rememberingClient(client, store, loginByMobile, loginByAccount),
        createPopups(windows, newKey, mode),
      ),
  });
  const tab = useSelector(flow, (snapshot) => (snapshot.hasTag('sms') ? 'sms' : 'account'));
  const isClosing = useSelector(flow, (snapshot) => snapshot.hasTag('closing'));
  const { values, change, problems, isSubmitting } = useFlowForm(flow, EMPTY);
  // Taken once: a child that has ended is no longer listed, and still tells how it stands.
  const [all] = useState(() => flow.getSnapshot().children);
  const { oauth: popup } = all;
  if (!popup) throw new Error('The login flow has lost its window flow');
  const { captcha, sms, code, children } = useCodeFields(all, values);
  const otherWays = useOauth(popup, (provider) => flow.send({ type: 'OAUTH', provider }));
  const attributes = useFlowAttributes(flow);

  const form: LoginFormProps = {
    tab,
    onTabChange: (next) => flow.send({ type: next === 'sms' ? 'TAB.SMS' : 'TAB.ACCOUNT' }),
    values: { ...values, account: values[CALLED] },
    onChange: ({ account, ...changed }) =>
      change({ ...changed, ...(account !== undefined && { [CALLED]: account }) }),
    problems: problems.map(({ field, message }) => ({
      field: field === CALLED ? 'account' : field,
      message,
    })),
    captcha,
    sms,
    otherWays,
    isSubmitting,
    onSubmit: () => flow.send({ type: 'SUBMIT', values: sent(tab, { ...values, code }) }),
    belowMobile: tab === 'sms' && (
      <PartBoundary>
        <PhoneHistory
          typed={values.mobilePhone}
          onPick={(mobilePhone) => change({ mobilePhone })}
        />
      </PartBoundary>
    ),
    // The specification writes this one link in small letters.
    forgotPasswordHref: pathOf('resetPassword').toLowerCase(),
    registerHref: withReturnPath('register', returnUrl ?? '/'),
  };
  return { flow, children: [...children, popup], form, isClosing, attributes };
}
