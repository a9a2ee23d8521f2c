// Asking for an SMS code: the flow knows when, the page only draws.
import { CallError, type FlowClient } from '@banxin/flows/client';
import {
  type FlowEffectHandlers,
  FlowEffects,
  FlowProvider,
  useFlow,
  useFlowAttributes,
  useSelector,
} from '@banxin/flows/react';
import { createSmsCountdownActors, smsCountdownMachine } from '@banxin/flows/sms-countdown';
import { useState } from 'react';

const client: FlowClient = {
  async send(call, input, { signal }) {
    const query = new URLSearchParams(input as Record<string, string>);
    const response = await fetch(`${call.path}?${query}`, { method: call.method, signal });
    const { errCode, errMsg: message, data } = await response.json();
    if (errCode === 0) return data;
    throw new CallError({ kind: 'business', message, call: call.name, errCode, data });
  },
};

const onlyLog = (event: { type: string }): void => console.info(event);

/** What flows ask their page to do. The compiler wants every kind; this page knows two. */
const effects: FlowEffectHandlers = {
  toast: ({ message }) => window.dispatchEvent(new CustomEvent('said', { detail: message })),
  store: ({ key, value }) => localStorage.setItem(key, value),
  ...{ title: onlyLog, progress: onlyLog, scroll: onlyLog, requestError: onlyLog },
  ...{ reload: onlyLog, navigate: onlyLog },
};

function SmsCode() {
  const [mobilePhone, setMobilePhone] = useState('');
  const flow = useFlow(smsCountdownMachine, {
    input: { remaining: undefined },
    actors: createSmsCountdownActors,
  });
  const isBusy = useSelector(flow, (state) => state.hasTag('sending') || state.hasTag('counting'));
  const left = useSelector(flow, ({ context }) => context.remaining);
  return (
    <form {...useFlowAttributes(flow)}>
      <FlowEffects flow={flow} />
      <label>
        手机号{' '}
        <input value={mobilePhone} onChange={(event) => setMobilePhone(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => flow.send({ type: 'SEND', mobilePhone, code: 'ab2c' })}
      >
        {left > 0 ? `${left} s` : '发送验证码'}
      </button>
    </form>
  );
}

export const App = () => (
  <FlowProvider client={client} effects={effects}>
    <SmsCode />
  </FlowProvider>
);
