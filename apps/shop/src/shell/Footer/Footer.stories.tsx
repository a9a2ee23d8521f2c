import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Features/Footer',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryShop>
      <Footer />
    </StoryShop>
  ),
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['photo'] };

export const English: Story = {
  tags: ['photo'],
  render: () => (
    <StoryShop locale="en-US">
      <Footer />
    </StoryShop>
  ),
};
