// A stranger's process: plain Node, no plugin, no condition. Prints what the flows did as JSON.
import { atlases } from '@banxin/flows/atlases';
import { SMS_COUNTDOWN_SECONDS } from '@banxin/flows/constants';
import { createSmsCountdownActors, smsCountdownMachine } from '@banxin/flows/sms-countdown';
import { controlledClient, explore, SimulatedClock, tick } from '@banxin/flows/testing';
import { createActor } from 'xstate';

const client = controlledClient();
const clock = new SimulatedClock();
const flow = createActor(
  smsCountdownMachine.provide({ actors: createSmsCountdownActors(client) }),
  { input: { remaining: undefined }, clock },
).start();
const went = [];
flow.subscribe(({ value, context }) => went.push(`${value} ${context.remaining}`));
flow.send({ type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' });
const { name, input } = client.last();
await client.last().answer(null);
tick(clock, SMS_COUNTDOWN_SECONDS);

const configurations = Object.values(atlases).map((atlas) => explore(atlas).configurations.length);

// Every subpath loads, whatever it holds.
const loaded = [];
for (const subpath of process.argv.slice(2)) {
  const module = await import(`@banxin/flows/${subpath}`);
  loaded.push([subpath, Object.keys(module).length]);
}
console.log(JSON.stringify({ asked: { name, input }, went, configurations, loaded }));
