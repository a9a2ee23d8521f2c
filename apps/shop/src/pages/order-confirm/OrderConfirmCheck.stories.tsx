// Stories of the confirmation page: what the check says of the files, and that its warnings were seen.

import { checkFile } from '@banxin/contract/calls/file/printFile';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { confirmInfo, WAITING } from '../../stories/fixtures/confirming.ts';
import { checkedFile, faultyFile, sizeFits } from '../../stories/fixtures/files.ts';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { failed, on } from '../../stories/storyClient.ts';
import { NOTHING_CHOSEN } from './keptChoices.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { confirmed, loaded, onEvent, sent, shown } from './orderConfirm.testkit.tsx';

const meta = {
  title: 'Screens/OrderConfirmCheck',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const draft = detailOf(orderBySN(WAITING));
const askedFor = (order: Partial<OrderDetail> = {}) =>
  on(
    getConfirmOrderInfo,
    confirmInfo({
      order: {
        ...draft,
        files: [checkedFile],
        actions: [
          ...draft.actions,
          { event: 'editFiles', allowed: true, reason: null },
          { event: 'confirmFiles', allowed: true, reason: null },
        ],
        ...order,
      },
    }),
  );
const fits = on(checkFile, [sizeFits(draft)]);

const SEEN = /^提醒都看过了，就按这些文件印刷/;
const kept = (confirmedFiles: string) => ({
  typed: {
    [`draft.confirm.${WAITING}.${yuexiang.id}`]: { ...NOTHING_CHOSEN, confirmedFiles },
  },
});
const confirm = async (canvasElement: HTMLElement) => {
  const [button] = within(canvasElement).getAllByRole('button', { name: /^确认订单/ });
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(sent('Order.ConfirmOrder')).toHaveLength(1));
};

/** Warnings stand below the files, with one box for all of them. */
export const WarningsSeen: Story = {
  ...shown({ ...askedFor(), ...fits }),
  tags: ['photo'],
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await canvas.findByText('第 2 页图片 188 dpi，建议 ≥ 300 dpi');
    // What is well needs no reading.
    await expect(canvas.queryByText('可见文字的字体都已嵌入')).toBeNull();
    const seen = await canvas.findByRole('checkbox', { name: SEEN });
    await expect(seen).not.toBeChecked();
    await userEvent.click(seen);
    await expect(seen).toBeChecked();
  },
};

/** The confirmation names the files that were looked at. */
export const SeenIsSent: Story = {
  ...shown({ ...askedFor(), ...fits, ...confirmed }),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: SEEN }));
    await confirm(canvasElement);
    await expect(sent('Order.ConfirmOrder')[0]).toMatchObject({
      confirmedFiles: [checkedFile.id],
    });
  },
};

/** Whoever leaves it open orders all the same. */
export const WarningsLeft: Story = {
  ...shown({ ...askedFor(), ...fits, ...confirmed }),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await canvas.findByRole('checkbox', { name: SEEN });
    await confirm(canvasElement);
    await expect(sent('Order.ConfirmOrder')[0]).not.toHaveProperty('confirmedFiles');
  },
};

/** It was acknowledged before a reload. */
export const SeenBefore: Story = {
  ...shown({ ...askedFor(), ...fits }, kept(checkedFile.id)),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: SEEN })).toBeChecked();
  },
};

/** Acknowledged were other files than those that are there now. */
export const OthersSeenBefore: Story = {
  ...shown({ ...askedFor(), ...fits, ...confirmed }, kept('f_replaced')),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: SEEN })).not.toBeChecked();
    await confirm(canvasElement);
    await expect(sent('Order.ConfirmOrder')[0]).not.toHaveProperty('confirmedFiles');
  },
};

/** What a person must look at cannot be acknowledged away. */
export const ForAPerson: Story = {
  ...shown({ ...askedFor({ files: [checkedFile, faultyFile] }), ...fits }),
  tags: ['photo'],
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await canvas.findByText(/^有错误或没有读全的内容/);
    await expect(canvas.queryByRole('checkbox', { name: SEEN })).toBeNull();
  },
};

/** A design lacks its file: there is nothing to be acknowledged yet. */
export const Incomplete: Story = {
  ...shown({
    ...askedFor({
      configuration: { ...draft.configuration, styles: 2 },
      styles: [{ name: '', parts: [{ fileId: checkedFile.id, side: 'all', page: 1 }] }],
    }),
    ...fits,
  }),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await canvas.findByText('有的款还缺文件，补齐后才能通过审核。');
    await expect(canvas.queryByRole('checkbox', { name: SEEN })).toBeNull();
  },
};

/** What the check says for this job did not come: that is said, and nothing is acknowledged. */
export const CheckLost: Story = {
  ...shown({ ...askedFor(), ...on(checkFile, failed('timeout')) }),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await canvas.findByText(/^检查结果没有加载出来/);
    await expect(canvas.queryByRole('checkbox', { name: SEEN })).toBeNull();
  },
};
