/** A form on something that was saved elsewhere: it is saved over what its reader has seen, and over nothing else. */
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { changedElsewhere, useStored } from './useStored.ts';

const opened = { rev: 1, name: '一号仓' };
const moved = { rev: 3, name: '二号仓' };
const refusal = { data: messageOf(record.changedElsewhere, { current: moved }).data };

function Drawn({ failure }: { readonly failure: typeof refusal | null }) {
  const { stored, isMoved } = useStored(opened, failure);
  return `${stored.name} ${stored.rev} ${isMoved}`;
}

it('stands on what it was opened with until it is refused', () => {
  expect(renderToString(<Drawn failure={null} />)).toBe('一号仓 1 false');
});

it('stands on what is stored once it is told of it', () => {
  expect(renderToString(<Drawn failure={refusal} />)).toBe('二号仓 3 true');
});

it('takes no other refusal for this one', () => {
  expect(
    changedElsewhere({ data: { key: 'customer.tooManyAddresses', current: moved } }),
  ).toBeNull();
  expect(changedElsewhere(null)).toBeNull();
});
