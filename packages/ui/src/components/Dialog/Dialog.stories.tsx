import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Dialog, DialogTrigger } from './Dialog.tsx';

const confirm = fn();
const cancel = fn();

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // An open dialog covers the page it is shown on.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { title: '修改收货地址', children: '地址会用于这张订单，不改动您的地址簿。' },
  beforeEach: () => {
    confirm.mockClear();
    cancel.mockClear();
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    isOpen: true,
    footer: (
      <>
        <Button slot="close">取消</Button>
        <Button variant="primary">保存</Button>
      </>
    ),
  },
};

export const Large: Story = { args: { isOpen: true, size: 'large' } };

/** Focus stays inside, Escape closes it, and the focus returns to the button. */
export const FocusComesBack: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button>修改地址</Button>
      <Dialog {...args}>
        <TextField label="详细地址" />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '修改地址' });
    await step('a press opens it with the focus inside', async () => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog', { name: '修改收货地址' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Tab never leaves it', async () => {
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab();
        await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
      }
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('a press outside closes it', async () => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog');
      const scrim = dialog.parentElement?.parentElement;
      if (!scrim) throw new Error('the dialog has no scrim');
      await userEvent.click(scrim);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the close button closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

function CancelOrder(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="critical" onPress={() => setOpen(true)}>
        取消订单
      </Button>
      <AlertDialog
        isOpen={isOpen}
        tone="critical"
        confirmLabel="取消订单"
        cancelLabel="再想想"
        onConfirm={() => {
          confirm();
          setOpen(false);
        }}
        onCancel={() => {
          cancel();
          setOpen(false);
        }}
      >
        订单取消后，已付款项原路退回。
      </AlertDialog>
    </>
  );
}

/** Titled 系统提示; a press outside does nothing, Escape cancels. */
export const Alert: Story = {
  render: () => <CancelOrder />,
  play: async ({ canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '取消订单' });
    await userEvent.click(trigger);
    const alert = await screen.findByRole('alertdialog', { name: '系统提示' });
    await step('a press outside does nothing', async () => {
      const scrim = alert.parentElement?.parentElement;
      if (!scrim) throw new Error('the dialog has no scrim');
      await userEvent.click(scrim);
      await expect(alert).toBeInTheDocument();
    });
    await step('Escape cancels and the focus returns', async () => {
      await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await expect(cancel).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('the confirm button confirms', async () => {
      await userEvent.click(trigger);
      const again = within(await screen.findByRole('alertdialog'));
      await userEvent.click(again.getByRole('button', { name: '取消订单' }));
      await expect(confirm).toHaveBeenCalledOnce();
    });
  },
};

export const AlertWithOneAnswer: Story = {
  render: () => (
    <AlertDialog isOpen onConfirm={confirm}>
      服务错误，请重试
    </AlertDialog>
  ),
};

export const DrawerStory: Story = {
  name: 'Drawer',
  render: () => (
    <DialogTrigger>
      <Button>筛选</Button>
      <Drawer title="筛选订单" footer={<Button slot="close">完成</Button>}>
        <TextField label="收件人" />
      </Drawer>
    </DialogTrigger>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '筛选' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: '筛选订单' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const DrawerOpen: Story = {
  render: () => (
    <Drawer isOpen title="筛选订单" footer={<Button slot="close">完成</Button>}>
      <TextField label="收件人" />
    </Drawer>
  ),
};

/** A popover holds controls, a tooltip only words. */
export const PopoverAndTooltip: Story = {
  render: () => (
    <div className={css.row}>
      <DialogTrigger>
        <Button>报价依据</Button>
        <Popover aria-label="报价依据">
          {(close) => (
            <>
              500 张与 200 张同价。
              <Button size="small" onPress={close}>
                知道了
              </Button>
            </>
          )}
        </Popover>
      </DialogTrigger>
      <Tooltip text="看不清？点击刷新">
        <IconButton aria-label="刷新" icon={<span>↻</span>} />
      </Tooltip>
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('keyboard focus shows the tooltip, Escape hides it', async () => {
      canvas.getByRole('button', { name: '报价依据' }).focus();
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('看不清？点击刷新');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
    await step('the popover opens, closes by its own button and gives the focus back', async () => {
      const trigger = canvas.getByRole('button', { name: '报价依据' });
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const DefaultDark: Story = { ...Default, globals: { theme: 'dark' } };

export const DrawerPhone: Story = { ...DrawerOpen, globals: { viewport: { value: 'phone390' } } };
