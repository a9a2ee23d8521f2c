// Stories of PrintFiles: what the check of a file found, and how it fits the job.

import { checkFile, getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { checkedFile, faultyFile, unreadFile } from '../../stories/fixtures/files.ts';
import { StoryPrintFiles } from '../../stories/StoryPrintFiles.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import { args, choose, pdf, port, row, shown } from './printFiles.testkit.tsx';

const meta = {
  title: 'Features/PrintFiles',
  component: StoryPrintFiles,
  tags: ['!autodocs'],
  args,
} satisfies Meta<typeof StoryPrintFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RefusedByCheck: Story = {
  ...shown(
    port('arrives'),
    on(getFile, {
      ...faultyFile,
      status: 'refused',
      pages: [],
      pageCount: null,
      findings: [],
      refusal: '文件已损坏：读不到页面目录。请重新导出 PDF 后再上传',
    }),
  ),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf('损坏.pdf', 1));
    await within(canvasElement).findByText(/文件已损坏/);
  },
};

export const Checking: Story = {
  ...shown(port('arrives'), on(getFile, 'pending')),
  tags: ['photo'],
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, pdf());
    await waitFor(() => expect(row(canvasElement)).toHaveAttribute('data-status', 'checking'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ready: [], isBusy: true });
  },
};

export const CheckUnanswered: Story = {
  ...shown(port('arrives'), on(getFile, failed(500))),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf());
    await within(canvasElement).findByText('文件已传完，检查结果没有取到');
  },
};

/** Findings of the file and of the job, the worst first; the whole file is removed again. */
export const CheckedWithFindings: Story = {
  ...shown(port('arrives'), {
    ...on(getFile, checkedFile),
    ...on(checkFile, [
      {
        code: 'PAGE_COUNT',
        severity: 'error',
        message: '单面印刷只用第 1 页，文件有 2 页：请改为双面或删去第 2 页',
      },
    ]),
    ...on(removeFile, null as never),
  }),
  play: async ({ canvasElement, args, step }) => {
    await choose(canvasElement, pdf());
    const canvas = within(canvasElement);
    await step('the worst finding stands first', async () => {
      await canvas.findByText(/单面印刷只用第 1 页/);
      const [first] = within(row(canvasElement)).getAllByRole('listitem');
      await expect(first).toHaveTextContent('单面印刷只用第 1 页');
    });
    await step('the page gets the file with all findings', async () => {
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ready: [expect.objectContaining({ file: checkedFile })],
        isBusy: false,
      });
    });
    await step('removing asks the server and takes the row away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /删除|移除/ }));
      await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith({ ready: [], isBusy: false });
    });
  },
};

export const Faulty: Story = {
  ...shown(port('arrives'), { ...on(getFile, faultyFile), ...on(checkFile, []) }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf(faultyFile.name, 18));
    await within(canvasElement).findByText(/字体“宋体”没有嵌入/);
    await within(canvasElement).findByText('检查发现 2 处错误，请更换文件');
  },
};

const notAllRead = { ...on(getFile, unreadFile), ...on(checkFile, []) };

/** Nothing unread passes: what could not be read or drawn is said, and what else the file carries. */
export const NotAllRead: Story = {
  ...shown(port('arrives'), notAllRead),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    await choose(canvasElement, pdf(unreadFile.name, 3));
    const canvas = within(canvasElement);
    await canvas.findByText(/图形循环引用自己/);
    await step('the worst stands first, what is good last', async () => {
      const items = within(row(canvasElement)).getAllByRole('listitem');
      await expect(items.map(({ dataset }) => dataset.severity)).toEqual([
        'error',
        'warning',
        'warning',
        'warning',
        'passed',
      ]);
    });
  },
};

/** The same for readers of English. */
export const NotAllReadEnglish: Story = {
  ...shown(port('arrives'), notAllRead, 'en-US'),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf(unreadFile.name, 3));
    await within(canvasElement).findByText(/a drawing contains itself/);
    await expect(row(canvasElement)).not.toHaveTextContent('读不出来');
  },
};

/** Two designs: both files arrive at the same moment and both count; a third has no place. */
export const TwoDesigns: Story = {
  ...shown(port('arrives'), { ...on(getFile, checkedFile), ...on(checkFile, []) }),
  tags: ['photo'],
  args: { most: 2 },
  play: async ({ canvasElement, args, step }) => {
    await choose(canvasElement, pdf('正面一.pdf'), pdf('正面二.pdf'), pdf('正面三.pdf'));
    await step('both are counted', async () => {
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({
          ready: [expect.anything(), expect.anything()],
          isBusy: false,
        }),
      );
    });
    await step('the one without a place is named', async () => {
      await within(canvasElement).findByText(/另外 1 个没有上传/);
    });
  },
};

const judged = fn();

/** One of two comparisons does not come: the other stands, and each file was asked about once. */
export const JudgementFailed: Story = {
  ...shown(port('arrives'), {
    ...on(getFile, ({ id }) => ({ ...checkedFile, id })),
    ...on(checkFile, ({ id }) => {
      judged(id);
      if (judged.mock.calls.length > 1) return failed('timeout');
      return [{ code: 'PAGE_COUNT', severity: 'error', message: '单面印刷只用第 1 页' }];
    }),
  }),
  args: { most: 2 },
  beforeEach: () => {
    judged.mockClear();
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, pdf('正面一.pdf'), pdf('正面二.pdf'));
    await step('it is said, and does not stop anybody', async () => {
      await canvas.findByText('文件与规格的对照没有取到；仍可下单，审核时会再检查');
      await canvas.findByText('单面印刷只用第 1 页');
    });
    await expect(new Set(judged.mock.calls.flat()).size).toBe(2);
    await expect(judged).toHaveBeenCalledTimes(2);
  },
};
