// SearchField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { composingEnters } from '../../stories/fieldChecks.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from './SearchField.css.ts';
import { guide } from './SearchField.guide.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  parameters: { guide },
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
  render: (args) => (
    <MatrixSheet
      of={SearchField}
      args={args}
      axes={{ variant: css.box }}
      on="[data-part=box]"
      width="field"
      states={{
        filled: { defaultValue: '铜版纸名片' },
        hovered: 'hovered',
        focused: 'focused',
        disabled: { isDisabled: true },
        hotWords: { hotWords },
      }}
    />
  ),
};

/** The Enter that commits Chinese input searches nothing, its Escape empties nothing; the next Enter searches. */
export const ChineseInput: Story = {
  args: { variant: 'button' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, '名片');
    for (const enter of composingEnters) {
      await expect(await fireEvent.keyDown(input, enter)).toBe(false);
    }
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await expect(input).toHaveValue('名片');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('名片');
  },
};

/** Hot words search at once. */
export const HotWords: Story = {
  tags: ['photo'],
  args: { variant: 'button', hotWords },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: '热门搜索' }));
    await userEvent.click(list.getByRole('button', { name: '对联' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('对联');
    await expect(canvas.getByRole('searchbox')).toHaveValue('对联');
  },
};

/** Recent searches show while the empty box has the focus; Escape hides them; each searches again. */
export const History: Story = {
  args: { variant: 'button', history: ['不干胶标签', '瓦楞飞机盒'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('searchbox');
    await expect(canvas.getByRole('region', { name: '最近搜索' })).toBeVisible();
    await expect(input).toHaveAccessibleDescription('2 条最近搜索，按下方向键进入');
    await userEvent.click(canvas.getByRole('button', { name: '不干胶标签' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('不干胶标签');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** The open panel: long words are cut, the rest wraps. */
export const HistoryOpen: Story = {
  tags: ['photo'],
  args: {
    variant: 'button',
    hotWords,
    history: [
      '不干胶标签',
      '瓦楞飞机盒',
      '2026 马年红包定制烫金加厚珠光纸利是封公司年会用一千个起印',
      '对联',
      '铜版纸名片',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '最近搜索' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^删除记录/ })).toHaveLength(5);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Arrow keys go through the recent searches; Escape and going up return to the box. */
export const HistoryKeyboard: Story = {
  args: { variant: 'button', history: ['不干胶标签', '瓦楞飞机盒', '红包'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('searchbox');
    const word = (name: string) => canvas.getByRole('button', { name });
    await userEvent.keyboard('{ArrowDown}');
    await expect(word('不干胶标签')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(word('瓦楞飞机盒')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(word('红包')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(word('红包')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('不干胶标签');
    await userEvent.clear(input);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Forgetting one moves the focus to its neighbour; forgetting all returns it to the box; both are told. */
export const HistoryForgotten: Story = {
  render: function Remembering(args) {
    const [history, setHistory] = useState(['不干胶标签', '瓦楞飞机盒', '红包', '对联']);
    return (
      <SearchField
        {...args}
        history={history}
        onHistoryRemove={(word) => setHistory(history.filter((other) => other !== word))}
        onHistoryClear={() => setHistory([])}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: '删除记录：瓦楞飞机盒' }));
    await expect(canvas.getByRole('button', { name: '红包' })).toHaveFocus();
    await expect(status).toHaveTextContent('已删除记录：瓦楞飞机盒');
    await userEvent.keyboard('{End}{Delete}');
    await expect(canvas.queryByRole('button', { name: '对联' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '红包' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '清空记录' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(status).toHaveTextContent('已清空搜索记录');
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

/** Disabled: neither the box nor its words can be used. */
export const Disabled: Story = {
  args: { variant: 'button', isDisabled: true, hotWords },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }), { pointerEventsCheck: 0 });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Names in English. */
export const English: Story = {
  args: {
    label: 'Search products',
    placeholder: 'Products, orders, help',
    variant: 'button',
    hotWords: ['Red envelopes'],
    history: ['Labels'],
  },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Popular searches' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Recent searches' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      '1 recent search, press the down arrow',
    );
  },
};
