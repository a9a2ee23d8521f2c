// 404 with its ways on.
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import NotFoundPage from './NotFoundPage.tsx';

const meta = {
  title: 'Screens/Not found',
  tags: ['screen:/404', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('noFind'), user: null, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <NotFoundPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four ways on: home, products, orders, search. */
export const Default: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('link')).toHaveLength(3);
  },
};

export const Searches: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox'), '名片{Enter}');
    await expect(await page.findByTestId('left')).toHaveTextContent('/search?q=名片');
  },
};

export const English: Story = { args: { locale: 'en-US' }, tags: ['photo'] };
