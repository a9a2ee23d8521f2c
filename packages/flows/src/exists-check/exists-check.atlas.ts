/** States of the check for taken values. */
import { defineAtlas } from '../testing/atlas.ts';
import { existsCheckMachine } from './exists-check.machine.ts';

export const existsCheckAtlas = defineAtlas({
  machine: existsCheckMachine,
  inputs: {
    name: { field: 'customerName' },
    qq: { field: 'qq' },
    mobile: { field: 'mobilePhone' },
  },
  events: [
    { type: 'BLUR', value: '悦享包装' },
    { type: 'BLUR', value: '10001' },
    { type: 'BLUR', value: '13800000001' },
  ],
  answers: { isTaken: [true, false] },
  project: ({ field }) => field,
  noView: {},
  transient: [],
  neverTaken: {},
});
