import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectFocusInside,
  expectFocusKept,
  expectGone,
  expectPageAsleep,
  pressOutside,
  scrims,
} from '../../stories/overlayChecks.ts';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog, type DialogProps, DialogTrigger } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { DialogTrigger },
  // An open dialog covers the page it is shown on.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { title: '修改收货地址', children: '地址会用于这张订单，不改动您的地址簿。' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button slot="close">取消</Button>
    <Button variant="primary">保存</Button>
  </>
);
const clauses = Array.from(
  { length: 40 },
  (_, index) => `第 ${index + 1} 条　文件确认后按确认的文件生产，修改由此增加的费用由委托方承担。`,
);

export const Default: Story = {
  tags: ['sheet'],
  args: {
    isOpen: true,
    footer: buttons,
    children: <TextField label="详细地址" defaultValue="南山区科技园路 1 号" />,
  },
};

/** For one short matter; for a question with two answers use AlertDialog. */
export const Small: Story = {
  args: { isOpen: true, size: 'small', footer: buttons },
  tags: ['photo'],
};

export const Large: Story = {
  args: { isOpen: true, size: 'large', footer: buttons },
  tags: ['photo'],
};

/** The focus goes in, is kept in and returns; the page behind sleeps; afterwards nothing is left. */
export const FocusComesBack: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button>修改地址</Button>
      <Dialog {...args} footer={buttons}>
        <TextField label="详细地址" />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const trigger = canvas.getByRole('button', { name: '修改地址' });
    const children = document.body.childElementCount;
    trigger.focus();
    await step('Enter opens it, named by its title, with the focus inside', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: '修改收货地址' });
      await expectFocusInside(dialog);
      await expectPageAsleep(canvasElement);
      await expectFocusKept(dialog);
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expectGone(canvasElement, trigger);
      await expect(document.body.childElementCount).toBe(children);
    });
    await step('a press outside closes it', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await pressOutside();
      await expectGone(canvasElement, trigger);
    });
    await step('the close button and a button with the slot close it', async () => {
      for (const name of ['关闭', '取消']) {
        await userEvent.click(trigger);
        const dialog = await screen.findByRole('dialog');
        await userEvent.click(within(dialog).getByRole('button', { name }));
        await expectGone(canvasElement, trigger);
      }
    });
  },
};

/** What must be answered stays: neither Escape nor a press outside closes it. */
export const NotClosable: Story = {
  args: {
    isOpen: true,
    isDismissable: false,
    isEscapeDisabled: true,
    hasCloseButton: false,
    onOpenChange: fn(),
    footer: <Button variant="primary">保存</Button>,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expectFocusInside(dialog);
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
  },
};

/** Title and buttons stay in sight; what is between them scrolls, by keyboard as well. */
export const LongContent: Story = {
  tags: ['photo'],
  args: {
    isOpen: true,
    title: '承印须知与文件确认、色差、数量误差、交付与售后的全部条款（2026 年版）',
    footer: buttons,
    children: clauses.map((clause) => <p key={clause}>{clause}</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const text = await within(dialog).findByRole('group', { name: /承印须知/ });
    await expectFocusInside(dialog);
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    for (const edge of [
      within(dialog).getByRole('heading'),
      within(dialog).getByRole('button', { name: '保存' }),
    ]) {
      const { top, bottom } = edge.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};

/** Escape closes what is on top, and nothing below it. */
export const Nested: Story = {
  tags: ['photo'],
  render: (args) => (
    <DialogTrigger>
      <Button>筛选</Button>
      <Drawer title="筛选订单">
        <DialogTrigger>
          <Button>新建地址</Button>
          <Dialog {...args} footer={buttons}>
            <Select
              label="省份"
              options={[
                { id: 'gd', label: '广东省' },
                { id: 'zj', label: '浙江省' },
              ]}
            />
            <Tooltip text="与营业执照一致">
              <Button>公司名称</Button>
            </Tooltip>
          </Dialog>
        </DialogTrigger>
      </Drawer>
    </DialogTrigger>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const trigger = canvas.getByRole('button', { name: '筛选' });
    await userEvent.click(trigger);
    const inner = await screen.findByRole('button', { name: '新建地址' });
    await userEvent.click(inner);
    const dialog = await screen.findByRole('dialog', { name: '修改收货地址' });
    await expectFocusInside(dialog);
    await step('a list inside', async () => {
      const select = within(dialog).getByRole('button', { name: /省份/ });
      select.focus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(dialog).toBeInTheDocument();
      await waitFor(() => expect(select).toHaveFocus());
    });
    await step('a tooltip inside', async () => {
      await userEvent.tab();
      await screen.findByRole('tooltip');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(dialog).toBeInTheDocument();
    });
    await step('the dialog, then the drawer below it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(scrims()).toHaveLength(1));
      await waitFor(() => expect(screen.getByRole('dialog', { name: '筛选订单' })).toBeVisible());
      await waitFor(() => expect(inner).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expectGone(canvasElement, trigger);
    });
  },
};

function Leaving(props: DialogProps): ReactNode {
  const [asks, setAsks] = useState(false);
  return (
    <Dialog {...props} footer={<Button onPress={() => setAsks(true)}>离开</Button>}>
      <TextField label="详细地址" />
      <AlertDialog isOpen={asks} onConfirm={fn()} onCancel={() => setAsks(false)}>
        修改还没有保存，确定离开吗？
      </AlertDialog>
    </Dialog>
  );
}

/** An alert stands over a dialog, and Escape answers only the alert. */
export const AlertOverIt: Story = {
  args: { isOpen: true, onOpenChange: fn() },
  render: (args) => <Leaving {...args} />,
  play: async ({ args }) => {
    const leave = await screen.findByRole('button', { name: '离开' });
    await userEvent.click(leave);
    const alert = await screen.findByRole('alertdialog', { name: '系统提示' });
    await expectFocusInside(alert);
    await expectFocusKept(alert);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(leave).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** It stands in the body of the document and still has the colours of the theme. */
export const TakesTheTheme: Story = {
  ...Default,
  tags: [],
  globals: { theme: 'dark' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const sheet = getComputedStyle(dialog.parentElement ?? dialog).backgroundColor;
    await expect(sheet).toBe('rgb(29, 32, 38)');
  },
};

/** On a phone it is a sheet at the bottom, as wide as the window; its buttons share the width. */
export const PhoneSheet: Story = {
  ...Default,
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(async () => {
      const { left, bottom, width } = dialog.getBoundingClientRect();
      await expect([left, Math.round(bottom), width]).toEqual([
        0,
        innerHeight,
        scrims()[0]?.clientWidth,
      ]);
    });
    const [first, second] = ['取消', '保存'].map(
      (name) => within(dialog).getByRole('button', { name }).getBoundingClientRect().width,
    );
    await expect(first).toBeCloseTo(second ?? 0, 0);
  },
};

export const English: Story = {
  args: { isOpen: true, title: 'Change the address', children: 'It is used for this order only.' },
  globals: { locale: 'en-US' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};
