import { pathOf, routeOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { afterSalesColleague, designer } from '../../stories/fixtures/users.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { RouteLayout } from './RouteLayout.tsx';

const meta = {
  title: 'Features/RouteLayout',
  component: RouteLayout,
  tags: ['!autodocs'],
  args: { route: routeOf('myOrder'), children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RouteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const beside = (props: Partial<Parameters<typeof StoryShop>[0]>): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop
      path={pathOf('UserOrderDetail', { sn: '261119271148092' })}
      onEvent={fn()}
      {...props}
    >
      <p>订单</p>
    </StoryShop>
  ),
});

/** The item of the page is marked, also for the pages below it; the fold is remembered. */
export const MainAccount: Story = {
  tags: ['photo'],
  ...beside({}),
  play: async ({ canvasElement, step }) => {
    const menu = within(await within(canvasElement).findByRole('navigation', { name: '账户菜单' }));
    await step('an order belongs to the orders', async () => {
      const orders = menu.getByRole('link', { name: '我的订单' });
      await expect(orders).toHaveAttribute('aria-current', 'page');
      await expect(orders).toHaveAttribute('href', '/user/myorder');
      await expect(menu.getByRole('link', { name: '全部产品' })).not.toHaveAttribute(
        'aria-current',
      );
    });
    await step('folded and unfolded', async () => {
      await userEvent.click(menu.getByRole('button', { name: '收起菜单' }));
      await userEvent.click(menu.getByRole('button', { name: '展开菜单' }));
    });
  },
};

/** Specification §6: only what a permission allows is in the menu. */
export const WithoutPermission: Story = {
  ...beside({ user: designer, permissions: [] }),
  play: async ({ canvasElement }) => {
    const menu = within(await within(canvasElement).findByRole('navigation', { name: '账户菜单' }));
    await expect(menu.getByRole('link', { name: '全部产品' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: '我的订单' })).toBeNull();
  },
};

/** A role that may see orders is offered them. */
export const AfterSalesRole: Story = {
  ...beside({ user: afterSalesColleague }),
  play: async ({ canvasElement }) => {
    const menu = within(await within(canvasElement).findByRole('navigation', { name: '账户菜单' }));
    await expect(menu.getByRole('link', { name: '我的订单' })).toBeVisible();
  },
};

export const English: Story = {
  ...beside({ locale: 'en-US' }),
  play: async ({ canvasElement }) => {
    const menu = within(
      await within(canvasElement).findByRole('navigation', { name: 'Account menu' }),
    );
    await expect(menu.getByRole('link', { name: 'My orders' })).toBeVisible();
  },
};
