// 403 for a main account, a sub-account and a visitor.
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import ForbiddenPage from './ForbiddenPage.tsx';

const meta = {
  title: 'Screens/Forbidden',
  tags: ['screen:/403', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('forbidden'), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <ForbiddenPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MainAccount: Story = { tags: ['state:ready'] };

export const SubAccount: Story = { tags: ['state:forbidden'], args: { user: designer } };

export const Visitor: Story = { args: { user: null }, tags: ['photo'] };

export const LongText: Story = {
  tags: ['photo'],
  args: { user: { ...designer, customerName: '悦享包装华东区设计与印前协作中心第三组（夜班）' } },
  globals: { viewport: { value: 'phone390' } },
};
