import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AgreementDialog } from './AgreementDialog.tsx';

const clauses = [
  '委托方保证所提供的文字、图片、商标与其他内容来源合法，已取得必要的授权。',
  '委托方不得委托印刷法律法规禁止的内容；涉及商标、地图、票证的，应在下单时提交相应证明。',
  '承印方按确认后的文件生产。文件确认后委托方提出修改的，由此增加的费用与时间由委托方承担。',
  '印刷品允许有行业标准内的色差与尺寸误差；数量误差以合同约定为准。',
  '印刷品自签收之日起七日内发现质量问题的，委托方可申请售后，并提供照片或实物。',
  '双方对因本协议知悉的商业信息负有保密义务。',
];

const meta = {
  title: 'Overlays/AgreementDialog',
  component: AgreementDialog,
  // An open dialog covers the page it is shown on.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
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

/** Required: the button waits, Escape and a press outside do nothing. */
export const Default: Story = {
  args: { notice: '系统检测到您尚未签订《承印品协议书》，签订后可正常下单' },
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: '承印品协议书' });
    await step('the confirm button is disabled and shows the seconds', async () => {
      await expect(
        within(dialog).getByRole('button', { name: '同意并签订（5 秒）' }),
      ).toBeDisabled();
    });
    await step('there is no close button', async () => {
      await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
    });
    await step('Escape does nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(dialog).toBeInTheDocument();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a press outside does nothing', async () => {
      const scrim = dialog.parentElement?.parentElement;
      if (!scrim) throw new Error('the dialog has no scrim');
      await userEvent.click(scrim);
      await expect(dialog).toBeInTheDocument();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step(
      'focus stays inside and reaches the text, so that the keyboard scrolls it',
      async () => {
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
        await userEvent.tab();
        await expect(within(dialog).getByRole('region', { name: '协议正文' })).toHaveFocus();
      },
    );
  },
};

export const Ready: Story = {
  args: { state: 'ready' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '同意并签订' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Signing: Story = { args: { state: 'signing' } };

/** Not required: close button, Escape and a press outside close it. */
export const Free: Story = {
  args: { state: 'ready', isRequired: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const ReadingDark: Story = { args: { secondsLeft: 3 }, globals: { theme: 'dark' } };

export const SigningPhone: Story = { ...Signing, globals: { viewport: { value: 'phone390' } } };
