// AddressPaste.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { regions } from '../../stories/regions.ts';
import { guide } from './AddressPaste.guide.ts';
import { AddressPaste } from './AddressPaste.tsx';

const whole = '林小满 13800138000 广东省深圳市南山区科技园路 1 号 3 栋 501';

const meta = {
  title: 'Fields/AddressPaste',
  component: AddressPaste,
  parameters: { guide },
  args: { regions, onApply: fn() },
} satisfies Meta<typeof AddressPaste>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: whole } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={AddressPaste}
      args={args}
      width="full"
      states={{
        recognised: { defaultValue: whole },
        uncertain: { defaultValue: '悦享 林小满 13800138000 广东省深圳市科技园' },
        missing: { defaultValue: '科技园路 1 号' },
        description: { description: '支持从聊天、网店订单中复制' },
        disabled: { isDisabled: true, defaultValue: whole },
      }}
    />
  ),
};

/** A pasted text comes apart; the parts are used by the button. */
export const Recognises: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '粘贴地址' }));
    await userEvent.paste(whole);
    const result = within(canvas.getByRole('group', { name: '识别结果' }));
    await expect(result.getByRole('textbox', { name: '收货人' })).toHaveValue('林小满');
    await expect(result.getByRole('textbox', { name: '电话' })).toHaveValue('13800138000');
    await expect(result.getByRole('combobox', { name: '城市' })).toHaveDisplayValue('深圳市');
    await expect(result.getByRole('combobox', { name: '区县' })).toHaveDisplayValue('南山区');
    await expect(canvas.getByRole('status')).toHaveTextContent('已全部识别，请核对后使用');
    await userEvent.click(result.getByRole('button', { name: '使用此地址' }));
    await expect(args.onApply).toHaveBeenCalledTimes(1);
    const [applied] = (args.onApply as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(applied).toMatchObject({
      name: '林小满',
      phone: '13800138000',
      street: '科技园路 1 号 3 栋 501',
    });
    await expect(applied.regions.map(({ code }: { code: string }) => code)).toEqual([
      '440000',
      '440300',
      '440305',
    ]);
  },
};

/** Labels, +86 and lines of an order copied from another shop. */
export const Labelled: Story = {
  args: {
    defaultValue:
      '收货人：版心工作室\n手机号码：+86 138-0013-8000\n所在地区：北京市朝阳区\n详细地址：建国路 88 号',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '收货人' })).toHaveValue('版心工作室');
    await expect(canvas.getByRole('textbox', { name: '电话' })).toHaveValue('13800138000');
    await expect(canvas.getByRole('textbox', { name: '详细地址' })).toHaveValue('建国路 88 号');
  },
};

/** What was guessed and what is missing is named, in one sentence and at its part. */
export const Uncertain: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('textbox', { name: '粘贴地址' }));
    await userEvent.paste('林小满 王芳 广东省深圳市科技园');
    await expect(status).toHaveTextContent('未识别：电话，可直接填写；请核对：收货人、所在地区');
    const name = canvas.getByRole('textbox', { name: '收货人' });
    await expect(name).toHaveAccessibleDescription('请核对：收货人');
    await expect(canvas.getByRole('group', { name: '所在地区' })).toHaveAccessibleDescription(
      '请核对：所在地区',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: '电话' }), '13900139000');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '区县' }), '南山区');
    await expect(status).toHaveTextContent(/^请核对：收货人$/);
    await userEvent.type(name, ' 收');
    await expect(status).toHaveTextContent('已全部识别，请核对后使用');
  },
};

/** Nothing typed is lost: the text stays, an edited part survives as long as the text says the same about it. */
export const NothingLost: Story = {
  args: { defaultValue: '林小满 13800138000 广东省深圳市南山区科技园路 1 号' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: '粘贴地址' });
    const street = canvas.getByRole('textbox', { name: '详细地址' });
    const name = canvas.getByRole('textbox', { name: '收货人' });
    await userEvent.clear(name);
    await userEvent.type(name, '林小满（前台）');
    await userEvent.type(text, ' 3 栋后门 悦享包装');
    await expect(street).toHaveValue('科技园路 1 号 3 栋后门 悦享包装');
    await expect(name).toHaveValue('林小满（前台）');
    await expect(text).toHaveValue(
      '林小满 13800138000 广东省深圳市南山区科技园路 1 号 3 栋后门 悦享包装',
    );
  },
};

/** A choice above empties what is below. */
export const RegionEdited: Story = {
  args: { defaultValue: whole },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '省份' }), '江苏省');
    await expect(canvas.getByRole('combobox', { name: '城市' })).toHaveDisplayValue('请选择');
    await expect(canvas.queryByRole('combobox', { name: '区县' })).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '城市' }), '苏州市');
    await userEvent.click(canvas.getByRole('button', { name: '使用此地址' }));
    const [applied] = (args.onApply as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(applied.regions.map(({ name }: { name: string }) => name)).toEqual([
      '江苏省',
      '苏州市',
    ]);
  },
};

/** On a phone everything stands below each other, without scrolling sideways. */
export const Phone: Story = {
  args: { defaultValue: whole },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas, canvasElement }) => {
    const [name, phone] = ['收货人', '电话'].map((label) =>
      canvas.getByRole('textbox', { name: label }).getBoundingClientRect(),
    );
    await expect(name?.left).toBe(phone?.left);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Words in English. */
export const English: Story = {
  args: { defaultValue: whole },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Paste an address' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveDisplayValue('南山区');
    await expect(canvas.getByRole('button', { name: 'Use this address' })).toBeVisible();
  },
};
