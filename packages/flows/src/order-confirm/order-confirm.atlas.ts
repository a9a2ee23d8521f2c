/** States of confirming an order. */
import { defineAtlas } from '../testing/atlas.ts';
import { orderConfirmMachine } from './order-confirm.machine.ts';
import { sampleConfirmed, sampleMoved, sampleValues } from './order-confirm.samples.ts';

export const orderConfirmAtlas = defineAtlas({
  machine: orderConfirmMachine,
  inputs: { signed: { signed: true, key: 'k' }, unsigned: { signed: false, key: 'k' } },
  events: [{ type: 'CONFIRM', values: sampleValues }],
  answers: { confirm: [sampleConfirmed, { kind: 'priceMoved', moved: sampleMoved }] },
  project: ({ signed, moved }) => [signed, moved !== undefined],
  look: ({ moved }) => moved !== undefined,
  alike: {
    'AgreementMissing = Failed': 'what is missing or failed is told in a message; the form is kept',
    'AgreementMissing = Idle': 'the agreement dialog comes from its own flow; the form is kept',
    'Failed = Idle': 'the failure is told in a message; the form is kept and can be sent again',
  },
  noView: { confirmed: 'the page goes to the cashier or to the order' },
  transient: [],
  neverTaken: {},
});
