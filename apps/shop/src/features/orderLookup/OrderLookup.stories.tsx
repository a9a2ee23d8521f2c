import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { errCode } from '@banxin/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { failed, notFound, on, refused, type StoryAnswers } from '../../stories/storyClient.ts';
import { storyMessage } from '../../stories/storyMessage.ts';
import { OrderLookup } from './OrderLookup.tsx';

const onEvent = fn();

const meta = {
  title: 'Features/OrderLookup',
  component: OrderLookup,
  args: { orderSN: '' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderLookup>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (answers: StoryAnswers = {}): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop user={null} answers={answers} onEvent={onEvent}>
      <OrderLookup {...args} />
    </StoryShop>
  ),
});

const ask = async (canvas: HTMLElement, orderSN: string, phoneTail: string): Promise<void> => {
  const form = within(canvas);
  await userEvent.type(form.getByRole('textbox', { name: '订单号' }), orderSN);
  await userEvent.type(form.getByRole('textbox', { name: '电话后 4 位' }), phoneTail);
  await userEvent.click(form.getByRole('button', { name: '查询' }));
};

const progress = {
  orderSN: '261119271148092',
  productId: 502,
  productName: '飞机盒',
  spec: '550g 瓦楞 · 150×50×100 · 单面四色 · 1,000 个 · 覆哑膜',
  specSaid: null,
  status: 17,
  statusLabel: storyMessage('生产中'),
  hint: storyMessage('生产中，预计 11 月 25 日 送达'),
  steps: [
    {
      title: storyMessage('下单'),
      at: '2026-11-19T10:03:00.000+08:00',
      state: 'done' as const,
    },
    { title: storyMessage('付款'), at: '2026-11-19T10:05:00.000+08:00', state: 'done' as const },
    { title: storyMessage('生产'), at: null, state: 'current' as const },
    { title: storyMessage('审核'), at: '2026-11-19T10:06:00.000+08:00', state: 'done' as const },
    { title: storyMessage('发货'), at: null, state: 'future' as const },
    { title: storyMessage('签收'), at: null, state: 'future' as const },
  ],
};

export const Empty: Story = { ...shown(), tags: ['photo'] };

export const Found: Story = {
  ...shown(on(lookUpOrder, progress)),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    await ask(canvasElement, '261119271148092', '0001');
    await step('number and phone are asked, nothing else', async () => {
      await waitFor(() =>
        expect(onEvent).toHaveBeenCalledWith('call Order.LookUp', {
          orderSN: '261119271148092',
          phoneTail: '0001',
        }),
      );
    });
    await step('the steps stand with their times', async () => {
      await within(canvasElement).findByText('2026-11-19 10:03');
      await expect(within(canvasElement).getByText('生产中')).toBeVisible();
    });
  },
};

export const Asking: Story = {
  ...shown(on(lookUpOrder, 'pending')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '261119271148092', '0001');
  },
};

/** A wrong number and a wrong phone get the same answer. */
export const NotFound: Story = {
  ...shown(on(lookUpOrder, notFound('没有找到这张订单，请核对订单号和手机号后 4 位'))),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '261119271148092', '9999');
    await within(canvasElement).findByText('没有找到这张订单，请核对订单号和手机号后 4 位');
  },
};

/** What is wrong with a field stands at the field. */
export const WrongFields: Story = {
  ...shown(
    on(
      lookUpOrder,
      refused(errCode.invalidInput, '订单号只含数字，请核对', {
        fields: { orderSN: '订单号只含数字，请核对', phoneTail: '请输入电话后 4 位' },
      }),
    ),
  ),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    await ask(canvasElement, 'A-1', '1');
    const form = within(canvasElement);
    const number = form.getByRole('textbox', { name: '订单号' });
    const tail = form.getByRole('textbox', { name: '电话后 4 位' });
    await form.findByText('订单号只含数字，请核对');
    await expect(number).toBeInvalid();
    await expect(tail).toBeInvalid();
    await step('what was typed stays, and the first field takes the focus', async () => {
      await expect(number).toHaveValue('A-1');
      await waitFor(() => expect(number).toHaveFocus());
    });
    await step(
      'an edited field is no longer complained about, the other one still is',
      async () => {
        await userEvent.type(number, '2');
        await expect(number).toBeValid();
        await expect(tail).toBeInvalid();
      },
    );
    await step('asking again brings the answer of the server again', async () => {
      await userEvent.click(form.getByRole('button', { name: '查询' }));
      await waitFor(() => expect(number).toBeInvalid());
    });
  },
};

export const Failed: Story = {
  ...shown(on(lookUpOrder, failed('timeout'))),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '261119271148092', '0001');
    await within(canvasElement).findByText('请求超时');
    await expect(within(canvasElement).getByRole('button', { name: '查询' })).toBeEnabled();
  },
};
