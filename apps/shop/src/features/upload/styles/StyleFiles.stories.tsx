// Stories of several styles: files find their rows, what finds none waits, nothing is written over unseen.

import { checkFile, getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import type { PrintFile } from '@banxin/contract/entities/file';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checkedFile, faultyFile } from '../../../stories/fixtures/files.ts';
import { product } from '../../../stories/fixtures/quoting.ts';
import { StoryPrintFiles } from '../../../stories/StoryPrintFiles.tsx';
import { on, type StoryAnswers } from '../../../stories/storyClient.ts';
import { args, pdf, port, shown } from '../printFiles.testkit.tsx';

const styles = (count: number) => ({
  configuration: { ...product(101).defaults, quantity: 5, styles: count },
  each: '5 盒',
  perStyle: 2,
  most: count,
});

const meta = {
  title: 'Features/StyleFiles',
  component: StoryPrintFiles,
  tags: ['!autodocs'],
  args: { ...args, ...styles(3) },
} satisfies Meta<typeof StoryPrintFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first file that is asked about is like the first of these, the second like the second; the last one for all others. */
function arriving(...files: readonly Partial<PrintFile>[]): StoryAnswers {
  const asked: string[] = [];
  return {
    ...on(getFile, ({ id }) => {
      if (!asked.includes(id)) asked.push(id);
      const like = files[Math.min(asked.indexOf(id), files.length - 1)] ?? {};
      return { ...checkedFile, ...like, id };
    }),
    ...on(checkFile, []),
    ...on(removeFile, null as never),
  };
}

const WELL = { findings: [], pageCount: 2 };
const ONE = { findings: [], pageCount: 1, pages: checkedFile.pages.slice(0, 1) };

async function drop(canvas: HTMLElement, ...files: File[]): Promise<void> {
  await within(canvas).findByRole('table');
  const input = canvas.querySelector<HTMLInputElement>(
    '[data-component=FileDrop] input[type=file]',
  );
  if (!input) throw new Error('there is nowhere to drop files');
  await userEvent.upload(input, files, { applyAccept: false });
}

/** Chooses a file in the window that a button of the table has opened. */
async function chooseOne(canvas: HTMLElement, button: string | RegExp, file: File): Promise<void> {
  await userEvent.click(within(canvas).getByRole('button', { name: button }));
  const input = canvas.querySelector<HTMLInputElement>('input[data-part=one]');
  if (!input) throw new Error('there is no window');
  await userEvent.upload(input, file);
}

const place = (canvas: HTMLElement, at: string): HTMLElement => {
  const found = canvas.querySelector<HTMLElement>(`[data-place="${at}"]`);
  if (!found) throw new Error(`No place ${at}`);
  return found;
};

export const Empty: Story = {
  ...shown(port('arrives'), arriving(WELL)),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '各款的名称与文件' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getAllByText('缺文件')).toHaveLength(3);
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      '款号',
      '名称',
      '正面',
      '反面',
      '检查',
      '操作',
    ]);
  },
};

/** Names say style and side, in whatever order they are dropped; a front and a back make one style. */
export const FoundTheirRows: Story = {
  ...shown(port('arrives'), arriving(WELL, ONE, ONE, WELL)),
  tags: ['photo'],
  play: async ({ canvas, canvasElement, args, step }) => {
    await drop(
      canvasElement,
      pdf('第3款.pdf'),
      pdf('第2款-反面.pdf'),
      pdf('第1款.pdf'),
      pdf('第2款-正面.pdf'),
    );
    await step('each stands in its row', async () => {
      await canvas.findByText('已匹配 4 个文件');
      await expect(place(canvasElement, '1-front')).toHaveTextContent('第1款.pdf');
      await expect(place(canvasElement, '2-front')).toHaveTextContent('第2款-正面.pdf');
      await expect(place(canvasElement, '2-back')).toHaveTextContent('第2款-反面.pdf');
      await expect(place(canvasElement, '3-front')).toHaveTextContent('第3款.pdf');
    });
    await step('all are checked, and all go with the order', async () => {
      await waitFor(() => expect(canvas.getAllByText('通过')).toHaveLength(3));
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({
          ready: Array.from({ length: 4 }, () => expect.anything()),
          isBusy: false,
        }),
      );
    });
  },
};

/** What no name gives away waits with its reason and is placed by the keyboard alone. */
export const WaitsForAPlace: Story = {
  ...shown(port('arrives'), arriving(WELL)),
  play: async ({ canvas, canvasElement, step }) => {
    await drop(canvasElement, pdf('第1款.pdf'), pdf('logo.pdf'), pdf('第9款.pdf'));
    const tray = within(await canvas.findByRole('region', { name: '未找到位置' }));
    await step('each with its reason', async () => {
      await tray.findByText('文件名里看不出是第几款');
      await tray.findByText('没有第 9 款');
    });
    await step('a select and a press place it', async () => {
      await waitFor(() => expect(canvas.getByText('通过')).toBeVisible());
      tray.getByRole('combobox', { name: 'logo.pdf 放到' }).focus();
      await userEvent.selectOptions(tray.getByRole('combobox', { name: 'logo.pdf 放到' }), '2-all');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(place(canvasElement, '3-front')).toHaveTextContent('logo.pdf'));
      await expect(tray.queryByText('logo.pdf')).toBeNull();
    });
  },
};

/** A place that is taken is not written over: the button says so, the old file comes back. */
export const ReplacedAndTakenBack: Story = {
  ...shown(port('arrives'), arriving(WELL)),
  play: async ({ canvas, canvasElement, step }) => {
    await drop(canvasElement, pdf('第1款.pdf'), pdf('第1款-新.pdf'));
    const tray = await canvas.findByRole('region', { name: '未找到位置' });
    await step('the second of one place says who has it', async () => {
      await within(tray).findByText(/^第 1 款已有 第1款/);
      await waitFor(() => expect(canvas.getByText('通过')).toBeVisible());
    });
    const before = place(canvasElement, '1-front').textContent;
    await step('replacing is asked for by its name', async () => {
      await userEvent.click(within(tray).getByRole('button', { name: /^替换成：/ }));
      await waitFor(() => expect(place(canvasElement, '1-front')).not.toHaveTextContent(before));
      await canvas.findByText(/^第 1 款由 .* 换成 /);
    });
    await step('and taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
      await waitFor(() => expect(place(canvasElement, '1-front').textContent).toBe(before));
    });
  },
};

/** A wrong file is said at its row, opens what was found under it, and another takes its place. */
export const WrongFile: Story = {
  ...shown(port('arrives'), arriving(WELL, { findings: faultyFile.findings, pageCount: 2 }, WELL)),
  tags: ['photo'],
  play: async ({ canvas, canvasElement, step }) => {
    await drop(canvasElement, pdf('第1款.pdf'), pdf('第2款.pdf'));
    await step('the row and the finding', async () => {
      await canvas.findByText('2 处错误');
      const [found, ...more] = await canvas.findAllByRole('article');
      await expect(more).toHaveLength(0);
      await expect(found).toHaveTextContent('第 2 款');
      await expect(found).toHaveTextContent('尺寸是 94×58 mm');
    });
    await step('another takes its place, and the finding goes', async () => {
      await chooseOne(canvasElement, /^换文件：第 2 款/, pdf('第2款-改.pdf'));
      await canvas.findByText('第 2 款由 第2款.pdf 换成 第2款-改.pdf');
      await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
      await waitFor(() => expect(canvas.getAllByText('通过')).toHaveLength(2));
    });
  },
};

/** One PDF with the pages of all styles is offered to be split. */
export const SplitOverTheStyles: Story = {
  ...shown(port('arrives'), arriving({ findings: [], pageCount: 6 })),
  play: async ({ canvas, canvasElement, step }) => {
    await drop(canvasElement, pdf('名片合集.pdf'));
    await canvas.findByText('名片合集.pdf 有 6 页，正好是 3 款 × 2 页');
    await userEvent.click(canvas.getByRole('button', { name: '拆到 3 款' }));
    await step('each style has its pages', async () => {
      await waitFor(() => expect(place(canvasElement, '3-front')).toHaveTextContent('第 5–6 页'));
      await expect(place(canvasElement, '2-back')).toHaveTextContent('同一文件第 4 页');
    });
    await step('and taken back it is one file of the first style', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
      await waitFor(() => expect(place(canvasElement, '3-front')).toHaveTextContent('选文件'));
    });
  },
};

/** A name is kept when the field is left, and finds files from then on. */
export const NamedStyles: Story = {
  ...shown(port('arrives'), arriving(WELL)),
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByRole('textbox', { name: '第 2 款的名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '张经理{Tab}');
    await drop(canvasElement, pdf('名片_张经理.pdf'));
    await waitFor(() => expect(place(canvasElement, '2-front')).toHaveTextContent('张经理.pdf'));
  },
};

/** More files than places: what is too much is named and not sent; what is no PDF is not taken. */
export const TooMany: Story = {
  ...shown(port('stays at 42 %'), arriving(WELL)),
  args: styles(2),
  play: async ({ canvas, canvasElement }) => {
    await drop(canvasElement, ...['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`)));
    await canvas.findByText(/^最多 4 个文件；另外 1 个没有上传/);
    await expect(canvas.getAllByText('各款都已有文件')).toHaveLength(2);
  },
};

/** Cards instead of rows. */
export const OnAPhone: Story = {
  ...shown(port('arrives'), arriving(WELL, ONE)),
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas, canvasElement }) => {
    await drop(canvasElement, pdf('第1款.pdf'), pdf('第2款-正面.pdf'));
    await canvas.findByText('缺反面文件');
    await canvas.findByText('款 2 缺反面文件；款 3 缺文件');
  },
};

export const English: Story = {
  ...shown(port('arrives'), arriving(WELL), 'en-US'),
  play: async ({ canvas, canvasElement }) => {
    await drop(canvasElement, pdf('style2.pdf'), pdf('style9.pdf'));
    await canvas.findByText('1 found their design, 1 did not');
    await canvas.findByText('There is no design 9');
    await expect(canvas.getByRole('table', { name: /Names and files/ })).toBeVisible();
  },
};

/** Fifty styles of two files each: all find their place, and a press still answers. */
export const FiftyStyles: Story = {
  ...shown(port('arrives'), arriving(ONE)),
  args: styles(50),
  play: async ({ canvas, canvasElement, step }) => {
    const names = Array.from({ length: 50 }, (_, at) => at + 1).flatMap((style) => [
      `${style}-正面.pdf`,
      `${style}-反面.pdf`,
    ]);
    await drop(canvasElement, ...names.map((name) => pdf(name)));
    await canvas.findByText('已匹配 100 个文件');
    await step('the last has its back', async () => {
      await expect(place(canvasElement, '50-back')).toHaveTextContent('50-反面.pdf');
    });
    await waitFor(() => expect(canvas.getAllByText('通过')).toHaveLength(50), { timeout: 30_000 });
  },
};
