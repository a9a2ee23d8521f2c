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
import { guide } from './CouponDialog.guide.ts';
import { CouponDialog, type CouponDialogProps } from './CouponDialog.tsx';

const meta = {
  title: 'Overlays/CouponDialog',
  component: CouponDialog,
  // An open dialog covers the page it is shown on.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    state: 'sealed',
    onOpen: fn(),
    onDone: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CouponDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sealed: the button has the focus, Enter opens the pack. */
export const Default: Story = {
  tags: ['sheet'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '新客礼包' });
    await waitFor(() => expect(screen.getByRole('button', { name: '打开礼包' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** A press outside keeps it; Escape and the close button close it. */
export const Closing: Story = {
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: '新客礼包' });
    await step('a press outside does nothing', async () => {
      await pressOutside();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Escape and the close button close it', async () => {
      await expectFocusInside(dialog);
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};

/** The answer is awaited: a second press does nothing, and it cannot be closed. */
export const Requesting: Story = {
  args: { state: 'requesting' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Opened: the amount is on the coupon and is announced. */
export const Opened: Story = {
  tags: ['photo'],
  args: { state: 'opened', amountFen: 8800 },
  play: async ({ args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('88.00 元');
    await userEvent.click(screen.getByRole('button', { name: '收下' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** A large amount still fits on the coupon. */
export const LargeAmount: Story = {
  args: { state: 'opened', amountFen: 128_800_00 },
  tags: ['photo'],
};

/** Refused: this customer has had one. */
export const Claimed: Story = {
  args: { state: 'refused' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('您已领取过新客礼包');
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Refused: it is not for this customer. */
export const NotEligible: Story = {
  tags: ['photo'],
  args: { state: 'refused', refusal: 'notEligible' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('您的账户不在此列');
  },
};

/** Failed: what happened, what was kept, and the same button tries again. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('领取资格不变');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** A parent that holds the state: pressed, awaited, opened, closed. */
function Held(props: CouponDialogProps): ReactNode {
  const [state, setState] = useState<CouponDialogProps['state']>('sealed');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>新客礼包</Button>
      <Button onPress={() => setState('opened')}>服务器回答</Button>
      <CouponDialog
        {...props}
        isOpen={isOpen}
        state={state}
        amountFen={8800}
        onOpen={() => {
          props.onOpen();
          setState('requesting');
        }}
        onDone={() => {
          props.onDone();
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** From the press to the coupon the focus never leaves the button; then it returns. */
export const KeyboardOnly: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    const trigger = canvas.getByRole('button', { name: '新客礼包' });
    const answer = canvas.getByRole('button', { name: '服务器回答' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '新客礼包' });
    await expectFocusInside(dialog);
    await expectPageAsleep(canvasElement);
    await expectFocusKept(dialog, 3);
    const button = within(dialog).getByRole('button', { name: '打开礼包' });
    button.focus();
    await step('the first press asks for it, once', async () => {
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(button).toHaveFocus();
    });
    await step('the answer is announced and the button goes on', async () => {
      answer.click();
      await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('88.00 元'));
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveTextContent('收下');
    });
    await step('the second press closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onDone).toHaveBeenCalledOnce();
      await expectGone(canvasElement, trigger);
    });
  },
};

/** Without motion the coupon is there at once and the packet does not sway. */
export const WithoutMotion: Story = {
  args: { state: 'requesting' },
  globals: { motion: 'reduce' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const running = dialog.getAnimations({ subtree: true }).filter((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return target?.closest('[data-part=drawing]');
    });
    await expect(running).toEqual([]);
  },
};

export const English: Story = {
  args: { state: 'opened', amountFen: 8800 },
  globals: { locale: 'en-US' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Welcome gift' });
    await expect(screen.getByRole('status')).toHaveTextContent('coupons of 88.00 yuan');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toBeVisible());
  },
};
