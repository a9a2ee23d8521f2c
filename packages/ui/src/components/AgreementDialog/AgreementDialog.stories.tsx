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
import { guide } from './AgreementDialog.guide.ts';
import { AgreementDialog, type AgreementDialogProps } from './AgreementDialog.tsx';

const clauses = [
  '委托方保证所提供的文字、图片、商标与其他内容来源合法，已取得必要的授权。',
  '委托方不得委托印刷法律法规禁止的内容；涉及商标、地图、票证的，应在下单时提交相应证明。',
  '承印方按确认后的文件生产。文件确认后委托方提出修改的，由此增加的费用与时间由委托方承担。',
  '印刷品允许有行业标准内的色差与尺寸误差；数量误差以合同约定为准。',
  '印刷品自签收之日起七日内发现质量问题的，委托方可申请售后，并提供照片或实物。',
  '双方对因本协议知悉的商业信息负有保密义务。',
  '因不可抗力不能履行的，受影响一方应及时通知对方，并在合理期限内提供证明。',
  '争议由双方协商解决；协商不成的，提交承印方所在地人民法院处理。',
];

const meta = {
  title: 'Overlays/AgreementDialog',
  component: AgreementDialog,
  // An open dialog covers the page it is shown on.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    title: '承印品协议书',
    state: 'reading',
    secondsLeft: 5,
    isRequired: true,
    onConfirm: fn(),
    onClose: fn(),
    children: (
      <ol>
        {clauses.map((clause, index) => (
          <li key={clause}>
            {index + 1}. {clause}
          </li>
        ))}
      </ol>
    ),
  },
} satisfies Meta<typeof AgreementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (dialog: HTMLElement): HTMLElement =>
  within(dialog).getByRole('region', { name: '协议正文' });

/** Required: the button waits, Escape and a press outside do nothing, the focus stays inside. */
export const Default: Story = {
  tags: ['sheet'],
  args: { notice: '系统检测到您尚未签订《承印品协议书》，签订后可正常下单' },
  play: async ({ args, canvasElement, step }) => {
    const dialog = await screen.findByRole('dialog', { name: '承印品协议书' });
    await expect(dialog).toHaveAccessibleDescription(/签订后可正常下单$/);
    await step('the confirm button is disabled and shows the seconds', async () => {
      const confirm = within(dialog).getByRole('button', { name: '同意并签订（5 秒）' });
      await expect(confirm).toBeDisabled();
    });
    await step('there is no way out', async () => {
      await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
      await expect(within(dialog).queryByRole('button', { name: '暂不签订' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await pressOutside();
      await expect(dialog).toBeInTheDocument();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('the focus stays inside and reaches the text', async () => {
      await expectFocusInside(dialog);
      await expectPageAsleep(canvasElement);
      await userEvent.tab();
      await expect(text(dialog)).toHaveFocus();
      await expectFocusKept(dialog, 3);
    });
  },
};

/** Screen readers hear the start and the end of the wait, not the seconds between. */
export const Countdown: Story = {
  render: function Counting(args) {
    const [left, setLeft] = useState(3);
    return (
      <AgreementDialog {...args} state={left > 0 ? 'reading' : 'ready'} secondsLeft={left}>
        {args.children}
        <Button size="small" onPress={() => setLeft(left - 1)}>
          过一秒
        </Button>
      </AgreementDialog>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const status = within(dialog).getByRole('status');
    const said: string[] = [status.textContent];
    const second = within(dialog).getByRole('button', { name: '过一秒' });
    for (const name of ['同意并签订（2 秒）', '同意并签订（1 秒）', '同意并签订']) {
      await userEvent.click(second);
      await within(dialog).findByRole('button', { name });
      if (said.at(-1) !== status.textContent) said.push(status.textContent);
    }
    await expect(said).toEqual(['请先阅读协议，阅读时间结束后可以签订', '现在可以签订']);
    await expect(within(dialog).getByRole('button', { name: '同意并签订' })).toBeEnabled();
  },
};

export const Ready: Story = {
  tags: ['photo'],
  args: { state: 'ready' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '同意并签订' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The answer is awaited: the button keeps the focus and ignores presses. */
export const Signing: Story = {
  args: { state: 'signing' },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: /同意并签订/ });
    await userEvent.click(confirm, { pointerEventsCheck: 0 });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Not signed: it says so, and the same button tries again. */
export const Failed: Story = {
  tags: ['photo'],
  args: { state: 'failed' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('签订没有成功，请重试');
    await userEvent.click(screen.getByRole('button', { name: '同意并签订' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The text takes the focus and is longer than its place: the arrow keys scroll it. */
export const LongText: Story = {
  tags: ['photo'],
  args: {
    state: 'ready',
    children: Array.from({ length: 6 }, (_, part) => <p key={clauses[part]}>{clauses.join('')}</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const well = text(dialog);
    well.focus();
    await expect(well).toHaveFocus();
    await expect(well.scrollHeight).toBeGreaterThan(well.clientHeight);
    const confirm = within(dialog).getByRole('button', { name: '同意并签订' });
    await expect(confirm.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

function Held(props: AgreementDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>查看协议</Button>
      <AgreementDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose?.();
          setOpen(false);
        }}
      />
    </>
  );
}

/** Not required: Escape, a press outside and both buttons close it, and the focus returns. */
export const Free: Story = {
  args: { state: 'ready', isRequired: false },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: '查看协议' });
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      pressOutside,
      () => userEvent.click(screen.getByRole('button', { name: '关闭' })),
      () => userEvent.click(screen.getByRole('button', { name: '暂不签订' })),
    ];
    for (const close of ways) {
      await userEvent.click(trigger);
      await expectFocusInside(await screen.findByRole('dialog'));
      await close();
      await expectGone(canvasElement, trigger);
    }
    await expect(args.onClose).toHaveBeenCalledTimes(ways.length);
  },
};

/** Open and free, as it is read from the footer of the shop. */
export const FreeOpen: Story = {
  args: { state: 'ready', isRequired: false },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: '暂不签订' })).toBeVisible());
  },
};

export const English: Story = {
  args: { title: 'Printing agreement', isRequired: false },
  globals: { locale: 'en-US' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Agree and sign (5 s)' }),
    ).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible());
  },
};
