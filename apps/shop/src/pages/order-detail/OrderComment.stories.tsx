// What the customer says of a finished order: nothing yet, written, changed, no longer to be changed.

import { checkFile } from '@banxin/contract/calls/file/printFile';
import { createComment, getComment } from '@banxin/contract/calls/order/comment';
import type { OrderComment } from '@banxin/contract/calls/order/comment.schemas';
import { setFilesConfirmed } from '@banxin/contract/calls/order/fileStanding';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { rights } from '@banxin/contract/refusals/access';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sizeFits } from '../../stories/fixtures/files.ts';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import { may, type OrderStoryProps, orderAt, renderOrder } from './orderPage.testkit.tsx';

const received = detailOf(orderBySN('261112058340721'), {
  files: [],
  actions: may('comment', 'reorder'),
});

const written: OrderComment = {
  stars: 4,
  content: '颜色很准，裁切整齐；外箱有一角压坏，里面没有受影响。',
  pictures: [{ id: 'c_1', name: '成品.jpg' }],
  at: '2026-11-20T08:10:00.000+08:00',
  editedAt: null,
  editableUntil: '2026-11-21T08:10:00.000+08:00',
};

/** @param more answers in the place of those that stand here */
const at = (order: OrderDetail, more: StoryAnswers = {}) =>
  orderAt(order, { ...on(checkFile, [sizeFits(order)]), ...on(getComment, null), ...more });

const meta = {
  title: 'Screens/Order/Comment',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...at(received), onEvent: fn() },
  render: renderOrder,
} satisfies Meta<OrderStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: '评价' });

async function open(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(await region(canvasElement)).findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Stars and words go out together; without stars nothing is sent. */
export const Writes: Story = {
  args: at(received, on(createComment, written)),
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement, '写评价');
    await userEvent.click(dialog.getByRole('button', { name: '提交评价' }));
    await dialog.findByText('请选择星级');
    await userEvent.click(dialog.getByRole('radio', { name: /^5 星/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: '评价内容（选填）' }), '很好');
    await userEvent.click(dialog.getByRole('button', { name: '提交评价' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call OrderProductComment.Create', {
      orderSN: received.orderSN,
      stars: 5,
      content: '很好',
      fileIds: [],
    });
    await screen.findAllByText('评价已提交，谢谢');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Written today: it can still be changed, and keeps its picture unless that is taken away. */
export const Changes: Story = {
  args: at(received, { ...on(getComment, written), ...on(createComment, written) }),
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement, '修改评价');
    await userEvent.click(dialog.getByRole('checkbox', { name: '成品.jpg' }));
    await userEvent.click(dialog.getByRole('button', { name: '提交评价' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call OrderProductComment.Create', {
      orderSN: received.orderSN,
      stars: 4,
      content: written.content,
      fileIds: [],
    });
  },
};

/** After a day it stands as it is. */
export const Stands: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' }, theme: 'dark' },
  args: at(
    received,
    on(getComment, { ...written, editableUntil: '2026-11-19T08:10:00.000+08:00' }),
  ),
  play: async ({ canvasElement }) => {
    const part = within(await region(canvasElement));
    await part.findByText(/4 星/);
    await expect(part.queryByRole('button')).toBeNull();
  },
};

/** Finance reads orders and comments on none. */
export const NotAllowed: Story = {
  args: at({
    ...received,
    actions: [{ event: 'comment', allowed: false, reason: messageOf(rights.comment) }],
  }),
  play: async ({ canvasElement }) => {
    await expect(await region(canvasElement)).toHaveTextContent('没有评价订单的权限');
  },
};

/** The day ended while it was being changed: what was written stays in the window. */
export const OverMeanwhile: Story = {
  args: at(received, {
    ...on(getComment, written),
    ...on(createComment, refusedBy(refusals.commentOver, { until: written.editableUntil })),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '修改评价');
    await userEvent.click(dialog.getByRole('button', { name: '提交评价' }));
    await dialog.findByText('评价已超过 24 小时，不能再修改');
    await expect(dialog.getByRole('textbox')).toHaveValue(written.content);
  },
};

export const LoadFailed: Story = {
  args: at(received, on(getComment, failed('network'))),
  play: async ({ canvasElement }) => {
    await expect(await region(canvasElement)).toHaveTextContent('评价没有加载出来');
  },
};

const mended = detailOf(orderBySN('261119914003862'), {
  fileStatus: 64,
  actions: may('confirmFiles', 'editFiles', 'cancel'),
});

/** Mended files are confirmed after a look; from then on they stay. */
export const ConfirmsFiles: Story = {
  args: at(mended, on(setFilesConfirmed, null)),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '确认文件' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认文件' }));
    await userEvent.click(dialog.getByRole('button', { name: '确认文件' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Order.SetOrderModifyStatusConfirmed', {
      orderSN: mended.orderSN,
    });
    await screen.findAllByText('文件已确认');
  },
};
