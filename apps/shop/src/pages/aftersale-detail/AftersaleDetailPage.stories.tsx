// A ticket of after-sales in every state.
import {
  getAfterSale,
  readAfterSale,
  sendAfterSaleMessage,
  setReturnParcel,
} from '@banxin/contract/calls/afterSales/ticket';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Route } from 'wouter';
import { chineseIn } from '../../stories/chineseIn.ts';
import { ticket } from '../../stories/fixtures/afterSales.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import AftersaleDetailPage from './AftersaleDetailPage.tsx';

const meta = {
  title: 'Screens/Ticket of after-sales',
  tags: ['screen:/user/aftersaleDetail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('aftersaleDetail', { id: 3 }),
    answers: { ...on(getAfterSale, ticket), ...on(readAfterSale, null) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <Route path="/user/aftersaleDetail/:id">
        <AftersaleDetailPage />
      </Route>
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Steps, who acts next, the way back of the goods, what was said. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('请寄回货物并填写寄回单号');
    await page.findByText('已看到照片，请把货寄回工厂，到厂复核后退款。');
    await page.findByRole('textbox', { name: /^寄回单号/ });
    await expect(page.getByRole('cell', { name: '1,000 张' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('[object');
    const marks = within(await page.findByRole('list', { name: '标记' }));
    await expect(marks.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getAfterSale, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getAfterSale, failed()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('售后单没有加载出来');
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getAfterSale, forbidden()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('暂无权限操作此功能');
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Send the goods back');
    const theirs = [
      ...[ticket.description, ...ticket.messages.flatMap(({ text, name }) => [text, name ?? ''])],
      ...[...ticket.marks.map(({ text }) => text), ...ticket.proofs.map(({ name }) => name)],
    ];
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

/** A message that is refused keeps its words; the return parcel is named and said to be saved. */
export const Writing: Story = {
  args: {
    answers: {
      ...on(getAfterSale, ticket),
      ...on(sendAfterSaleMessage, refusedBy(refusals.closed)),
      ...on(setReturnParcel, ticket),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const words = await page.findByRole('textbox', { name: /^写留言/ });
    await userEvent.type(words, '请尽快');
    await userEvent.click(page.getByRole('button', { name: '发送' }));
    await page.findByText(/售后已关闭，不能再留言/);
    await expect(words).toHaveValue('请尽快');
    await userEvent.type(await page.findByRole('textbox', { name: /^快递公司/ }), '中通');
    await userEvent.type(page.getByRole('textbox', { name: /^寄回单号/ }), 'ZT123456');
    await userEvent.click(page.getByRole('button', { name: '保存单号' }));
    await screen.findAllByText('已保存寄回单号');
  },
};

/** An answer is new on this visit, said at the top, and read once. */
export const Answered: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('印厂有 1 条新回复。');
    await page.findByText('新回复');
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call AfterSales.Read', { id: 3, messageIds: [3] }),
    );
    await userEvent.click(page.getByRole('button', { name: '查看回复' }));
    await waitFor(() =>
      expect(page.getByRole('heading', { level: 2, name: '留言' })).toBeVisible(),
    );
  },
};

/** Marks are reached by keyboard: the one that is looked at is ringed on its page, which opens large. */
export const Marked: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole('list', { name: '标记' }));
    const [first, second] = list.getAllByRole('button');
    await step('each says its number, its words and its place', async () => {
      await expect(first).toHaveAccessibleName(
        /^标记 1\s*这里起泡，手摸有颗粒\s*悦享A4宣传单.pdf 第 1 页 左上$/,
      );
      await expect(second).toHaveAccessibleName(/^标记 2\s*没有说明/);
    });
    await step('the one with the focus is ringed', async () => {
      first?.focus();
      await userEvent.tab();
      await expect(second).toHaveFocus();
      await expect(second).toHaveAttribute('aria-current', 'true');
      const ringed = canvasElement.querySelectorAll('[data-mark]:has(circle + circle)');
      await expect([...ringed].map((mark) => mark.getAttribute('data-mark'))).toEqual(['2']);
    });
    await step('its page opens large', async () => {
      await userEvent.click(
        page.getByRole('button', { name: '放大查看：悦享A4宣传单.pdf 第 2 页' }),
      );
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
    });
  },
};
