import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusInside } from '../../stories/overlayChecks.ts';
import * as css from '../../stories/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogTrigger } from '../Dialog/Dialog.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { guide } from './Popover.guide.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 260 } } },
  args: {
    'aria-label': '报价依据',
    children: (close) => (
      <div className={css.row}>
        <span>500 张与 200 张用同一块版，单价更低。</span>
        <Button size="small" onPress={close}>
          知道了
        </Button>
        <Tooltip text="按 2026 年 11 月价目">
          <Button size="small" variant="quiet">
            价目
          </Button>
        </Tooltip>
      </div>
    ),
  },
  render: (args) => (
    <div className={css.row}>
      <DialogTrigger>
        <Button>报价依据</Button>
        <Popover {...args} />
      </DialogTrigger>
      <Button>下一步</Button>
    </div>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (trigger: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(trigger);
  const sheet = await screen.findByRole('dialog', { name: '报价依据' });
  await expectFocusInside(sheet);
  return sheet;
};

/** Opened by its button, with its name. */
export const Default: Story = {
  tags: ['sheet'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '报价依据' });
    const sheet = await open(trigger);
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Escape, a press outside and its own button close it; the focus returns to the button. */
export const Closing: Story = {
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: '报价依据' });
    const expectClosed = async (): Promise<void> => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    };
    await step('Escape', async () => {
      await open(trigger);
      await userEvent.keyboard('{Escape}');
      await expectClosed();
    });
    await step('its own button', async () => {
      const sheet = await open(trigger);
      await userEvent.click(within(sheet).getByRole('button', { name: '知道了' }));
      await expectClosed();
    });
    await step('a press outside', async () => {
      await open(trigger);
      await userEvent.click(document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A tooltip inside: Escape closes the tooltip first. */
export const TooltipInside: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const sheet = await open(canvas.getByRole('button', { name: '报价依据' }));
    within(sheet).getByRole('button', { name: '知道了' }).focus();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('按 2026 年 11 月价目');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(sheet).toBeInTheDocument();
  },
};

/** Over a dialog it closes alone. */
export const OverADialog: Story = {
  render: (args) => (
    <Dialog isOpen title="报价">
      <DialogTrigger>
        <Button>报价依据</Button>
        <Popover {...args} />
      </DialogTrigger>
    </Dialog>
  ),
  play: async () => {
    const trigger = await screen.findByRole('button', { name: '报价依据' });
    await open(trigger);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '报价依据' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: '报价' })).toBeVisible());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** It stays inside the window, also at 390 px. */
export const AtTheEdge: Story = {
  tags: ['photo'],
  args: { placement: 'bottom end' },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const sheet = await open(canvas.getByRole('button', { name: '报价依据' }));
    await waitFor(async () => {
      const { left, right } = sheet.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};
