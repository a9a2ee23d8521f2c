// TextField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import PhoneIcon from 'lucide-react/icons/phone';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as css from '../../internal/fieldStyle.css.ts';
import { expectTold } from '../../stories/fieldChecks.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: '收件人', placeholder: '姓名', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={TextField}
      args={args}
      axes={{ labelPosition: css.field, size: css.boxSize }}
      on="[data-part=box]"
      width="field"
      states={{
        filled: { defaultValue: '林小满' },
        hovered: 'hovered',
        focused: 'focused',
        required: { isRequired: true },
        disabled: { isDisabled: true, defaultValue: '林小满' },
        readOnly: { isReadOnly: true, defaultValue: 'BX2611200187' },
        description: { description: '与营业执照一致' },
        invalid: { errorMessage: '请填写收件人姓名' },
        affixes: { prefix: <PhoneIcon width={16} />, suffix: 'mm', defaultValue: '90' },
      }}
    />
  ),
};

/** Label, help and error are read with the field. */
export const Described: Story = {
  args: { description: '与身份证一致', errorMessage: '请填写收件人姓名', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expectTold(input, {
      name: /收件人/,
      description: '与身份证一致',
      error: '请填写收件人姓名',
    });
    await expect(input).toBeRequired();
  },
};

/** A press on the label brings the focus; each change is told; leaving is told once. */
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('收件人'));
    const input = canvas.getByRole('textbox', { name: '收件人' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('林小');
    await expect(args.onChange).toHaveBeenLastCalledWith('林小');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

/** A hidden label still names the field. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '收件人' })).toBeVisible();
    await expect(canvas.getByText('收件人').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** Read only: the focus comes, the text stays. */
export const ReadOnly: Story = {
  args: { label: '订单号', isReadOnly: true, defaultValue: 'BX2611200187' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '订单号' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('BX2611200187');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A disabled field is out of the keyboard's way. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '不可修改' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '收件人' });
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toBeDisabled();
  },
};

/** The type chooses the phone's keyboard; the browser may fill in what it knows. */
export const Phone: Story = {
  args: { label: '手机号', type: 'tel', autoComplete: 'tel' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
  },
};

/** More characters than accepted are not taken. */
export const MaxLength: Story = {
  args: { label: '手机号', maxLength: 11 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.type(input, '138001380009');
    await expect(input).toHaveValue('13800138000');
  },
};

/** A form that is reset gives back what the field began with, and tells it. */
export const TakenBack: Story = {
  args: { defaultValue: '林小满' },
  render: (args) => (
    <form>
      <TextField {...args} />
      <Button type="reset">还原</Button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: '收件人' });
    await userEvent.type(input, '的同事');
    await expect(input).toHaveValue('林小满的同事');
    await userEvent.click(canvas.getByRole('button', { name: '还原' }));
    await waitFor(() => expect(input).toHaveValue('林小满'));
    await expect(args.onChange).toHaveBeenLastCalledWith('林小满');
  },
};

/** Valid in spite of words: a parent that knows better hides them. */
export const ValidInSpite: Story = {
  args: { errorMessage: '请填写收件人姓名', isInvalid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.queryByText('请填写收件人姓名')).toBeNull();
  },
};

/** Long words wrap in label, help and error; the box keeps its width. */
export const LongWords: Story = {
  tags: ['photo'],
  args: {
    label: '收件人姓名或者收货单位在营业执照上登记的完整名称',
    description: 'https://example.com/a-very-long-address-without-any-place-to-break-the-line/2026',
    errorMessage:
      '收件人姓名最多 30 个字，现在有 46 个字；请删去部门或楼层，它们可以写在详细地址里',
    defaultValue: '深圳市前海悦享包装印刷科技有限公司华南区仓储物流中心二号收货口',
  },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
