/** States of the time to pay. */
import { defineAtlas } from '../testing/atlas.ts';
import { payDeadlineMachine } from './pay-deadline.machine.ts';

export const payDeadlineAtlas = defineAtlas({
  machine: payDeadlineMachine,
  inputs: {
    opened: { left: () => 256_200_000 },
    lastHour: { left: () => 1_725_000 },
    over: { left: () => 0 },
  },
  events: [
    { type: 'LOOK', left: 540_000 },
    { type: 'LOOK', left: 0 },
  ],
  answers: {},
  project: ({ mark }) => mark,
  look: () => undefined,
  noView: { passed: 'the page is read again and shows a cancelled order' },
  transient: [],
  neverTaken: {},
});
