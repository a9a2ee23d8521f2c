// What a customer orders again and again, on the first page.
import { parseRequirement } from '@banxin/contract/calls/order/requirement';
import { getUsualOrders } from '@banxin/contract/calls/order/usual';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { understood } from '../../stories/fixtures/requirement.ts';
import { designer, yuexiang } from '../../stories/fixtures/users.ts';
import { usualOrders } from '../../stories/fixtures/usual.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import { QuickOrder } from './parts/QuickOrder.tsx';
import { Usual } from './parts/Usual.tsx';

const meta = {
  title: 'Screens/HomeUsual',
  tags: ['screen:/', '!autodocs'],
  args: { path: '/', user: yuexiang, answers: on(getUsualOrders, usualOrders) },
  render: (args) => (
    <StoryShop {...args}>
      <Usual />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each with its reason, its last price and the way to order it again. */
export const Ready: Story = {
  tags: ['sheet'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('近 90 天下单 7 次');
    const again = page.getByRole('link', { name: '再来一单：铜版纸名片' });
    await expect(decodeURIComponent(again.getAttribute('href') ?? '')).toContain(
      '/product/detail/101?c={"productId":101',
    );
    await expect(page.getByText('近 90 天看过 5 次')).toBeVisible();
  },
};

/** A visitor's page, as the server draws it for everybody. */
export const Visitor: Story = {
  args: { user: null },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('登录后，这里是您常下单的产品');
  },
};

/** Nothing stands elsewhere when the orders arrive. */
export const Loading: Story = {
  tags: ['photo'],
  args: { answers: on(getUsualOrders, 'pending') },
};

export const Empty: Story = {
  args: { answers: on(getUsualOrders, []) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('近 90 天还没有下单');
  },
};

export const Failed: Story = {
  args: { answers: on(getUsualOrders, failed(500)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('您常下单没有加载出来');
    await expect(page.getByRole('button', { name: /重试/ })).toBeEnabled();
  },
};

/** A role that sees no prices orders again without them. */
export const WithoutPrices: Story = {
  args: {
    user: designer,
    answers: on(
      getUsualOrders,
      usualOrders.map(({ last, ...row }) => ({ ...row, last: last && { ...last, total: null } })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText('--')).length).toBeGreaterThan(0);
    await expect(canvasElement).not.toHaveTextContent('¥');
  },
};

/** Chosen from there, the words stand in the requirement and are understood as they were ordered. */
export const Chosen: Story = {
  args: {
    answers: {
      ...on(getUsualOrders, usualOrders),
      ...on(parseRequirement, (input) => understood(input)),
    },
  },
  render: (args) => (
    <StoryShop {...args}>
      <QuickOrder />
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const choice = await page.findByRole('combobox', { name: '从常下单里选' });
    await userEvent.selectOptions(choice, '铜版纸名片');
    const way = await page.findByRole('link', { name: '用这个配置：铜版纸名片' });
    await expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain('"quantity":10');
    await expect(page.queryByText(/没看懂/)).toBeNull();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Ordered 7 times in 90 days');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
