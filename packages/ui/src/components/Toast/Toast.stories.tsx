import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './Toast.tsx';
import { createToastQueue } from './toastQueue.ts';

const queue = createToastQueue();
const undo = fn();

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  args: { queue },
  beforeEach: () => () => queue.clear(),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className={css.row}>
      <ToastRegion {...args} />
      <Button
        onPress={() =>
          queue.show({ text: '短信验证码已发送到 138****0001，请注意查收！', tone: 'positive' }, 0)
        }
      >
        成功
      </Button>
      <Button onPress={() => queue.show({ text: '请求出错，请刷新重试', tone: 'critical' }, 0)}>
        失败
      </Button>
      <Button
        onPress={() =>
          queue.show(
            {
              text: '已移出购物车',
              detail: '铜版纸名片 × 1',
              action: { label: '撤销', onPress: undo },
            },
            0,
          )
        }
      >
        可撤销
      </Button>
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('a toast is announced in its region', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '成功' }));
      await userEvent.click(canvas.getByRole('button', { name: '失败' }));
      const region = await screen.findByRole('region', { name: '通知' });
      await waitFor(() => expect(within(region).getByText(/短信验证码已发送到/)).toBeVisible());
      await waitFor(() => expect(within(region).getByText('请求出错，请刷新重试')).toBeVisible());
    });
    await step('the action runs and closes its toast', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '可撤销' }));
      await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
      await expect(undo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('已移出购物车')).toBeNull());
    });
  },
};
