// The page that leads on to another one.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import RedirectPage from './RedirectPage.tsx';

const meta = {
  title: 'Screens/Redirect',
  tags: ['screen:/redirect/*', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { user: null, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <RedirectPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo =
  (to: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(to);
  };

/** By path, with its query. */
export const ByPath: Story = {
  args: { path: '/redirect/user/myorder?tab=unpaid' },
  play: leadsTo('/user/myorder?tab=unpaid'),
};

/** By name, with the parameter of its pattern. */
export const ByName: Story = {
  args: { path: '/redirect/UserOrderDetail?type=name&sn=261120620187453' },
  play: leadsTo('/user/orderDetail/261120620187453'),
};

/** Another host is not a page of the shop. */
export const Elsewhere: Story = {
  args: { path: '/redirect//evil.example' },
  play: leadsTo('/404'),
};

/** Where the browser does not go on by itself, the link comes after three seconds. */
export const Waiting: Story = {
  tags: ['state:ready'],
  args: { path: '/redirect/user/myorder' },
  render: (args) => (
    <StoryShop {...args}>
      <Router hook={() => ['/redirect/user/myorder', () => undefined]} searchHook={() => ''}>
        <RedirectPage />
      </Router>
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { hidden: true });
    await expect(link).toHaveAttribute('href', '/user/myorder');
    await waitFor(() => expect(link).toBeVisible(), { timeout: 60_000 });
  },
};
