// The tickets of after-sales in every state.
import {
  getAfterSales,
  getClaimableOrders,
  revokeAfterSale,
} from '@banxin/contract/calls/afterSales/ticket';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { claimable, listing, tickets } from '../../stories/fixtures/afterSales.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on } from '../../stories/storyClient.ts';
import AftersalePage from './AftersalePage.tsx';

const meta = {
  title: 'Screens/After-sales',
  tags: ['screen:/user/aftersale', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('aftersale'),
    answers: {
      ...listing(tickets),
      ...on(getClaimableOrders, { items: [...claimable], total: claimable.length }),
      ...on(revokeAfterSale, null),
    },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <AftersalePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each says how it stands and what can be done; what cannot says why. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '补充凭证 1/3，售后单 592611180000025' });
    const revoke = await page.findByRole('button', { name: '撤销申请，售后单 592611170000033' });
    await expect(revoke).toBeDisabled();
    await expect(revoke).toHaveAccessibleDescription('已寄回货物');
    await expect(
      page.getByRole('link', { name: '1 条新回复，售后单 592611170000033' }),
    ).toHaveAttribute('href', '/user/aftersaleDetail/3#conversation');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getAfterSales, 'pending') },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { answers: listing([]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有售后单，收货后有问题可在这里申请。');
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getAfterSales, failed()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('售后单没有加载出来');
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getAfterSales, forbidden()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无权限操作此功能');
  },
};

/** Orders are picked by what happened to them; those that it is too late for say so. A ticket is taken back. */
export const PickingAndRevoking: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '申请售后' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择有问题的订单' }));
    await dialog.findByText('已过申请期（10 月 19 日 止）');
    await expect(
      dialog.getByRole('link', { name: '为订单 261112083344121 申请售后' }),
    ).toHaveAttribute('href', '/user/aftersale/create/1/261112083344121');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      await page.findByRole('button', { name: '撤销申请，售后单 592611190000017' }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/撤销后期限内可再次申请/);
    await userEvent.click(question.getByRole('button', { name: '撤销申请' }));
    await screen.findAllByText('已撤销申请');
  },
};
