// What the stories of sending from the cloud warehouse share: the page with its answers, and what was sent.
import {
  createCloudOrder,
  getCloudOrders,
  prepareCloudOrder,
} from '@banxin/contract/calls/cloudWarehouse/order';
import { createAddress, getAddresses } from '@banxin/contract/calls/customer/address';
import type { Address } from '@banxin/contract/entities/customer';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { ReactElement } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  cloudCounts,
  cloudOrders,
  inventoryOf,
  type ParcelStory,
  parcelOf,
} from '../../stories/fixtures/cloud.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, type StoryAnswers } from '../../stories/storyClient.ts';
import CloudOrderPage from './CloudOrderPage.tsx';

/** Told of everything that leaves the page. */
export const onEvent = fn();

export const PAYMENT = '9261120771536048';

export const prepared = (parcel?: ParcelStory) => on(prepareCloudOrder, parcelOf(parcel));

export const created = {
  orderId: 302,
  orderSN: '261120640271600',
  paymentSN: PAYMENT,
  total: fen(990),
  heldUntil: '2026-11-20T09:30:00.000+08:00',
  isPaid: false,
};

const ready: StoryAnswers = {
  ...inventoryOf(),
  ...on(getAddresses, addresses),
  ...on(createAddress, { ...(addresses[0] as Address), id: 13 }),
  ...prepared(),
  ...on(createCloudOrder, created),
  ...on(getCloudOrders, {
    items: [...cloudOrders],
    total: cloudOrders.length,
    counts: [...cloudCounts],
  }),
};

/** Cards of the customer and paper of the shop, brought by the address. */
export const PARCEL = pathOf('cloudOrder', {}, { stock: '12x100', goods: '701x2' });

export const shown = (
  answers: StoryAnswers = {},
  props: Partial<StoryShopProps> = {},
): { render: () => ReactElement } => ({
  render: () => (
    <StoryShop path={PARCEL} answers={{ ...ready, ...answers }} onEvent={onEvent} {...props}>
      <CloudOrderPage />
    </StoryShop>
  ),
});

/** The button beside the price; that of the bar has a name of its own. */
export async function submitButton(canvas: HTMLElement): Promise<HTMLElement> {
  const button = await within(canvas).findByRole('button', { name: '提交并付款' });
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
