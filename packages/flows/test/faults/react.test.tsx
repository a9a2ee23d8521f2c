/** Every flow in React: mounted twice by StrictMode, left while it asks, answered afterwards. */
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActor, type AnyStateMachine, type EventObject, SimulatedClock } from 'xstate';
import { FlowEffects, FlowProvider, useFlow, useSelector } from '../../exports/react.ts';
import { controlledClient, recordEmitted } from '../../exports/testing.ts';
import { atlases } from '../../src/atlases.ts';
import { emptyPage, pretendPage, writing } from '../page.ts';
import { actorsOf, type FlowRequest, goTo, open, requests, sentBy, titleOf } from './requests.ts';

pretendPage();

/** React tells of updates after leaving, of missing keys and the like on the console. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(complaints).toEqual([]);
});

/** The host of a flow: what every dialog and page of the shop does with one. */
function Host({ row, keep }: { row: FlowRequest; keep: (flow: AnyActor) => void }) {
  const actors = actorsOf[row.flow];
  const flow = useFlow(atlases[row.flow]?.machine as AnyStateMachine, {
    input: row.input,
    ...(actors && { actors: (client) => actors(client) as never }),
  });
  keep(flow);
  useSelector(flow, ({ value }) => JSON.stringify(value));
  return <FlowEffects flow={flow} />;
}

async function mount(row: FlowRequest) {
  const client = controlledClient();
  const clock = new SimulatedClock();
  const emitted: EventObject[] = [];
  const effects = writing(emitted);
  const root = createRoot(emptyPage() as never);
  let flow: AnyActor | undefined;
  act(() =>
    root.render(
      <StrictMode>
        <FlowProvider client={client} clock={clock} effects={effects}>
          <Host
            row={row}
            keep={(given) => {
              flow = given;
            }}
          />
        </FlowProvider>
      </StrictMode>,
    ),
  );
  if (!flow) throw new Error('The flow was not rendered.');
  const running = { flow, client, clock };
  await act(() => goTo(row, running));
  return { ...running, emitted, root };
}

describe.each(requests.map((row) => ({ title: titleOf(row), row })))('$title', ({ row }) => {
  it('StrictMode mounts twice: one request, every effect once', async () => {
    const expected = await open(row, new SimulatedClock());
    const once = recordEmitted(expected.flow);
    expected.flow.send(row.press);
    await sentBy(row, expected)[0]?.answer(row.answer);

    const { flow, client, emitted } = await mount(row);
    emitted.length = 0;
    act(() => flow.send(row.press));
    const [call, ...more] = sentBy(row, { client });
    expect(more).toEqual([]);
    await act(async () => call?.answer(row.answer));
    expect(emitted).toEqual(once);
    expect(flow.getSnapshot()).toMatchObject({ value: expected.flow.getSnapshot().value });
  });

  it('leaving the page aborts the request; a late answer performs nothing', async () => {
    const { flow, client, emitted, root } = await mount(row);
    act(() => flow.send(row.press));
    emitted.length = 0;
    act(() => root.unmount());
    const [call] = sentBy(row, { client });
    expect(call?.signal.aborted).toBe(true);
    await act(async () => call?.answer(row.answer));
    expect(emitted).toEqual([]);
  });
});
