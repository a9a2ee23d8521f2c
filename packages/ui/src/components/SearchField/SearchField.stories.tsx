// SearchField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: {
    label: '搜索产品、订单号、帮助',
    placeholder: '搜索产品、订单号、帮助',
    onSubmit: fn(),
    onHistoryRemove: fn(),
    onHistoryClear: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const hotWords = ['年货', '红包', '对联', '福字'];

export const Default: Story = { args: { variant: 'button', hotWords } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <SearchField label="全站" variant="button" placeholder="搜索产品" hotWords={hotWords} />
      <SearchField label="订单" placeholder="订单号 / 产品 / 收件人" />
      <SearchField label="已填" defaultValue="铜版纸名片" />
      <SearchField label="停用" isDisabled placeholder="暂不可用" />
    </Stack>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

/** The Enter that commits Chinese input searches nothing; the next one does. */
export const ChineseInput: Story = {
  args: { variant: 'button' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, '名片');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('名片');
  },
};

/** Hot words search at once. */
export const HotWords: Story = {
  args: { variant: 'button', hotWords },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: '热门搜索' }));
    await userEvent.click(list.getByRole('button', { name: '对联' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('对联');
    await expect(canvas.getByRole('searchbox')).toHaveValue('对联');
  },
};

/** Recent searches show while the empty box has the focus; Escape hides them; each can be forgotten. */
export const History: Story = {
  args: { variant: 'button', history: ['不干胶标签', '瓦楞飞机盒'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '最近搜索' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除记录：瓦楞飞机盒' }));
    await expect(args.onHistoryRemove).toHaveBeenCalledWith('瓦楞飞机盒');
    await userEvent.click(canvas.getByRole('button', { name: '不干胶标签' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('不干胶标签');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Escape and the cross empty the box. */
export const Clear: Story = {
  args: { defaultValue: '红包' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('searchbox'), '对联');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
