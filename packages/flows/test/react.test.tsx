/** Flows in React: one client and one clock, effects performed once, nothing done twice in StrictMode. */
import type { Client } from '@banxin/contract/client';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { type Actor, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import {
  type FlowEffectHandlers,
  FlowEffects,
  type FlowEffectsProps,
  FlowProvider,
  type FlowProviderProps,
  useFlow,
  useFlowAttributes,
  useSelector,
} from '../exports/react.ts';
import { controlledClient, frozen, SimulatedClock, tick } from '../exports/testing.ts';
import type { FlowClient } from '../src/client.types.ts';
import type { loginMachine } from '../src/login/login.machine.ts';
import { createOrderConfirmActors } from '../src/order-confirm/order-confirm.actors.ts';
import { orderConfirmMachine } from '../src/order-confirm/order-confirm.machine.ts';
import { sampleValues } from '../src/order-confirm/order-confirm.samples.ts';
import { createSmsCountdownActors } from '../src/sms-countdown/sms-countdown.actors.ts';
import { smsCountdownMachine } from '../src/sms-countdown/sms-countdown.machine.ts';
import type { UploadRequest } from '../src/upload-item/upload-item.types.ts';
import { createUploadQueueActors } from '../src/upload-queue/upload-queue.actors.ts';
import { uploadQueueMachine } from '../src/upload-queue/upload-queue.machine.ts';
import { sampleNamed } from '../src/upload-queue/upload-queue.samples.ts';
import { emptyPage, pretendPage, writing } from './page.ts';

pretendPage();

type Sms = Actor<typeof smsCountdownMachine>;

function open(content: (keep: (flow: Sms) => void) => ReactNode) {
  const client = controlledClient();
  const clock = new SimulatedClock();
  const emitted: EventObject[] = [];
  const effects = writing(emitted);
  const root = createRoot(emptyPage() as never);
  let flow: Sms | undefined;
  const node = content((given) => {
    flow = given;
  });
  const render = (props: Partial<FlowProviderProps> = {}) =>
    act(() =>
      root.render(
        <StrictMode>
          <FlowProvider client={client} clock={clock} effects={effects} {...props}>
            {node}
          </FlowProvider>
        </StrictMode>,
      ),
    );
  const sms = () => {
    if (!flow) throw new Error('The flow was not rendered.');
    return flow;
  };
  return { client, clock, emitted, root, render, sms };
}

/** A countdown that draws nothing. */
function Countdown({
  keep,
  remaining,
  on,
  drawn,
}: {
  keep: (flow: Sms) => void;
  remaining?: number;
  on?: Partial<FlowEffectHandlers>;
  drawn?: () => void;
}) {
  const flow = useFlow(smsCountdownMachine, {
    input: { remaining },
    actors: createSmsCountdownActors,
  });
  keep(flow);
  useSelector(flow, (snapshot) => snapshot.hasTag('counting'));
  drawn?.();
  return <FlowEffects flow={flow} on={on} />;
}

const send = { type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' } as const;

it('the client of the contract fits', () => {
  expectTypeOf<Client>().toExtend<FlowClient>();
});

it('in StrictMode a request is sent once and its effects are performed once', async () => {
  const { client, emitted, render, sms } = open((keep) => <Countdown keep={keep} />);
  render();
  sms().send(send);
  expect(client.calls).toHaveLength(1);
  await act(() => client.last().answer(null));
  expect(emitted.map(({ type }) => type)).toEqual(['toast', 'store']);
});

it('time is the clock of the provider, also after the second start of StrictMode', async () => {
  const { clock, render, sms } = open((keep) => <Countdown keep={keep} remaining={37} />);
  render();
  act(() => tick(clock, 1));
  expect(sms().getSnapshot().context.remaining).toBe(36);
});

it('a countdown does not draw the page again every second', async () => {
  const drawn = vi.fn();
  const { clock, render } = open((keep) => <Countdown keep={keep} remaining={37} drawn={drawn} />);
  render();
  drawn.mockClear();
  act(() => tick(clock, 36));
  expect(drawn).not.toHaveBeenCalled();
});

it('leaving the page aborts the request; a late answer performs nothing', async () => {
  const { client, emitted, root, render, sms } = open((keep) => <Countdown keep={keep} />);
  render();
  sms().send(send);
  act(() => root.unmount());
  expect(client.last().signal.aborted).toBe(true);
  await client.last().answer(null);
  expect(emitted).toEqual([]);
});

it('a flow may perform an effect its own way', async () => {
  const own = vi.fn();
  const { client, emitted, render, sms } = open((keep) => (
    <Countdown keep={keep} on={{ toast: own }} />
  ));
  render();
  sms().send(send);
  await act(() => client.last().answer(null));
  expect(own).toHaveBeenCalledOnce();
  expect(emitted.map(({ type }) => type)).toEqual(['store']);
});

it('in StrictMode a queue of files sends each file once, and stops them when the page is left', () => {
  const running: string[] = [];
  const port = {
    start({ file }: UploadRequest) {
      running.push(file.key);
      return () => void running.splice(running.indexOf(file.key), 1);
    },
    discard: () => Promise.resolve(),
  };
  let queue: Actor<typeof uploadQueueMachine> | undefined;
  function Files() {
    queue = useFlow(uploadQueueMachine, {
      input: { maxBytes: 10_000_000 },
      actors: (client) => createUploadQueueActors(client, port),
    });
    return null;
  }
  const { root, render } = open(() => <Files />);
  render();
  act(() => {
    for (const key of ['a', 'b', 'c']) queue?.send({ type: 'ADD', file: sampleNamed(key) });
  });
  expect(running).toEqual(['a', 'b']);
  act(() => root.unmount());
  expect(running).toEqual([]);
});

it('a flow’s own events are its host’s to perform: forgetting one does not compile', () => {
  type Own<M extends AnyStateMachine> = keyof NonNullable<FlowEffectsProps<M>['on']>;
  type World = keyof FlowEffectHandlers;
  expectTypeOf<Exclude<Own<typeof loginMachine>, World>>().toEqualTypeOf<
    'success' | 'login.closed' | 'login.removed'
  >();
  expectTypeOf<Exclude<Own<typeof smsCountdownMachine>, World>>().toBeNever();
  type LoginHandlers = FlowEffectsProps<typeof loginMachine>['on'];
  const complete: LoginHandlers = {
    success: ({ returnUrl }) => expectTypeOf(returnUrl).toEqualTypeOf<string | undefined>(),
    'login.closed': () => undefined,
    'login.removed': () => undefined,
  };
  // @ts-expect-error nobody takes the closed dialog away
  const forgetful: LoginHandlers = { success: () => undefined, 'login.closed': () => undefined };
  expect(Object.keys(complete)).toContain('login.removed');
  expect(Object.keys(forgetful)).not.toContain('login.removed');
  // @ts-expect-error a flow with events of its own needs their handlers
  expect({ flow: {} as Actor<typeof loginMachine> } satisfies FlowEffectsProps<
    typeof loginMachine
  >);
});

it('an event that nobody performs is a surprise, not silence', async () => {
  const { client, render, sms } = open((keep) => <Countdown keep={keep} />);
  render({ effects: {} as FlowEffectHandlers });
  sms().send(send);
  vi.useFakeTimers();
  await act(() => client.last().answer(null));
  expect(() => vi.runAllTimers()).toThrow("Nobody performs 'toast'.");
  vi.useRealTimers();
});

it('a story puts a flow into a state, where it stays', async () => {
  const actor = createActor(frozen(smsCountdownMachine), { input: { remaining: 37 } }).start();
  const snapshot = actor.getPersistedSnapshot();
  actor.stop();
  const { render, sms } = open((keep) => <Countdown keep={keep} />);
  render({
    restore: (machine) =>
      machine.id === 'sms-countdown' ? { machine: frozen(machine), snapshot } : undefined,
  });
  expect(sms().getSnapshot()).toMatchObject({ value: 'counting', context: { remaining: 37 } });
});

it('the page says which flow and which state it shows', () => {
  function View() {
    const flow = useFlow(orderConfirmMachine, {
      input: { signed: true, key: sampleValues.orderSN },
      actors: createOrderConfirmActors,
    });
    return <section {...useFlowAttributes(flow)} />;
  }
  const html = renderToString(
    <FlowProvider client={controlledClient()} effects={writing([])}>
      <View />
    </FlowProvider>,
  );
  expect(html).toBe('<section data-flow="order-confirm" data-state="idle"></section>');
});

it('outside a provider a flow says what is missing', () => {
  function View() {
    useFlow(orderConfirmMachine, { input: { signed: true, key: 'k' } });
    return null;
  }
  expect(() => renderToString(<View />)).toThrow('<FlowProvider>');
});
