// Filling in the table: by key and by press, pasted, filled down, undone, with files, beside another window.

import { parseRequirement } from '@banxin/contract/calls/order/requirement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { pdf } from '../../features/upload/printFiles.testkit.tsx';
import { createStore } from '../../lib/storage.ts';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { STORY_NOW } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import ProductMultPage from './ProductMultPage.tsx';
import {
  barOf,
  cellOf,
  faulty,
  filled,
  KEY,
  onEvent,
  put,
  shown,
  shownWith,
  tableOf,
} from './productMultStories.testkit.tsx';

const meta = {
  title: 'Screens/ProductMult/Editing',
  component: ProductMultPage,
  tags: ['screen:/product/mult/:categoryId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof ProductMultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = (canvas: HTMLElement) =>
  canvas.querySelectorAll('tr[data-row]:not([data-note])').length;

async function paste(canvas: HTMLElement, text: string): Promise<HTMLElement> {
  await userEvent.click(within(canvas).getByRole('button', { name: '粘贴表格' }));
  const dialog = await screen.findByRole('dialog', { name: '粘贴表格' });
  await fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: text } });
  return dialog;
}

/** Arrow keys move, a letter types over, Enter goes down, Tab goes on, Escape takes nothing over. */
export const Keyboard: Story = {
  ...shownWith(filled),
  play: async ({ canvasElement, step }) => {
    await tableOf(canvasElement);
    const focused = () =>
      (document.activeElement?.closest('[data-column]') as HTMLElement | null)?.dataset.column;
    await step('only one cell can be reached by Tab', async () => {
      await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
    });
    await step('typing begins to edit, Enter takes over and goes down', async () => {
      cellOf(canvasElement, 1, 'quantity').focus();
      await userEvent.keyboard('10{Enter}');
      await waitFor(() => expect(cellOf(canvasElement, 2, 'quantity')).toHaveFocus());
      await expect(cellOf(canvasElement, 1, 'quantity')).toHaveTextContent('10 盒');
    });
    await step('Escape leaves everything as it was', async () => {
      await userEvent.keyboard('99{Escape}');
      await waitFor(() => expect(cellOf(canvasElement, 2, 'quantity')).toHaveFocus());
      await expect(cellOf(canvasElement, 2, 'quantity')).toHaveTextContent('10 盒');
    });
    await step('Tab goes to the next cell, arrows to any', async () => {
      await userEvent.keyboard('{Tab}');
      await expect(focused()).toBe('styles');
      await userEvent.keyboard('{ArrowUp}{Home}');
      await expect(cellOf(canvasElement, 1, 'product')).toHaveFocus();
    });
    await step('what was done is undone by its key', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(cellOf(canvasElement, 1, 'quantity')).toHaveTextContent('5 盒');
    });
    await step('Escape and Tab leave the table', async () => {
      await userEvent.keyboard('{Escape}{Tab}');
      await expect(document.activeElement?.closest('table')).toBeNull();
    });
  },
};

/** One control stands in the table, in the cell that is edited. */
export const OneControl: Story = {
  ...shownWith(filled),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const table = await tableOf(canvasElement);
    await expect(table.querySelectorAll('select, input')).toHaveLength(0);
    await userEvent.click(cellOf(canvasElement, 2, 'material'));
    await waitFor(() => expect(table.querySelectorAll('select, input')).toHaveLength(1));
    await userEvent.selectOptions(within(table).getByRole('combobox', { name: '第 2 行材质' }), [
      within(table).getAllByRole('option').at(-1) as HTMLElement,
    ]);
    await waitFor(() => expect(table.querySelectorAll('select, input')).toHaveLength(0));
  },
};

/** What cannot be made says why, and one press makes it possible. */
export const Mending: Story = {
  ...shownWith(faulty),
  play: async ({ canvasElement, step }) => {
    await tableOf(canvasElement);
    const page = within(canvasElement);
    await step('going on leads to the first cell that has to be changed', async () => {
      await userEvent.click(page.getByRole('button', { name: '去确认' }));
      await waitFor(() => expect(cellOf(canvasElement, 4, 'quantity')).toHaveFocus());
    });
    await userEvent.click(page.getByRole('button', { name: '改为 5 盒' }));
    await userEvent.click(page.getByRole('button', { name: '把第 5 行改为可行配置' }));
    await waitFor(async () => expect(await barOf(canvasElement)).not.toHaveTextContent('需要修改'));
  },
};

/** Rows are copied and removed; a column is filled down, and that undone. */
export const Filling: Story = {
  ...shownWith(filled),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '复制第 1 行' }));
    await waitFor(() => expect(rowsIn(canvasElement)).toBe(4));
    await userEvent.click(page.getByRole('button', { name: '删除第 4 行' }));
    await waitFor(() => expect(rowsIn(canvasElement)).toBe(3));
    await put(canvasElement, 1, 'quantity', '20');
    cellOf(canvasElement, 1, 'quantity').focus();
    await userEvent.click(page.getByRole('button', { name: '向下填充' }));
    await waitFor(() => expect(cellOf(canvasElement, 3, 'quantity')).toHaveTextContent('20 盒'));
    await userEvent.click(page.getByRole('button', { name: '撤销' }));
    await expect(cellOf(canvasElement, 3, 'quantity')).toHaveTextContent('10 盒');
    await userEvent.click(page.getByRole('button', { name: '重做' }));
    await expect(cellOf(canvasElement, 3, 'quantity')).toHaveTextContent('20 盒');
  },
};

/** Out of a spreadsheet: what is not understood is told before it is added, and marked in the table. */
export const Pasting: Story = {
  ...shown(),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    await tableOf(canvasElement);
    const dialog = await paste(
      canvasElement,
      '品名\t数量\t工艺\t门店\n名片\t5盒\t覆哑膜\t徐汇\n吊牌\t很多\t打孔\t静安',
    );
    await step('a column of theirs and a cell that says nothing are named', async () => {
      await expect(await within(dialog).findByText('这些列没有用到：门店')).toBeVisible();
      await expect(
        within(dialog).getByText('第 3 行：数量“很多”没看懂，应为 2 盒、5 盒、10 盒'),
      ).toBeVisible();
    });
    await userEvent.click(within(dialog).getByRole('button', { name: '加入 2 行' }));
    await waitFor(() => expect(rowsIn(canvasElement)).toBe(2));
    await expect(cellOf(canvasElement, 2, 'quantity')).toHaveTextContent('很多');
  },
};

/** Twelve names are one job of twelve designs. */
export const Names: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    const names = '王芳 李雷 韩梅梅 张伟 刘洋 陈静 杨帆 赵敏 黄磊 周杰 吴昊 徐丽'.split(' ');
    const dialog = await paste(canvasElement, names.join('\n'));
    await within(dialog).findByText('12 个名称，合为 1 单 12 款');
    await userEvent.click(within(dialog).getByRole('button', { name: '加入 1 行' }));
    await waitFor(() => expect(cellOf(canvasElement, 1, 'styles')).toHaveTextContent('12'));
    await expect(rowsIn(canvasElement)).toBe(1);
  },
};

/** Lines of words are read by the server; what belongs to another category is named. */
export const Words: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    const dialog = await paste(canvasElement, '名片 300g 铜版 5盒\nA4 单页 157g 1000张');
    await expect(await within(dialog).findByText(/不属于这一类/)).toBeVisible();
    await userEvent.click(await within(dialog).findByRole('button', { name: '加入 1 行' }));
    await waitFor(() => expect(cellOf(canvasElement, 1, 'quantity')).toHaveTextContent('5 盒'));
  },
};

/** The server reads nothing: what was pasted stays, and is read again. */
export const WordsFailed: Story = {
  ...shown(on(parseRequirement, failed('network'))),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    const dialog = await paste(canvasElement, '名片 300g 铜版 5盒');
    await expect(await within(dialog).findByText('没有读完，请重试')).toBeVisible();
    await expect(within(dialog).getByRole('textbox')).toHaveValue('名片 300g 铜版 5盒');
  },
};

/** Files find their rows by the names of designs; those of nobody are named. */
export const Files: Story = {
  ...shownWith(filled),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[data-part=files]');
    if (!input) throw new Error('there is nowhere to put a file');
    const files = ['王芳.pdf', '李雷.pdf', '封面.pdf'].map((name) => pdf(name));
    await userEvent.upload(input, files, { applyAccept: false });
    await expect(
      await within(canvasElement).findByText(/已匹配 2 个，1 个未找到/),
    ).toHaveTextContent('封面.pdf');
    await waitFor(() => expect(cellOf(canvasElement, 1, 'files')).toHaveTextContent('2 / 3 款'));
  },
};

/** Another window changed the table: nothing of either is lost before somebody decides. */
const other = createStore(
  memoryStorage(),
  () => STORY_NOW,
  (problem) => {
    throw problem;
  },
);
let tellThisTab = (): void => undefined;
export const OtherWindow: Story = {
  ...shown(
    {},
    {
      store: {
        ...other,
        watch: (key, listener) => {
          if (key === KEY) tellThisTab = listener;
          return () => undefined;
        },
      },
    },
  ),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    other.write(KEY, filled);
    tellThisTab();
    await within(canvasElement).findByText('这张清单在另一个窗口改过了');
    await expect(rowsIn(canvasElement)).toBe(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '用那边的' }));
    await waitFor(() => expect(rowsIn(canvasElement)).toBe(3));
  },
};

/** A file that was refused says why, and can be taken away; its row waits for nothing. */
export const FileRefused: Story = {
  ...shownWith(filled, {}, {}, { refused: '文件已加密，请去掉密码后再上传' }),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[data-part=files]');
    if (!input) throw new Error('there is nowhere to put a file');
    await userEvent.upload(input, [pdf('王芳.pdf')], { applyAccept: false });
    await expect(
      await within(canvasElement).findByText('文件已加密，请去掉密码后再上传'),
    ).toBeVisible();
    await expect(cellOf(canvasElement, 1, 'files')).toHaveTextContent('添加');
  },
};
