/** The captcha and the SMS code of a form as props of their fields; both are child flows of the form's own. */
import { checkCaptcha, checkPhone } from '@banxin/contract/rules/validation';
import type { captchaMachine } from '@banxin/flows/captcha';
import { useFlowNumber, useSelector } from '@banxin/flows/react';
import type { smsCountdownMachine } from '@banxin/flows/sms-countdown';
import type { LoginCaptcha, LoginSms } from '@banxin/ui/LoginForm';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { answerTo, useCaptchaPicture } from './captchaPicture.ts';
import { useSmsSync } from './useSmsSync.ts';

interface CodeFlows {
  readonly captcha?: ActorRefFrom<typeof captchaMachine> | undefined;
  readonly sms?: ActorRefFrom<typeof smsCountdownMachine> | undefined;
}

export interface CodeFields {
  readonly captcha: LoginCaptcha;
  readonly sms: LoginSms;
  /** What may be sent as the answer to the captcha: nothing before its picture stands. */
  readonly code: string;
  /** The two flows, to say in the page which states they are in. */
  readonly children: readonly [
    ActorRefFrom<typeof captchaMachine>,
    ActorRefFrom<typeof smsCountdownMachine>,
  ];
}

const remaining = ({ context }: SnapshotFrom<typeof smsCountdownMachine>): number =>
  context.remaining;

/** A message can be asked for with a valid number and an answer to the captcha (specification §5). */
export function useCodeFields(
  { captcha, sms }: CodeFlows,
  values: { readonly mobilePhone: string; readonly code: string },
): CodeFields {
  // Children of a form's flow live as long as the form is on screen.
  if (!captcha || !sms) throw new Error('The flow has lost its captcha or SMS flow');
  const picture = useCaptchaPicture(captcha);
  const secondsLeft = useFlowNumber(sms, remaining);
  const isSending = useSelector(sms, (snapshot) => snapshot.matches('sending'));
  useSmsSync(sms);
  const { mobilePhone } = values;
  const code = answerTo(picture, values.code);
  return {
    captcha: { ...picture, onRefresh: () => captcha.send({ type: 'REFRESH' }) },
    sms: {
      secondsLeft,
      isSending,
      isSendDisabled: checkPhone(mobilePhone.trim()) !== null || checkCaptcha(code.trim()) !== null,
      onSend: () => sms.send({ type: 'SEND', mobilePhone: mobilePhone.trim(), code }),
    },
    code,
    children: [captcha, sms],
  };
}
