import { checkFile, getFile, removeFile } from '@banxin/contract/calls/file';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { UploadPort } from '@banxin/flows/upload-item';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { checkedFile, faultyFile } from '../../stories/fixtures/files.ts';
import { product } from '../../stories/fixtures/quoting.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { failed, on, type StoryAnswers } from '../../stories/storyClient.ts';
import { PrintFiles } from './PrintFiles.tsx';
import { UploadPortContext } from './uploadPort.ts';

const configuration = product(101).defaults as Configuration;

const meta = {
  title: 'Features/PrintFiles',
  component: PrintFiles,
  args: { configuration, most: 1, isOptional: true, onChange: fn() },
} satisfies Meta<typeof PrintFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How far a transfer gets by itself. */
type Course = 'stays at 42 %' | 'arrives' | 'breaks' | { readonly refused: string };

/** A port that reports at once what would take minutes. */
const port = (course: Course, onDiscard: (url: string) => void = () => undefined): UploadPort => ({
  start({ file, uploadUrl }, report) {
    let isStopped = false;
    queueMicrotask(() => {
      if (isStopped) return;
      if (uploadUrl === undefined) report({ type: 'UPLOAD.STARTED', uploadUrl: '/files/tus/f1' });
      if (typeof course === 'object') report({ type: 'REFUSED', message: course.refused });
      else if (course === 'arrives') report({ type: 'UPLOADED', fileId: file.key });
      else {
        report({ type: 'PROGRESS', sent: Math.round(file.size * 0.42) });
        if (course === 'breaks') report({ type: 'FAIL', error: failed('network') });
      }
    });
    return () => {
      isStopped = true;
    };
  },
  discard: async (uploadUrl) => onDiscard(uploadUrl),
});

const shown = (uploads: UploadPort, answers: StoryAnswers = {}): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop answers={answers}>
      <UploadPortContext value={uploads}>
        <PrintFiles {...args} />
      </UploadPortContext>
    </StoryShop>
  ),
});

function pdf(name = '悦享名片.pdf', megabytes = 6.2): File {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  // A file of this size need not be made for its size to be judged.
  Object.defineProperty(file, 'size', { value: Math.round(megabytes * 1024 * 1024) });
  return file;
}

async function choose(canvas: HTMLElement, ...files: File[]): Promise<void> {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is nowhere to put a file');
  await userEvent.upload(input, files, { applyAccept: false });
}

const row = (canvas: HTMLElement): HTMLElement => within(canvas).getByRole('article');

export const Empty: Story = shown(port('stays at 42 %'));

/** A new file is optional here and nowhere else. */
export const EmptyRequired: Story = {
  ...shown(port('stays at 42 %')),
  args: { isOptional: false },
};

export const Uploading: Story = {
  ...shown(port('stays at 42 %')),
  play: async ({ canvasElement, args, step }) => {
    await choose(canvasElement, pdf());
    await step('progress is a number, and the page knows that it must wait', async () => {
      await waitFor(() => expect(row(canvasElement)).toHaveTextContent('42%'));
      await expect(args.onChange).toHaveBeenLastCalledWith({ ready: [], isBusy: true });
    });
    await step('the area goes when no more files are taken', async () => {
      await expect(canvasElement.querySelector('input[type=file]')).toBeNull();
    });
  },
};

export const Paused: Story = {
  ...shown(port('stays at 42 %')),
  play: async ({ canvasElement, step }) => {
    await choose(canvasElement, pdf());
    const file = within(row(canvasElement));
    await userEvent.click(await file.findByRole('button', { name: /暂停/ }));
    await step('what arrived is kept', async () => {
      await expect(await file.findByRole('button', { name: /继续/ })).toBeVisible();
      await expect(row(canvasElement)).toHaveTextContent('42%');
    });
  },
};

/** Removing a file that is half there throws the half away and takes the row with it. */
export const RemovedHalfway: Story = {
  ...shown(port('stays at 42 %')),
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, pdf());
    await waitFor(() => expect(row(canvasElement)).toHaveTextContent('42%'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /删除|移除/ }));
    await waitFor(() => expect(within(canvasElement).queryByRole('article')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ ready: [], isBusy: false });
  },
};

export const Broken: Story = {
  ...shown(port('breaks')),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf());
    await expect(
      await within(canvasElement).findByRole('button', { name: /重试|重新/ }),
    ).toBeVisible();
  },
};

/** The server says why; the page may go on without this file. */
export const Refused: Story = {
  ...shown(port({ refused: '文件已加密，无法检查；请去掉打开密码后重新导出' })),
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, pdf('加密样本.pdf', 0.4));
    await within(canvasElement).findByText('文件已加密，无法检查；请去掉打开密码后重新导出');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ready: [], isBusy: false });
  },
};

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
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf('损坏.pdf', 1));
    await within(canvasElement).findByText(/文件已损坏/);
  },
};

export const Checking: Story = {
  ...shown(port('arrives'), on(getFile, 'pending')),
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
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf(faultyFile.name, 18));
    await within(canvasElement).findByText(/字体“宋体”未嵌入/);
    await within(canvasElement).findByText('检查发现 2 处错误，请更换文件');
  },
};

/** Not sent at all. */
export const TooLarge: Story = {
  ...shown(port('arrives')),
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, pdf('全册-高清-带出血.pdf', 412));
    await within(canvasElement).findByText('文件超过 200 MB，请压缩图片或拆分后再上传');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ready: [], isBusy: false });
  },
};

export const NotAPdf: Story = {
  ...shown(port('arrives')),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['x'], '名片.cdr', { type: 'application/octet-stream' }));
    await within(canvasElement).findAllByText(/名片\.cdr/);
    await expect(within(canvasElement).queryByRole('article')).toBeNull();
  },
};

/** Two designs: both files arrive at the same moment and both count; a third has no place. */
export const TwoDesigns: Story = {
  ...shown(port('arrives'), { ...on(getFile, checkedFile), ...on(checkFile, []) }),
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

export const Phone: Story = { ...Faulty, globals: { viewport: { value: 'phone390' } } };

export const Dark: Story = { ...Faulty, globals: { theme: 'dark' } };
