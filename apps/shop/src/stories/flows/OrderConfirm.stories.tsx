// Confirming an order, and the agreement that must be signed before.

import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import { controlled } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import OrderConfirmPage from '../../pages/order-confirm/OrderConfirmPage.tsx';
import { confirmInfo, WAITING } from '../fixtures/confirming.ts';
import { StoryShop } from '../StoryShop.tsx';
import { failed, on, type StoryAnswers } from '../storyClient.ts';
import { section4 } from './section4.ts';
import { arrives, customer, FlowShop } from './shop.tsx';
import { createStage, slow } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/OrderConfirm',
  component: OrderConfirmPage,
  tags: ['flow', 'machine:order-confirm'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const PATH = pathOf('orderConfirm', { id: 101, orderId: WAITING });

const page = (answers: StoryAnswers): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop path={PATH} answers={answers} flows={stage.flows} onEvent={stage.onEvent}>
      <OrderConfirmPage />
    </StoryShop>
  ),
});

const CONFIRM = 'Order.ConfirmOrder';
const button = () => screen.findByRole('button', { name: '确认订单并付款' }, slow);

const order = { orderId: 286, orderSN: WAITING, total: fen(3_740), payment: null };
let answer = controlled<typeof order>();

export const Confirms: Story = {
  ...page({ ...on(getConfirmOrderInfo, confirmInfo()), ...on(confirmOrder, () => answer.promise) }),
  beforeEach: () => {
    answer = controlled();
  },
  play: stage.driven({ 'order-confirm': { navigate: 1 } }, async ({ step }) => {
    const confirm = await button();
    await step('a double click confirms once, and the button says that it waits', async () => {
      await userEvent.dblClick(confirm);
      await waitFor(() => expect(stage.sent(CONFIRM)).toHaveLength(1));
      await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the page of the order follows, in place of this one', async () => {
      await answer.resolve(order);
      await waitFor(() =>
        expect(stage.emitted('navigate')).toEqual([
          {
            type: 'navigate',
            to: { name: 'UserOrderDetail', params: { sn: WAITING } },
            replace: true,
          },
        ]),
      );
      await expect(stage.sent(CONFIRM)).toHaveLength(1);
    });
  }),
};

let isBroken = true;

/** No answer in time: it is said, nothing that was chosen is lost, and the same can be sent again. */
export const FailsAndConfirmsAgain: Story = {
  ...page({
    ...on(getConfirmOrderInfo, confirmInfo()),
    ...on(confirmOrder, () => (isBroken ? failed('timeout') : order)),
  }),
  beforeEach: () => {
    isBroken = true;
  },
  play: stage.driven({ 'order-confirm': { requestError: 1, navigate: 1 } }, async () => {
    await userEvent.click(await button());
    await waitFor(() =>
      expect(stage.emitted('requestError')).toEqual([
        { type: 'requestError', mode: 1, message: '请求超时' },
      ]),
    );
    isBroken = false;
    await userEvent.click(await button());
    await waitFor(() => expect(stage.sent(CONFIRM)).toHaveLength(2));
    const [first, second] = stage.sent(CONFIRM);
    await expect(second).toEqual(first);
  }),
};

const MISSING = '系统检测到您尚未签订《承印品协议书》，签订后可正常下单';

export const AgreementMissing: Story = {
  render: () => (
    <FlowShop
      stage={stage}
      path={PATH}
      answers={{
        ...customer,
        ...on(getConfirmOrderInfo, confirmInfo({ agreementSigned: false })),
        ...on(signAgreement, { message: '签订成功' }),
      }}
    />
  ),
  play: stage.driven(
    {
      'route-guard': { ...arrives, 'routes.built': 1 },
      'order-confirm': { toast: 1, 'agreement.open': 1 },
      agreement: { store: 1, reload: 1 },
    },
    async ({ step }) => {
      await step(
        `otherwise the agreement dialog appears with '${MISSING}' (error style, 5 s)`,
        async () => {
          await userEvent.click(await button());
          await screen.findByRole('dialog', { name: '承印品协议书' }, slow);
          await expect(stage.emitted('toast')).toEqual([
            { type: 'toast', tone: 'error', message: MISSING, duration: 5_000 },
          ]);
          await expect(stage.emitted('agreement.open')).toEqual([
            { type: 'agreement.open', required: true },
          ]);
          await expect(stage.sent(CONFIRM)).toEqual([]);
        },
      );
      await step(section4.agreementConfirm, async () => {
        stage.tick(5);
        const sign = await screen.findByRole('button', { name: '同意并签订' });
        await waitFor(() => expect(sign).toBeEnabled());
        await userEvent.click(sign);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        stage.tick(0.2);
        await waitFor(() => expect(stage.reloads()).toBe(1));
      });
    },
  ),
};
