// Asking for after-sales in every state.
import { createAfterSale, judgeAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { getFile } from '@banxin/contract/calls/file/printFile';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { pathOf } from '@banxin/contract/routes';
import type { UploadPort } from '@banxin/flows/upload-item';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Route } from 'wouter';
import { choose, port } from '../../features/upload/printFiles.testkit.tsx';
import { PicturePortContext } from '../../features/upload/usePictures.ts';
import { judgement } from '../../stories/fixtures/afterSales.ts';
import { checkedFile } from '../../stories/fixtures/files.ts';
import { detailOf, orders } from '../../stories/fixtures/orders.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import AftersaleCreatePage from './AftersaleCreatePage.tsx';

const [first] = orders;
if (first === undefined) throw new Error('There are no orders');
const order = detailOf(first);
const asked = on(getOrderDetail, order);
const WORDS = '清点两遍，少了一包，外箱完好。';
/** What was sent. */
const sent = fn();
const taking = on(createAfterSale, (input) => {
  sent(input);
  return { id: 3 };
});
const photos = Array.from(
  { length: 9 },
  (_, index) => new File(['x'], `照片${index + 1}.jpg`, { type: 'image/jpeg' }),
);
const arriving = on(getFile, ({ id }) => ({ ...checkedFile, id, name: id }));

const asking = (args: Omit<StoryShopProps, 'children'>, uploads: UploadPort) => (
  <StoryShop {...args}>
    <PicturePortContext value={uploads}>
      <Route path="/user/aftersale/create/:type/:sn">
        <AftersaleCreatePage />
      </Route>
    </PicturePortContext>
  </StoryShop>
);

/** What is typed by who lacks pieces; the cause, the count and the words. */
async function tell(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /原因/ }));
  await userEvent.click(await screen.findByRole('option', { name: '数量不足' }));
  await userEvent.type(await page.findByRole('textbox', { name: /^实收数量/ }), '1');
  await userEvent.tab();
  await page.findByText('缺 50 张，可补印或退 ¥21.20');
  await userEvent.type(page.getByRole('textbox', { name: /^说明/ }), WORDS);
  await userEvent.type(page.getByRole('textbox', { name: /^联系电话/ }), '13800000001');
}

const meta = {
  title: 'Screens/Asking for after-sales',
  tags: ['screen:/user/aftersale/create/:type/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('aftersaleCreate', { type: '3', sn: order.orderSN }),
    answers: { ...asked, ...on(judgeAfterSale, judgement) },
    onEvent: fn(),
  },
  render: (args) => asking(args, port('arrives')),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('填写以上内容后给出判定');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getOrderDetail, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getOrderDetail, failed()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('订单没有加载出来');
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getOrderDetail, forbidden()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无权限操作此功能');
  },
};

/** What is wrong is said at its field and at the button; an offer that moved says its new sum, and what was typed stays. */
export const Judged: Story = {
  args: {
    answers: {
      ...asked,
      ...on(judgeAfterSale, judgement),
      ...on(createAfterSale, refusedBy(refusals.offerMoved, { offer: judgement.offer })),
    },
  },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('what is missing is named where it was to be sent', async () => {
      await userEvent.click(await page.findByRole('button', { name: '提交人工审核' }));
      await expect(await page.findByText(/请选择原因；请填写 10 至 500 个字的说明/)).toBeVisible();
    });
    await step('an offer that moved says its new sum', async () => {
      await tell(canvasElement);
      await userEvent.click(page.getByRole('button', { name: '接受并提交' }));
      await page.findByText(/方案金额已变为 ¥21.20/);
      await expect(page.getByRole('textbox', { name: /^说明/ })).toHaveValue(WORDS);
    });
  },
};

/** The fourth of nine photographs breaks: eight stay, it says why, it is tried again alone, and nothing is left out. */
export const FourthFails: Story = {
  args: { answers: { ...asked, ...on(judgeAfterSale, judgement), ...arriving, ...taking } },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) =>
    asking(
      args,
      port((name, tries) => (name === '照片4.jpg' && tries === 0 ? 'breaks' : 'arrives')),
    ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const row = (name: string) => within(page.getByRole('article', { name }));
    await tell(canvasElement);
    await step('eight arrive, the fourth says how far it got', async () => {
      await choose(canvasElement, ...photos);
      await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(9));
      await expect(await row('照片4.jpg').findByText(/上传中断，请重试/)).toBeVisible();
      await waitFor(() =>
        expect(page.getAllByRole('button', { name: /^重新上传/ })).toHaveLength(1),
      );
    });
    await step('nothing is sent without it, and nothing typed is lost', async () => {
      await userEvent.click(page.getByRole('button', { name: '接受并提交' }));
      await expect(await page.findByText(/有照片没有上传成功/)).toBeVisible();
      await expect(sent).not.toHaveBeenCalled();
      await expect(page.getByRole('textbox', { name: /^说明/ })).toHaveValue(WORDS);
    });
    await step('tried again alone, all nine go along', async () => {
      await userEvent.click(page.getByRole('button', { name: '重新上传 照片4.jpg' }));
      await waitFor(() => expect(page.queryByText(/有照片没有上传成功/)).toBeNull());
      await userEvent.click(page.getByRole('button', { name: '接受并提交' }));
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
      const [input] = sent.mock.calls[0] as [{ fileIds: string[]; description: string }];
      await expect(new Set(input.fileIds).size).toBe(9);
      await expect(input.description).toBe(WORDS);
    });
  },
};

/** While a photograph is on its way nothing can be sent; without it all can. */
export const StillUploading: Story = {
  args: { answers: { ...asked, ...on(judgeAfterSale, judgement), ...taking } },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => asking(args, port('stays at 42 %')),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await tell(canvasElement);
    await choose(canvasElement, photos[0] as File);
    await page.findByText('照片上传完成后可以提交');
    const send = page.getByRole('button', { name: '接受并提交' });
    await expect(send).toBeDisabled();
    await userEvent.click(await page.findByRole('button', { name: '移除 照片1.jpg' }));
    await waitFor(() => expect(send).toBeEnabled());
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Photographs that had arrived are there after a reload, and go along. */
export const Restored: Story = {
  args: {
    answers: { ...asked, ...on(judgeAfterSale, judgement), ...taking },
    stored: {
      [`draft.aftersale.${order.orderSN}.${yuexiang.id}`]: {
        ...{ cause: '1', description: WORDS, phone: '13800000001' },
        pictures: JSON.stringify([{ id: 'f_kept1', name: '现场.jpg' }]),
      },
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('已恢复上次填写的内容和已上传的照片。');
    await page.findByRole('article', { name: '现场.jpg' });
    await userEvent.click(page.getByRole('button', { name: '提交人工审核' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ fileIds: ['f_kept1'] })),
    );
  },
};

/** Marks by keyboard: set, moved, named, removed, with the focus where it was. */
export const Marking: Story = {
  args: {
    answers: { ...asked, ...on(judgeAfterSale, judgement), ...taking },
    stored: {
      [`draft.aftersale.${order.orderSN}.${yuexiang.id}`]: {
        ...{ cause: '1', description: WORDS, phone: '13800000001' },
      },
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText('在样张上标出位置'));
    const sheet = (await page.findAllByRole('button', { name: /第 1 页，按下标出位置$/ }))[0];
    await step('two marks, the second moved and named', async () => {
      sheet?.focus();
      await userEvent.keyboard('{Enter}{Enter}{ArrowRight}{ArrowUp}');
      await userEvent.type(await page.findByRole('textbox', { name: /标记 2 的说明/ }), '这里偏红');
    });
    await step('the first removed: the focus stays in the list', async () => {
      await userEvent.click(page.getByRole('button', { name: '删除标记 1' }));
      await waitFor(() => expect(page.getByRole('button', { name: '删除标记 1' })).toHaveFocus());
    });
    await step('sent with its words and its place', async () => {
      await userEvent.click(page.getByRole('button', { name: '提交人工审核' }));
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
      const [input] = sent.mock.calls[0] as [{ marks: object[] }];
      await expect(input.marks).toMatchObject([{ page: 1, x: 525, y: 475, text: '这里偏红' }]);
    });
  },
};
