// CheckboxGroup.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as css from '../../internal/choiceStyle.css.ts';
import { field } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './CheckboxGroup.guide.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const roles = [
  { id: 'design', label: '设计' },
  { id: 'order', label: '下单' },
  { id: 'stock', label: '仓库', detail: '可管理云仓库存' },
  { id: 'finance', label: '财务', isDisabled: true },
];

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { guide },
  args: { label: '子账号角色', options: roles, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['design'] } };

const { horizontal, vertical } = css.group;

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={CheckboxGroup}
      args={{ ...args, defaultValue: ['design'] }}
      axes={{ labelPosition: field, orientation: { horizontal, vertical } }}
      states={{
        selectAll: { hasSelectAll: true },
        described: { description: '权限即时生效' },
        error: { errorMessage: '至少选择一个角色', isRequired: true, defaultValue: [] },
        disabled: { isDisabled: true },
      }}
    />
  ),
};

/** Tab visits each box, past disabled ones; Space toggles; the ids come in the order of the presses. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['design', 'order']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /仓库/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '财务' })).not.toHaveFocus();
  },
};

/** 全选 ticks what can be ticked, shows a dash for some, and takes everything back. */
export const SelectAll: Story = {
  args: { hasSelectAll: true, defaultValue: ['design'], name: 'roles' },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: '全选' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['design', 'order', 'stock']);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '财务' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '下单' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
  },
};

/** What is ticked and disabled stays ticked, whatever 全选 does. */
export const SelectAllKeepsDisabled: Story = {
  args: { hasSelectAll: true, defaultValue: ['finance'] },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: '全选' });
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['design', 'order', 'stock', 'finance']);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['finance']);
  },
};

const sent = fn();

/** A form gets one entry for each ticked box and none for 全选. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="子账号" onSubmit={(data) => sent([...data.entries()])}>
      <CheckboxGroup {...args} hasSelectAll name="role" defaultValue={['order']} />
      <Button type="submit">保存</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: '设计' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(sent).toHaveBeenCalledWith([
      ['role', 'design'],
      ['role', 'order'],
    ]);
  },
};

/** The group has one name, one help and one error for all its boxes. */
export const GroupError: Story = {
  tags: ['photo'],
  args: { errorMessage: '至少选择一个角色', description: '权限即时生效', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /子账号角色/ });
    await expect(group).toHaveAccessibleDescription(/权限即时生效.*至少选择一个角色/);
  },
};

export const English: Story = {
  args: {
    label: 'Roles',
    hasSelectAll: true,
    options: [
      { id: 'design', label: 'Design' },
      { id: 'order', label: 'Order' },
    ],
  },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  },
};
