// What a stranger's compiler sees.
import { type AgreementEvent, agreementMachine } from '@banxin/flows/agreement';
import type { FlowClient } from '@banxin/flows/client';
import { SMS_TICK_MS } from '@banxin/flows/constants';
import type { WorldEmitted } from '@banxin/flows/effects';
import { createLoginActors, type LoginValues, type loginMachine } from '@banxin/flows/login';
import { controlledClient } from '@banxin/flows/testing';
import { createActor, type SnapshotFrom } from 'xstate';

const client: FlowClient = controlledClient();
const flow = createActor(agreementMachine, { input: { callSign: true } });
const open: AgreementEvent = { type: 'OPEN', required: true };
flow.send(open);

export const left: number = flow.getSnapshot().context.left;
export const isReading: boolean = flow.getSnapshot().hasTag('reading');
export const second: 1_000 = SMS_TICK_MS;
export const values: LoginValues | undefined = {} as SnapshotFrom<
  typeof loginMachine
>['context']['values'];
export const kind: WorldEmitted['type'] = 'toast';
export const actors = createLoginActors(client, { open: () => () => undefined });

// @ts-expect-error A misspelt event is refused.
flow.send({ type: 'OPNE' });
// @ts-expect-error A flow cannot begin without its input.
createActor(agreementMachine);
// @ts-expect-error A state that does not exist cannot be asked for.
flow.getSnapshot().matches('opened');
