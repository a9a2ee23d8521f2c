import type { Meta, StoryObj } from '@storybook/react-vite';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as css from '../../stories/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { guide } from './Tooltip.guide.ts';
import { Tooltip } from './Tooltip.tsx';

const close = fn();

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 160 } } },
  args: {
    text: '看不清？点击刷新',
    children: <IconButton aria-label="刷新" icon={<RefreshIcon size="1em" />} />,
  },
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Button variant="quiet">上一个</Button>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const reach = async (): Promise<HTMLElement> => {
  screen.getByRole('button', { name: '上一个' }).focus();
  await userEvent.tab();
  return screen.findByRole('tooltip');
};
const expectHidden = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** The keyboard shows it at once; it describes the control and never replaces its name. */
export const Default: Story = {
  tags: ['sheet'],
  play: async ({ canvas }) => {
    await expect(await reach()).toHaveTextContent('看不清？点击刷新');
    const control = canvas.getByRole('button', { name: '刷新' });
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('看不清？点击刷新');
  },
};

/** Leaving hides it, and the control is described no longer. */
export const Leaving: Story = {
  play: async ({ canvas }) => {
    await reach();
    await userEvent.tab({ shift: true });
    await expectHidden();
    await expect(canvas.getByRole('button', { name: '刷新' })).not.toHaveAttribute(
      'aria-describedby',
    );
  },
};

/** Escape hides it and the focus stays. */
export const EscapeHides: Story = {
  play: async ({ canvas }) => {
    await reach();
    await userEvent.keyboard('{Escape}');
    await expectHidden();
    await expect(canvas.getByRole('button', { name: '刷新' })).toHaveFocus();
  },
};

/** The pointer waits for it, may rest on it, and a press hides it. */
export const Pointer: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: '刷新' });
    await userEvent.hover(control);
    const tip = await screen.findByRole('tooltip');
    await expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      control.getBoundingClientRect().top,
    );
    await userEvent.click(control);
    await expectHidden();
  },
};

/** Above a dialog, in the theme's colours; Escape leaves the dialog open. */
export const InADialog: Story = {
  tags: ['photo'],
  render: (args) => (
    <Dialog isOpen title="图形验证码" onOpenChange={close}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    close.mockClear();
    const control = await screen.findByRole('button', { name: '刷新' });
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    );
    screen.getByRole('button', { name: '关闭' }).focus();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expectHidden();
    await expect(close).not.toHaveBeenCalled();
  },
};

/** A long text takes several lines and stays inside the window. */
export const LongText: Story = {
  tags: ['photo'],
  args: {
    text: '300g 铜版纸缺货，预计 11 月 24 日到货；可先选 250g 铜版纸，单价相同，交期不变。',
    placement: 'right',
  },
  play: async () => {
    const { left, right } = (await reach()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
