import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { ColorStrip } from '../ColorStrip/ColorStrip.tsx';
import { RouteProgress } from '../RouteProgress/RouteProgress.tsx';
import { SideMenu, type SideMenuGroup } from '../SideMenu/SideMenu.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: '产品中心', href: '/' },
      { label: '名片卡券', href: '/category/1' },
      { label: '铜版纸名片' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: '当前位置' }));
    await expect(trail.getAllByRole('link')).toHaveLength(2);
    await expect(trail.getByText('铜版纸名片')).toHaveAttribute('aria-current', 'page');
  },
};

const steps = [
  { id: 'configure', title: '选择规格' },
  { id: 'confirm', title: '确认订单', note: '地址、快递与备注' },
  { id: 'pay', title: '付款' },
  { id: 'done', title: '生产' },
];

export const StepsStory: Story = {
  name: 'Steps',
  render: () => (
    <div className={css.sheet}>
      <div className={css.column}>
        <Steps items={steps} currentId="confirm" />
        <Steps label="付款遇到问题" items={steps} currentId="pay" hasProblem />
      </div>
    </div>
  ),
};

const groups: SideMenuGroup[] = [
  {
    title: '账户',
    items: [
      { id: 'index', label: '我的主页', href: '/user/index' },
      { id: 'info', label: '基本信息', href: '/user/info' },
    ],
  },
  {
    title: '订单',
    items: [
      { id: 'myorder', label: '我的订单', href: '/user/myorder' },
      { id: 'message', label: '消息', href: '/user/message', count: 2 },
    ],
  },
];

function Foldable(): ReactNode {
  const [isFolded, setFolded] = useState(false);
  return (
    <SideMenu
      label="账户中心"
      groups={groups}
      currentId="myorder"
      isFolded={isFolded}
      onFoldChange={setFolded}
    />
  );
}

/** Folded items keep their names for screen readers. */
export const SideMenuStory: Story = {
  name: 'SideMenu',
  render: () => (
    <div className={css.row}>
      <Foldable />
      <SideMenu label="收起的菜单" groups={groups} currentId="index" isFolded />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: '账户中心' }));
    await expect(menu.getByRole('link', { name: '我的订单' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const fold = menu.queryByRole('button', { name: '收起菜单' });
    if (fold === null) return;
    await userEvent.click(fold);
    await expect(menu.getByRole('link', { name: '我的订单' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: '展开菜单' }));
  },
};

/** The first Tab on a page reaches the skip link; it moves the focus to the content. */
export const SkipLinkStory: Story = {
  name: 'SkipLink',
  render: () => (
    <>
      <SkipLink targetId="content" />
      <div className={css.column}>
        <div id="content" tabIndex={-1}>
          正文
        </div>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '跳到正文' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('正文')).toHaveFocus();
  },
};

export const Signature: Story = {
  render: () => (
    <div className={css.wide}>
      <RouteProgress isActive position="static" />
      <RouteProgress isActive position="static" value={60} />
      <ColorStrip />
    </div>
  ),
};

export const SideMenuPhone: Story = {
  ...SideMenuStory,
  name: 'SideMenu phone',
  globals: { viewport: { value: 'phone390' } },
};

export const StepsPhone: Story = {
  ...StepsStory,
  name: 'Steps phone',
  globals: { viewport: { value: 'phone390' } },
};

export const StepsDark: Story = { ...StepsStory, name: 'Steps dark', globals: { theme: 'dark' } };
