/** The binding flow as values, problems and gestures of its form. */

import type { BindQqField, BindQqValues } from '@banxin/flows/bind-qq';
import { bindQqMachine, createBindQqActors } from '@banxin/flows/bind-qq';
import { useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import { useEffect, useState } from 'react';
import { answerTo, useCaptchaPicture } from '../../features/session/captchaPicture.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';

const EMPTY: BindQqValues = { nameOrQQOrMobilePhone: '', password: '', code: '' };

/** @param openId the pass from the address */
export function useBindQqForm(openId: string | undefined) {
  const { now } = useServices();
  const words = useFixedWords();
  const [values, setValues] = useState(EMPTY);
  const flow = useFlow(bindQqMachine, {
    input: { openId, captchaVersion: now() },
    actors: createBindQqActors,
  });
  const [{ captcha }] = useState(() => flow.getSnapshot().children);
  if (!captcha) throw new Error('The binding flow has lost its captcha');
  const picture = useCaptchaPicture(captcha);
  const isMissing = useSelector(flow, (snapshot) => snapshot.hasTag('missing'));
  const isBinding = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const problems = useSelector(flow, ({ context }) => context.problems);
  const failure = useSelector(flow, ({ context }) => context.failure?.message);
  const codeEpoch = useSelector(flow, ({ context }) => context.codeEpoch);
  const attributes = useFlowAttributes(flow);
  useEffect(() => flow.send({ type: 'BEGIN' }), [flow]);

  // Every failed try empties the captcha's input.
  const [emptied, setEmptied] = useState(codeEpoch);
  if (emptied !== codeEpoch) {
    setEmptied(codeEpoch);
    setValues({ ...values, code: '' });
  }
  const field = (name: BindQqField) => {
    const problem = problems.find((found) => found.field === name);
    return {
      value: values[name],
      onChange: (value: string) => {
        setValues({ ...values, [name]: value });
        flow.send({ type: 'CHANGE' });
      },
      ...(problem && { isInvalid: true, errorMessage: words(problem.message) }),
    };
  };
  return {
    flow,
    captcha,
    attributes,
    field,
    picture: { ...picture, onRefresh: () => captcha.send({ type: 'REFRESH' }) },
    failure: failure && words(failure),
    isMissing,
    isBinding,
    submit: () =>
      flow.send({ type: 'SUBMIT', values: { ...values, code: answerTo(picture, values.code) } }),
  };
}
