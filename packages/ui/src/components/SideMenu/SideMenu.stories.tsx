// SideMenu.
import type { Meta, StoryObj } from '@storybook/react-vite';
import OrderIcon from 'lucide-react/icons/clipboard-list';
import HomeIcon from 'lucide-react/icons/house';
import MessageIcon from 'lucide-react/icons/mail';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { BanxinProvider } from '../BanxinProvider/BanxinProvider.tsx';
import { guide } from './SideMenu.guide.ts';
import { SideMenu, type SideMenuGroup, type SideMenuProps } from './SideMenu.tsx';

const navigate = fn();

const groups: SideMenuGroup[] = [
  {
    title: '账户',
    items: [
      { id: 'index', label: '我的主页', href: '/user/index', icon: <HomeIcon size="1.15em" /> },
      { id: 'info', label: '基本信息', href: '/user/info' },
    ],
  },
  {
    title: '订单',
    items: [
      {
        id: 'myorder',
        label: '我的订单',
        href: '/user/myorder',
        icon: <OrderIcon size="1.15em" />,
      },
      {
        id: 'message',
        label: '消息',
        href: '/user/message',
        count: 2,
        icon: <MessageIcon size="1.15em" />,
      },
      { id: 'address', label: '地址簿', href: '/user/address' },
      { id: 'invoice', label: '发票', href: '/user/invoice' },
    ],
  },
];

/** A parent that remembers whether the menu is folded. */
function Remembering(props: SideMenuProps): ReactNode {
  const [isFolded, setFolded] = useState(props.isFolded ?? false);
  return (
    <SideMenu
      {...props}
      isFolded={isFolded}
      onFoldChange={(next) => {
        props.onFoldChange?.(next);
        setFolded(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  parameters: { guide },
  args: { label: '账户中心', groups, currentId: 'myorder', onFoldChange: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { globals: { viewport: { value: 'laptop1366' } } };

export const Default: Story = {};

export const Matrix: Story = {
  // One page has one such menu; a sheet of variants repeats its name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <MatrixSheet
      of={SideMenu}
      args={args}
      axes={{ isFolded: [false, true] }}
      states={{ hovered: 'hovered', focused: 'focus-visible' }}
      on="[data-part=item]"
      width="full"
    />
  ),
};

/** A landmark with a name, lists named by their group, and one page that is the current one. */
export const CurrentPage: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: '账户中心' }));
    await expect(menu.getByRole('list', { name: '订单' })).toBeInTheDocument();
    const current = menu
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map((link) => link.textContent)).toEqual([
      expect.stringContaining('我的订单'),
    ]);
  },
};

/** The button folds and unfolds it, keeps the focus and changes its name; every page keeps its name. */
export const Fold: Story = {
  ...wide,
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    const menu = canvas.getByRole('navigation');
    await expect(placeOf(menu).width).toBe(184);
    const fold = canvas.getByRole('button', { name: '收起菜单' });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFoldChange).toHaveBeenLastCalledWith(true);
    await expect(placeOf(menu).width).toBe(56);
    await expect(fold).toHaveFocus();
    await expect(fold).toHaveAccessibleName('展开菜单');
    await expect(canvas.getByRole('link', { name: '基本信息' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^消息/ })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onFoldChange).toHaveBeenLastCalledWith(false);
  },
};

/** Folded, a page shows its name beside its icon while it is pointed at or has the focus. */
export const FoldedNames: Story = {
  ...wide,
  args: { isFolded: true },
  play: async ({ canvas }) => {
    const words = canvas.getByText('基本信息');
    await expect(placeOf(words).width).toBe(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '基本信息' })).toHaveFocus();
    await expect(placeOf(words).width).toBeGreaterThan(40);
    await expect(placeOf(words).left).toBeGreaterThan(
      placeOf(canvas.getByRole('navigation')).right,
    );
  },
};

/** Whoever shows the menu remembers the fold: it opens as it was left, on the next page too. */
export const Remembered: Story = {
  ...wide,
  render: function Visits(args) {
    const [memory, setMemory] = useState<{ isFolded: boolean; page: 'orders' | 'away' }>({
      isFolded: false,
      page: 'orders',
    });
    return (
      <>
        <button
          type="button"
          onClick={() =>
            setMemory((now) => ({ ...now, page: now.page === 'away' ? 'orders' : 'away' }))
          }
        >
          {memory.page === 'away' ? '回到账户中心' : '离开账户中心'}
        </button>
        {memory.page === 'orders' && (
          <SideMenu
            {...args}
            isFolded={memory.isFolded}
            onFoldChange={(isFolded) => setMemory((now) => ({ ...now, isFolded }))}
          />
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收起菜单' }));
    await userEvent.click(canvas.getByRole('button', { name: '离开账户中心' }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '回到账户中心' }));
    await expect(placeOf(canvas.getByRole('navigation')).width).toBe(56);
    await expect(canvas.getByRole('button', { name: '展开菜单' })).toBeVisible();
  },
};

/** A press goes through the router. */
export const ClientNavigation: Story = {
  beforeEach: () => {
    navigate.mockClear();
  },
  render: (args) => (
    <BanxinProvider navigate={navigate}>
      <SideMenu {...args} />
    </BanxinProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '基本信息' }));
    await expect(navigate).toHaveBeenCalledWith('/user/info');
  },
};

/** On a phone it is a row that shows the current page from the start; there is nothing to fold. */
export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: { currentId: 'invoice' },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation');
    const current = canvas.getByRole('link', { name: '发票' });
    await waitFor(() => expect(placeOf(current).right).toBeLessThanOrEqual(placeOf(menu).right));
    await expect(canvas.queryByRole('button', { name: '收起菜单' })).toBeNull();
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** Items that come once the account is known do not push the current page out of the row. */
export const MoreItemsLater: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: { currentId: 'invoice' },
  render: function MoreLater(args) {
    const [isKnown, setKnown] = useState(false);
    const [first, ...rest] = args.groups;
    const later = Array.from({ length: 6 }, (_, at) => ({
      ...{ id: `more${at}`, label: `权限内的第 ${at + 1} 页`, href: `/more/${at}` },
    }));
    return (
      <>
        <SideMenu
          {...args}
          groups={
            isKnown && first ? [first, { title: '更多', items: later }, ...rest] : args.groups
          }
        />
        <button type="button" onClick={() => setKnown(true)}>
          账号已知
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation');
    const current = canvas.getByRole('link', { name: '发票' });
    await waitFor(() => expect(placeOf(current).right).toBeLessThanOrEqual(placeOf(menu).right));
    await userEvent.click(canvas.getByRole('button', { name: '账号已知' }));
    await canvas.findByRole('link', { name: '权限内的第 1 页' });
    await waitFor(() => expect(placeOf(current).right).toBeLessThanOrEqual(placeOf(menu).right));
    await expect(placeOf(current).left).toBeGreaterThanOrEqual(placeOf(menu).left);
  },
};

/** Long and unbroken names wrap inside the 184 px. */
export const Long: Story = {
  ...wide,
  tags: ['photo'],
  args: {
    groups: [
      {
        title: '很长的分组标题也会换行显示',
        items: [
          { id: 'a', label: '子账号、权限与审批流程设置', href: '/a', count: 128 },
          { id: 'b', label: 'Administrator_permissions_settings', href: '/b' },
        ],
      },
    ],
    currentId: 'a',
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation');
    await expect(placeOf(menu).width).toBe(184);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
};

export const English: Story = {
  ...wide,
  globals: { ...wide.globals, locale: 'en-US' },
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fold menu' })).toBeVisible();
  },
};
