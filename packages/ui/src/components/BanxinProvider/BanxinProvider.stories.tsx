// BanxinProvider.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { en } from '../../messages/en.ts';
import { zhCN } from '../../messages/zhCN.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Link } from '../Link/Link.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { guide } from './BanxinProvider.guide.ts';
import { BanxinProvider } from './BanxinProvider.tsx';

const navigate = fn();

const meta = {
  title: 'Layout/BanxinProvider',
  component: BanxinProvider,
  parameters: { guide },
  args: {
    children: (
      <Stack>
        <Breadcrumb items={[{ label: '版心', href: '/' }, { label: '我的订单' }]} />
        <Pager total={286} page={2} pageSize={20} pageSizes={[20, 50, 100]} onChange={() => {}} />
      </Stack>
    ),
  },
} satisfies Meta<typeof BanxinProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chinese unless told otherwise. */
export const Default: Story = {
  tags: ['sheet'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible();
  },
};

/** With `messages` every built-in string below changes; the words of the page are the page's. */
export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US', messages: en },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getByText('286 in total')).toBeVisible();
    await expect(canvas.getByText('我的订单')).toBeVisible();
  },
};

/** One string can be replaced without a language of its own. */
export const OwnString: Story = {
  args: { messages: { ...zhCN, pager: '订单分页' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '订单分页' })).toBeVisible();
  },
};

/** `navigate` gets the path of every link below; no page is loaded. */
export const Navigate: Story = {
  args: { navigate, children: <Link href="/user/myorder?tab=pay">待付款订单</Link> },
  beforeEach: () => {
    navigate.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '待付款订单' }));
    await expect(navigate).toHaveBeenCalledWith('/user/myorder?tab=pay');
  },
};

/** Inside another one, the inner language holds for its part of the page. */
export const Nested: Story = {
  args: {
    children: (
      <Stack>
        <Breadcrumb items={[{ label: '版心' }]} />
        <BanxinProvider locale="en-US" messages={en}>
          <Breadcrumb items={[{ label: 'Banxin' }]} />
        </BanxinProvider>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  },
};
