import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import * as css from '../../stories/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './Toast.guide.ts';
import { ToastRegion } from './Toast.tsx';
import { createToastQueue, type ToastMessage } from './toastQueue.ts';

const queue = createToastQueue();
const undo = fn();

const sent: ToastMessage = {
  text: '短信验证码已发送到 138****0001，请注意查收！',
  tone: 'positive',
};
const failed: ToastMessage = { text: '请求出错，请刷新重试', tone: 'critical' };
const removed: ToastMessage = {
  text: '已移出购物车',
  detail: '铜版纸名片 × 1',
  action: { label: '撤销', onPress: undo },
};

/** A button that shows a toast, and the region beside it. */
function Shows({ message, duration }: { message: ToastMessage; duration?: number }): ReactNode {
  return (
    <div className={css.row}>
      <ToastRegion queue={queue} />
      <Button onPress={() => queue.show(message, duration)}>提示</Button>
    </div>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { queue },
  beforeEach: () => {
    undo.mockClear();
    return () => {
      while (queue.shown().length > 0) queue.clear();
    };
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a screen reader was told last. */
const said = (kind: 'polite' | 'assertive'): string | null | undefined =>
  document.querySelector(`[aria-live=${kind}][data-live-announcer]`)?.textContent;

const show = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: '提示' }));
  return screen.findByRole('region', { name: '通知' });
};

/** The four tones; the newest stands first. */
export const Default: Story = {
  tags: ['sheet'],
  render: () => <ToastRegion queue={queue} />,
  play: async () => {
    queue.show(failed, 0);
    queue.show(removed, 0);
    queue.show(sent, 0);
    const region = await screen.findByRole('region', { name: '通知' });
    const items = within(region).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('短信验证码已发送');
    await expect(items[2]).toHaveTextContent('请求出错');
  },
};

/** Said in its turn, without taking the focus. */
export const Announced: Story = {
  render: () => <Shows message={removed} duration={0} />,
  play: async () => {
    await show();
    await waitFor(() => expect(said('polite')).toBe('已移出购物车 铜版纸名片 × 1'));
    await expect(screen.getByRole('button', { name: '提示' })).toHaveFocus();
  },
};

/** A failure is said at once and stays until it is closed. */
export const Critical: Story = {
  tags: ['photo'],
  render: () => <Shows message={failed} />,
  play: async () => {
    await show();
    await waitFor(() => expect(said('assertive')).toBe('请求出错，请刷新重试'));
    await expect(queue.shown()[0]?.durationMs).toBe(0);
  },
};

/** The timers of a duration that were started and stopped since. */
function timersOf(durationMs: number) {
  const starts = spyOn(globalThis, 'setTimeout');
  const stops = spyOn(globalThis, 'clearTimeout');
  return {
    started: (): unknown[] =>
      starts.mock.results.flatMap(({ value }, call) =>
        starts.mock.calls[call]?.[1] === durationMs ? [value] : [],
      ),
    stopped: (): unknown[] => stops.mock.calls.flat(),
    restore: () => {
      starts.mockRestore();
      stops.mockRestore();
    },
  };
}

/** Its time stands still under the pointer and starts anew afterwards. */
export const TimeStandsStill: Story = {
  render: () => <Shows message={sent} duration={54_321} />,
  play: async () => {
    const timers = timersOf(54_321);
    const region = await show();
    await waitFor(() => expect(timers.started()).toHaveLength(1));
    await userEvent.hover(within(region).getByText(/短信验证码/));
    await waitFor(() => expect(timers.stopped()).toContain(timers.started()[0]));
    await expect(timers.started()).toHaveLength(1);
    await userEvent.unhover(within(region).getByText(/短信验证码/));
    await waitFor(() => expect(timers.started()).toHaveLength(2));
    timers.restore();
  },
};

/** A toast that goes from under the pointer does not hold the next one. */
export const GoesFromUnderThePointer: Story = {
  render: () => <Shows message={sent} duration={54_322} />,
  play: async () => {
    const timers = timersOf(54_322);
    const region = await show();
    await userEvent.hover(within(region).getByText(/短信验证码/));
    await waitFor(() => expect(timers.stopped()).toContain(timers.started()[0]));
    queue.clear();
    await waitFor(() => expect(screen.queryByRole('region', { name: '通知' })).toBeNull());
    queue.show(sent, 54_322);
    await waitFor(() => expect(timers.started()).toHaveLength(2));
    timers.restore();
  },
};

/** The action runs once and closes its toast. */
export const Action: Story = {
  tags: ['photo'],
  render: () => <Shows message={removed} duration={0} />,
  play: async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('region', { name: '通知' })).toBeNull());
  },
};

/** F6 goes to the toasts and back; closing the last one gives the focus back. */
export const Keyboard: Story = {
  render: () => <Shows message={sent} duration={0} />,
  play: async () => {
    const region = await show();
    const trigger = screen.getByRole('button', { name: '提示' });
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(region).getByRole('button', { name: '关闭提示' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('region', { name: '通知' })).toBeNull();
  },
};

/** Three at once; the others wait until one is closed. */
export const Limit: Story = {
  render: () => <ToastRegion queue={queue} />,
  play: async () => {
    for (const number of [1, 2, 3, 4]) queue.show({ text: `第 ${number} 条` }, 0);
    const region = await screen.findByRole('region', { name: '通知' });
    const items = (): HTMLElement[] => within(region).getAllByRole('listitem');
    await expect(items()).toHaveLength(3);
    await userEvent.click(within(region).getAllByRole('button', { name: '关闭提示' })[0] ?? region);
    await waitFor(() => expect(items().at(-1)).toHaveTextContent('第 1 条'));
    await expect(items()).toHaveLength(3);
  },
};

/** Over a dialog it can be reached, and a press on it leaves the dialog open. */
export const OverADialog: Story = {
  tags: ['photo'],
  args: { queue },
  render: () => (
    <>
      <ToastRegion queue={queue} />
      <Dialog isOpen title="修改收货地址" onOpenChange={undo}>
        地址会用于这张订单。
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    queue.show(sent, 0);
    await userEvent.click(await screen.findByRole('button', { name: '关闭提示' }));
    await waitFor(() => expect(queue.shown()).toHaveLength(0));
    await expect(undo).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  render: () => <ToastRegion queue={queue} />,
  play: async () => {
    queue.show({ text: 'Saved', tone: 'positive' }, 0);
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(() =>
      expect(within(region).getByRole('button', { name: 'Dismiss' })).toBeVisible(),
    );
  },
};
