// Checkbox, CheckboxGroup, RadioGroup and Switch.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Choices',
  component: Checkbox,
  subcomponents: { CheckboxGroup, RadioGroup, Switch },
  args: { children: '记住我', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = [
  { id: '1', label: '客服' },
  { id: '2', label: '设计' },
  { id: '4', label: '下单' },
  { id: '16', label: '财务', isDisabled: true },
];
const carriers = [
  { id: 'zto', label: '中通快递', description: '11 月 23 日 送达', detail: '¥6.00' },
  { id: 'sf', label: '顺丰速运', description: '11 月 22 日 送达', detail: '¥18.00' },
  {
    id: 'self',
    label: '到厂自提',
    description: '永城工厂，周一至周六',
    detail: '¥0.00',
    isDisabled: true,
  },
];

export const Default: Story = { args: { defaultSelected: true } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline gap={24}>
        <Checkbox>未选</Checkbox>
        <Checkbox defaultSelected>已选</Checkbox>
        <Checkbox isIndeterminate>部分</Checkbox>
        <Checkbox isInvalid>错误</Checkbox>
        <Checkbox isDisabled>停用</Checkbox>
        <Checkbox isDisabled defaultSelected>
          停用已选
        </Checkbox>
        <Checkbox description="本机 7 天内免登录">记住我</Checkbox>
      </Inline>
      <Inline gap={24}>
        <Switch>关</Switch>
        <Switch defaultSelected>开</Switch>
        <Switch isDisabled>停用</Switch>
        <Switch isDisabled defaultSelected>
          停用
        </Switch>
      </Inline>
      <CheckboxGroup label="子账号角色" options={roles} defaultValue={['1', '2']} />
      <RadioGroup label="发票类型" options={roles} defaultValue="1" errorMessage="请选择发票类型" />
      <RadioGroup label="配送方式" variant="card" options={carriers} defaultValue="zto" />
      <RadioGroup label="付款方式" labelPosition="side" options={roles} defaultValue="1" />
    </Stack>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const MatrixForced: Story = { ...Matrix, globals: { colours: 'forced' } };

/** Space toggles a checkbox and a switch. */
export const Keyboard: Story = {
  render: ({ onChange }) => (
    <Inline gap={24}>
      <Checkbox onChange={onChange}>记住我</Checkbox>
      <Switch>余额不足提醒</Switch>
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '记住我' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: '余额不足提醒' })).toBeChecked();
  },
};

/** Arrow keys move the choice of a radio group, past disabled ones. */
export const RadioKeyboard: Story = {
  render: () => (
    <RadioGroup label="配送方式" variant="card" options={carriers} defaultValue="zto" />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /中通快递/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /顺丰速运/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /中通快递/ })).toBeChecked();
  },
};

/** A group has one name and one error for all its choices. */
export const GroupError: Story = {
  render: () => (
    <CheckboxGroup label="子账号角色" options={roles} errorMessage="至少选择一个角色" isRequired />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /子账号角色/ })).toHaveAccessibleDescription(
      '至少选择一个角色',
    );
  },
};
