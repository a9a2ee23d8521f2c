// Menu.
import type { Meta, StoryObj } from '@storybook/react-vite';
import StarIcon from 'lucide-react/icons/star';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { BanxinProvider } from '../BanxinProvider/BanxinProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './Menu.guide.ts';
import { Menu } from './Menu.tsx';

const navigate = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: { guide },
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

const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });
const opened = () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Default: Story = {};

/** The trigger says that it opens a menu, and names it. */
export const Open: Story = {
  tags: ['sheet'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '更多操作' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'true');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await opened();
    await expect(screen.getByRole('menu')).toHaveAccessibleName('更多操作');
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  },
};

/** Arrow down opens it on the first item; arrows go round, Home and End jump, disabled items are skipped. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('查看详情')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(/再次购买/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('取消订单')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('查看详情')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('取消订单')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('查看详情')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('again');
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多操作' })).toHaveFocus());
  },
};

/** Arrow up opens it on the last item. */
export const OpensUpwards: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('取消订单')).toHaveFocus());
  },
};

/** A typed letter goes to the item that begins with it. */
export const TypeAhead: Story = {
  args: {
    trigger: <Button>Sort by</Button>,
    items: [
      { id: 'date', label: 'Date' },
      { id: 'price', label: 'Price' },
      { id: 'quantity', label: 'Quantity' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Date')).toHaveFocus());
    await userEvent.keyboard('q');
    await expect(item('Quantity')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('quantity');
  },
};

/** Escape closes without choosing, and the focus returns to the trigger. */
export const Escape: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多操作' })).toHaveFocus());
  },
};

/** A press beside it closes it; a disabled item does nothing. */
export const PressOutside: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    await opened();
    await expect(item('申请开票')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item('申请开票'), { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.click(document.body);
    await closed();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** Sections have titles, or names for screen readers only; small words at the end do not change a name. */
export const Sections: Story = {
  tags: ['photo'],
  args: {
    items: [
      {
        id: 'account',
        title: '账户',
        items: [
          { id: 'index', label: '我的主页', icon: <StarIcon /> },
          { id: 'orders', label: '我的订单', icon: <StarIcon />, detail: '286' },
        ],
      },
      {
        id: 'leave',
        title: '退出',
        isTitleHidden: true,
        items: [{ id: 'logout', label: '退出登录', icon: <StarIcon />, tone: 'critical' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    await opened();
    await waitFor(() => expect(screen.getByRole('group', { name: '账户' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('group', { name: '退出' })).toBeVisible());
    await expect(screen.queryByText('退出')).toBeNull();
  },
};

/** Items with `href` are links; the router takes them without loading a page. */
export const Links: Story = {
  beforeEach: () => {
    navigate.mockClear();
  },
  args: {
    items: [
      { id: 'index', label: '我的主页', href: '/user/index' },
      { id: 'orders', label: '我的订单', href: '/user/myorder' },
    ],
  },
  render: (args) => (
    <BanxinProvider navigate={navigate}>
      <Menu {...args} />
    </BanxinProvider>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('我的主页')).toHaveFocus());
    await expect(item('我的订单')).toHaveAttribute('href', '/user/myorder');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/user/myorder', undefined);
  },
};

/** It lines up with the end of its trigger when asked to, and stays in the window. */
export const AlignedToTheEnd: Story = {
  args: { align: 'end' },
  render: (args) => (
    <Inline justify="end">
      <Menu {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '更多操作' });
    const right = placeOf(trigger).right;
    await userEvent.click(trigger);
    await opened();
    const surface = screen.getByRole('menu').closest('[data-component=Menu]') as Element;
    await expect(Math.abs(placeOf(surface).right - right)).toBeLessThan(2);
  },
};

/** Long words wrap inside the menu; many items scroll in it. */
export const Long: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: {
    items: [
      { id: 'a', label: '把这份配置连同文件复制到另一张订单并重新计价', detail: '¥1,284.00' },
      { id: 'b', label: 'Brochure_A4_SaddleStitch_Coated_157gsm_Final_v12_Approved.pdf' },
      ...Array.from({ length: 24 }, (_, n) => ({ id: `n${n}`, label: `第 ${n + 1} 版` })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    await opened();
    const surface = screen.getByRole('menu').closest('[data-component=Menu]') as Element;
    await expect(surface.scrollHeight).toBeGreaterThan(surface.clientHeight);
    await expect(surface.scrollWidth).toBe(surface.clientWidth);
    await expect(placeOf(surface).bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(sidewaysScroll()).toBe(0);
  },
};
