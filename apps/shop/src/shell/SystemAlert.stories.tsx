// The modal alert, and what happens when its code does not arrive.
import type { AlertDialogProps } from '@banxin/ui/AlertDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lazyPart } from '../lib/lazyPart.tsx';
import { StoryShop } from '../stories/StoryShop.tsx';
import { SystemAlert } from './SystemAlert.tsx';

const meta = {
  title: 'Features/SystemAlert',
  component: SystemAlert,
  tags: ['!autodocs'],
  args: { message: '服务错误，请重试', onConfirm: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryShop>
      <h1>订单详情</h1>
      <SystemAlert {...args} />
    </StoryShop>
  ),
} satisfies Meta<typeof SystemAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['photo'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '系统提示' });
    await expect(dialog).toHaveTextContent(args.message);
    await userEvent.click(within(dialog).getByRole('button'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A dialog whose code does not arrive: what it had to say is said all the same, and the page stays. */
export const CodeLost: Story = {
  tags: ['photo'],
  args: {
    dialog: lazyPart<(props: AlertDialogProps) => null>(() => Promise.reject(new Error('lost'))),
  },
  // The loss is meant: it need not fill the console.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ args }) => {
    const region = await screen.findByRole('region', { name: '通知' });
    await waitFor(() =>
      expect(within(region).getByRole('alertdialog', { name: args.message })).toBeVisible(),
    );
    await expect(screen.getByRole('heading', { name: '订单详情' })).toBeVisible();
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};
