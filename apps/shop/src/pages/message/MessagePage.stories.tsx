// The message centre in every state.

import {
  getSiteMessages,
  getUnreadCount,
  readAllSiteMessages,
  readSiteMessage,
} from '@banxin/contract/calls/message/siteMessage';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '../../stories/fixtures/messages.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import MessagePage from './MessagePage.tsx';

const orderSN = '261120385502765';

const list = on(getSiteMessages, ({ group, isUnread }) => {
  const items = messages.filter(
    (one) => (group === undefined || one.group === group) && !(isUnread && one.isRead),
  );
  return { items, total: items.length };
});
const count = on(getUnreadCount, { count: 3 });
const answers = {
  ...list,
  ...count,
  ...on(readSiteMessage, null),
  ...on(readAllSiteMessages, null),
};
const none = on(getSiteMessages, { items: [], total: 0 });

const meta = {
  title: 'Screens/Messages',
  tags: ['screen:/user/message', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userMessage'), answers, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <MessagePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:ready'] };

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Order 261120385502765 ships Nov 25 instead/);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...on(getSiteMessages, 'pending'), ...on(getUnreadCount, 'pending') } },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { answers: { ...none, ...on(getUnreadCount, { count: 0 }) } },
};

/** Nothing is left to read, and the button says so. */
export const NothingUnread: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('userMessage', {}, { tab: 'unread' }),
    answers: { ...none, ...on(getUnreadCount, { count: 0 }) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('没有未读消息');
    await waitFor(() => expect(page.getByRole('button', { name: '全部已读' })).toBeDisabled());
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...on(getSiteMessages, failed('network')), ...count } },
};

/** Opening an order's message reads it. */
export const Opens: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole('link', { name: '去修改文件' });
    await expect(first).toHaveAttribute('href', `/user/orderDetail/${orderSN}#files`);
    if (first) await userEvent.click(first);
    await expect(args.onEvent).toHaveBeenCalledWith('call SiteMessage.SiteMessageRead', {
      messageId: 1,
    });
  },
};

/** What is to be paid leads to the cashier; what is about the account itself leads to it. */
export const Leads: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: '去付款' })).toHaveAttribute(
      'href',
      `/pay/checkout?order=${orderSN}`,
    );
    await expect(page.getByRole('link', { name: '查看账号' })).toHaveAttribute(
      'href',
      '/user/account',
    );
  },
};

/** One without a page of its own is read by its button; when that fails it is unread again. */
export const ReadFails: Story = {
  args: { answers: { ...answers, ...on(readSiteMessage, failed()) } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: '标为已读' });
    await userEvent.click(button);
    await expect(args.onEvent).toHaveBeenCalledWith('call SiteMessage.SiteMessageRead', {
      messageId: 12,
    });
    await page.findByRole('button', { name: '标为已读' });
  },
};

let isAllRead = false;

/** Nothing is left to read: the button has nothing to do, and who pressed it stands at the title. */
export const ReadsAll: Story = {
  beforeEach: () => {
    isAllRead = false;
  },
  args: {
    answers: {
      ...answers,
      ...on(getUnreadCount, () => ({ count: isAllRead ? 0 : 3 })),
      ...on(readAllSiteMessages, () => {
        isAllRead = true;
        return null;
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByRole('tab', { name: /未读/ });
    await userEvent.click(await page.findByRole('button', { name: '全部已读' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call SiteMessage.SiteMessageReadAll', {});
    await waitFor(() => expect(page.getByRole('button', { name: '全部已读' })).toBeDisabled());
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
