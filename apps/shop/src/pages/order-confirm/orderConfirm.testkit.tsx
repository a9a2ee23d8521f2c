// What the stories of the confirmation page share: the page with its answers, and what was sent.
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { ReactElement } from 'react';
import { fn, within } from 'storybook/test';
import { confirmInfo, WAITING } from '../../stories/fixtures/confirming.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, type StoryAnswers } from '../../stories/storyClient.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';

/** Told of everything that leaves the page. */
export const onEvent = fn();

const PATH = pathOf('orderConfirm', { id: 101, orderId: WAITING });

export const shown = (
  answers: StoryAnswers,
  props: Partial<StoryShopProps> = {},
): { render: () => ReactElement } => ({
  render: () => (
    <StoryShop path={PATH} answers={answers} onEvent={onEvent} {...props}>
      <OrderConfirmPage />
    </StoryShop>
  ),
});

export const ready = on(getConfirmOrderInfo, confirmInfo());
export const confirmed = on(confirmOrder, {
  orderId: 286,
  orderSN: WAITING,
  total: fen(3_740),
  payment: null,
});

export const loaded = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('heading', { level: 1, name: '确认订单' });

/** What a call was sent with, newest first. */
export const sent = (call: string): unknown[] =>
  onEvent.mock.calls
    .filter(([event]) => event === `call ${call}`)
    .map(([, input]) => input)
    .reverse();
