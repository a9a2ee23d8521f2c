import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectFocusInside,
  expectFocusKept,
  expectGone,
  expectPageAsleep,
  pressOutside,
} from '../../stories/overlayChecks.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './AlertDialog.guide.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    onConfirm: fn(),
    children: '该地址正在被 2 张订单使用，仍要修改吗？',
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Titled 系统提示, with 取消 and 确定; Enter alone confirms nothing. */
export const Default: Story = {
  tags: ['sheet'],
  args: { onCancel: fn() },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alertdialog', { name: '系统提示' });
    await expect(alert).toHaveAccessibleDescription('该地址正在被 2 张订单使用，仍要修改吗？');
    await waitFor(() => expect(within(alert).getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const names = within(alert)
      .getAllByRole('button')
      .map((button) => button.textContent);
    await expect(names).toEqual(['取消', '确定']);
  },
};

/** One answer: it has the focus, and Escape gives it. */
export const OneAnswer: Story = {
  tags: ['photo'],
  args: { children: '服务错误，请重试' },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: '确定' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

function CancelOrder(props: AlertDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const answer = (tell?: () => void) => () => {
    tell?.();
    setOpen(false);
  };
  return (
    <>
      <Button tone="critical" onPress={() => setOpen(true)}>
        取消订单
      </Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onConfirm={answer(props.onConfirm)}
        onCancel={answer(props.onCancel)}
      />
    </>
  );
}

/** A press outside does nothing, Escape cancels, the focus returns. */
export const Answers: Story = {
  args: {
    onCancel: fn(),
    tone: 'critical',
    confirmLabel: '取消订单',
    cancelLabel: '再想想',
    children: '订单取消后，已付款项原路退回。',
  },
  render: (args) => <CancelOrder {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    const trigger = canvas.getByRole('button', { name: '取消订单' });
    await userEvent.click(trigger);
    const alert = await screen.findByRole('alertdialog', { name: '系统提示' });
    await expectFocusInside(alert);
    await expectPageAsleep(canvasElement);
    await step('a press outside does nothing, Tab stays inside', async () => {
      await pressOutside();
      await expect(alert).toBeInTheDocument();
      await expectFocusKept(alert);
    });
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expectGone(canvasElement, trigger);
    });
    await step('the confirm button confirms', async () => {
      await userEvent.click(trigger);
      const again = within(await screen.findByRole('alertdialog'));
      await userEvent.click(again.getByRole('button', { name: '取消订单' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await expectGone(canvasElement, trigger);
    });
  },
};

/** While the answer is carried out nothing can be answered twice. */
export const Pending: Story = {
  tags: ['photo'],
  args: { isPending: true, onCancel: fn() },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alertdialog');
    await expectFocusInside(alert);
    const confirm = within(alert).getByRole('button', { name: /确定/ });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(within(alert).getByRole('button', { name: '取消' })).toBeDisabled();
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  args: { onCancel: fn(), children: 'The server failed, please try again.' },
  globals: { locale: 'en-US' },
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'System notice' });
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'OK' })).toBeVisible());
  },
};
