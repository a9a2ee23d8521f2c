// What the stories of a cart's checkout share: the page with its answers, and what was sent.
import { createAddress, getAddresses } from '@banxin/contract/calls/customer/address';
import { setCartLine } from '@banxin/contract/calls/stock/cart';
import { prepareSubmit, submit } from '@banxin/contract/calls/stock/submit';
import type { Address } from '@banxin/contract/entities/customer';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { ReactElement } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { type Checkout, checkoutOf } from '../../stories/fixtures/stock.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, type StoryAnswers } from '../../stories/storyClient.ts';
import StockSubmitPage from './StockSubmitPage.tsx';

/** Told of everything that leaves the page. */
export const onEvent = fn();

const PATH = pathOf('stockSubmit', {}, { ids: '701,705,802' });

export const PAYMENT = '9261120771536048';

export const prepared = (checkout?: Checkout) => on(prepareSubmit, checkoutOf(checkout));

const submitted = on(submit, {
  paymentSN: PAYMENT,
  total: fen(22_960),
  heldUntil: '2026-11-20T09:30:00.000+08:00',
  isPaid: false,
});

const ready: StoryAnswers = {
  ...on(getAddresses, addresses),
  ...prepared(),
  ...submitted,
  ...on(createAddress, { ...(addresses[0] as Address), id: 13 }),
  ...on(setCartLine, { version: 8, lines: [] }),
};

export const shown = (
  answers: StoryAnswers = {},
  props: Partial<StoryShopProps> = {},
): { render: () => ReactElement } => ({
  render: () => (
    <StoryShop path={PATH} answers={{ ...ready, ...answers }} onEvent={onEvent} {...props}>
      <StockSubmitPage />
    </StoryShop>
  ),
});

/** The button beside the price; that of the bar has a name of its own. */
export async function submitButton(canvas: HTMLElement): Promise<HTMLElement> {
  const button = await within(canvas).findByRole('button', { name: '提交订单' });
  // While a newer price is on its way nothing can be submitted.
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/** What a call was sent with, newest first. */
export const sent = (call: string): unknown[] =>
  onEvent.mock.calls
    .filter(([event]) => event === `call ${call}`)
    .map(([, input]) => input)
    .reverse();
