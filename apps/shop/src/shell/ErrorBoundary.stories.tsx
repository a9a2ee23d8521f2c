import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { StoryShop } from '../stories/StoryShop.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const meta = {
  title: 'Features/ErrorBoundary',
  component: ErrorBoundary,
  tags: ['!autodocs'],
  args: { children: null },
  parameters: { layout: 'fullscreen' },
  // The error is meant: it need not fill the console.
  beforeEach: () => {
    isBroken = true;
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  render: () => (
    <StoryShop>
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>
    </StoryShop>
  ),
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the page below breaks when it is drawn. */
let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('the page broke');
  return <h1>订单详情</h1>;
}

/** Says what happened, what was kept and what to do. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: '这一页出了问题' });
    await expect(canvas.getByText(/已提交的订单和已上传的文件不受影响/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
  },
};

export const Recovered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: /重试/ });
    isBroken = false;
    await userEvent.click(retry);
    await canvas.findByRole('heading', { level: 1, name: '订单详情' });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
};
