// The target of printed QR codes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import SdopenPage from './SdopenPage.tsx';

const meta = {
  title: 'Screens/Quick entry',
  tags: ['screen:/sdopen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/sdopen', user: null, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <SdopenPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const offersAll: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await expect(page.getByText('二维码内容不完整，请选择要做的事')).toBeVisible();
  const names = page.getAllByRole('link').map(({ textContent }) => textContent);
  await expect(names).toEqual(['查这张订单', '按此产品再来一单', '购买样册', '看帮助']);
};

/** A code without its contents: all four ways. */
export const Incomplete: Story = { tags: ['state:ready'], play: offersAll };

/** An id that no order can have is as good as none. */
export const WrongId: Story = {
  args: { path: '/sdopen?t=order&id=12' },
  play: offersAll,
};

const leadsTo =
  (to: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(to);
  };

export const Order: Story = {
  args: { path: '/sdopen?t=order&id=261120620187453' },
  play: leadsTo('/search?q=261120620187453'),
};
export const Product: Story = {
  args: { path: '/sdopen?t=product&id=101' },
  play: leadsTo('/product/detail/101'),
};
export const Sample: Story = { args: { path: '/sdopen?t=sample&id=901' }, play: leadsTo('/901') };

export const English: Story = { args: { locale: 'en-US' }, tags: ['photo'] };
