// Menu.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button>更多操作</Button>,
    onAction: fn(),
    items: [
      { id: 'detail', label: '查看详情' },
      { id: 'again', label: '再次购买', detail: '¥46.50' },
      { id: 'invoice', label: '申请开票', isDisabled: true },
      { id: 'cancel', label: '取消订单', tone: 'critical' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The open menu. */
export const Matrix: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

/** Arrow down opens it, arrows, Home, End and typed letters move, Enter chooses, the focus returns. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '查看详情' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: '取消订单' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: /再次购买/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('again');
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多操作' })).toHaveFocus());
  },
};

/** Escape closes without choosing. */
export const Escape: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多操作' })).toHaveFocus());
  },
};

/** Sections with titles; items with `href` are links. */
export const Sections: Story = {
  args: {
    items: [
      {
        id: 'account',
        title: '账户',
        items: [
          { id: 'index', label: '我的主页', href: '/user/index' },
          { id: 'orders', label: '我的订单', href: '/user/myorder', detail: '286' },
        ],
      },
      {
        id: 'leave',
        title: '退出',
        isTitleHidden: true,
        items: [{ id: 'logout', label: '退出登录', tone: 'critical' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    await waitFor(() => expect(screen.getByRole('group', { name: '账户' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: '我的主页' })).toHaveAttribute(
      'href',
      '/user/index',
    );
  },
};
