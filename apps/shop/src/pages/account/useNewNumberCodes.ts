/** The captcha and the text message of a number that a login is going to have; the flows of the login form. */
import { captchaMachine } from '@banxin/flows/captcha';
import { useFlow } from '@banxin/flows/react';
import { createSmsCountdownActors, smsCountdownMachine } from '@banxin/flows/sms-countdown';
import { useEffect, useEffectEvent } from 'react';
import type { Actor } from 'xstate';
import { smsSecondsLeft } from '../../features/session/smsDeadline.ts';
import { type CodeFields, useCodeFields } from '../../features/session/useCodeFields.ts';
import { useServices } from '../../lib/services.ts';

/** @param onSpent the answer to the captcha is used up: another picture is there */
export function useNewNumberCodes(
  values: { readonly mobilePhone: string; readonly code: string },
  onSpent: () => void,
): CodeFields & { readonly flow: Actor<typeof smsCountdownMachine> } {
  const { store, now } = useServices();
  const captcha = useFlow(captchaMachine, { input: { v: now() } });
  const sms = useFlow(smsCountdownMachine, {
    input: { purpose: 'mobile', remaining: smsSecondsLeft(store, now()) },
    actors: createSmsCountdownActors,
  });
  const renew = useEffectEvent(() => {
    captcha.send({ type: 'REFRESH' });
    onSpent();
  });
  useEffect(() => {
    let before = sms.getSnapshot().value;
    const { unsubscribe } = sms.subscribe(({ value }) => {
      // A picture sends one message: after a try that failed, and before the next message, there is another one.
      if (value === 'ready' && before !== 'ready') renew();
      before = value;
    });
    return unsubscribe;
  }, [sms]);
  return { ...useCodeFields({ captcha, sms }, values), flow: sms };
}
