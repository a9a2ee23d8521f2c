/** The binding flow as values, problems and gestures of its form. */
import type { BindQqValues } from '@banxin/flows/bind-qq';
import { bindQqMachine, createBindQqActors } from '@banxin/flows/bind-qq';
import { useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import { useEffect, useState } from 'react';
import { answerTo, useCaptchaPicture } from '../../features/session/captchaPicture.ts';
import { useServices } from '../../lib/services.ts';
import { useFlowForm } from '../../lib/useFlowForm.ts';

const EMPTY: BindQqValues = { nameOrQQOrMobilePhone: '', password: '', code: '' };

/** @param openId the pass from the address */
export function useBindQqForm(openId: string | undefined) {
  const { now } = useServices();
  const flow = useFlow(bindQqMachine, {
    input: { openId, captchaVersion: now() },
    actors: createBindQqActors,
  });
  const [{ captcha }] = useState(() => flow.getSnapshot().children);
  if (!captcha) throw new Error('The binding flow has lost its captcha');
  const picture = useCaptchaPicture(captcha);
  const isMissing = useSelector(flow, (snapshot) => snapshot.hasTag('missing'));
  const { values, ...form } = useFlowForm(flow, EMPTY);
  const attributes = useFlowAttributes(flow);
  useEffect(() => flow.send({ type: 'BEGIN' }), [flow]);
  return {
    ...form,
    flow,
    captcha,
    attributes,
    picture: { ...picture, onRefresh: () => captcha.send({ type: 'REFRESH' }) },
    isMissing,
    submit: () =>
      flow.send({ type: 'SUBMIT', values: { ...values, code: answerTo(picture, values.code) } }),
  };
}
