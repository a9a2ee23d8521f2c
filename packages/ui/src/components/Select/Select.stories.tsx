// Select, NativeSelect and ComboBox.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { Select } from './Select.tsx';

const periods = [
  { id: '3m', label: '近 3 个月', detail: '24 单' },
  { id: '6m', label: '近半年', detail: '61 单' },
  { id: 'all', label: '全部时间', detail: '286 单' },
  { id: 'old', label: '已归档', isDisabled: true },
];
const carriers = [
  { id: 'zto', label: '中通快递' },
  { id: 'sf', label: '顺丰速运' },
  { id: 'jd', label: '京东物流' },
  { id: 'deppon', label: '德邦快递' },
];
const pageSizes = [10, 20, 50, 100, 200].map((n) => ({ id: String(n), label: `${n} 条/页` }));

const meta = {
  title: 'Fields/Select',
  component: Select,
  subcomponents: { NativeSelect, ComboBox },
  args: { label: '下单时间', options: periods, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '3m' } };

export const Matrix: Story = {
  render: () => (
    <Grid columns={{ wide: 3, phone: 1 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Select key={size} label={size} size={size} options={periods} defaultValue="3m" />
      ))}
      <Select label="未选" options={periods} />
      <Select label="错误" options={periods} errorMessage="请选择时间" isRequired />
      <Select label="停用" options={periods} defaultValue="3m" isDisabled />
      <ComboBox label="快递公司" options={carriers} />
      <ComboBox label="快递公司" options={carriers} defaultValue="sf" description="可输入查找" />
      <NativeSelect aria-label="每页条数" size="small" options={pageSizes} defaultValue="20" />
    </Grid>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

/** The open list. */
export const Open: Story = {
  args: { defaultValue: '3m' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下单时间/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getByRole('option', { name: /近 3 个月/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Closed: arrows choose. Open: arrows move past disabled ones, Enter chooses, the focus returns. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('6m');
    const trigger = canvas.getByRole('button', { name: /下单时间/ });
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('近半年');
  },
};

const chosen = fn();

/** Typing narrows the list; arrow down and Enter choose. */
export const Typing: Story = {
  render: () => <ComboBox label="快递公司" options={carriers} onChange={chosen} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '快递公司' });
    await userEvent.type(input, '顺');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('顺丰速运');
    await expect(chosen).toHaveBeenCalledWith('sf');
  },
};

/** Words without a match say so. */
export const NoMatch: Story = {
  render: () => <ComboBox label="快递公司" options={carriers} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '海运');
    await waitFor(() => expect(screen.getByText('没有匹配的选项')).toBeVisible());
  },
};

const sized = fn();

/** The native select for page sizes. */
export const PageSize: Story = {
  render: () => (
    <NativeSelect
      aria-label="每页条数"
      size="small"
      options={pageSizes}
      defaultValue="20"
      onChange={sized}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '50');
    await expect(sized).toHaveBeenCalledWith('50');
  },
};
