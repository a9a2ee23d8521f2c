import { checkFile, getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import {
  UNORDERED_FILES_MAX_BYTES,
  UPLOADS_PER_DAY_BYTES,
  UPLOADS_PER_HOUR_BYTES,
} from '@banxin/contract/constants';
import type { PrintFile } from '@banxin/contract/entities/file';
import type { UploadPort } from '@banxin/flows/upload-item';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Locale } from '../../lib/text.ts';
import { checkedFile, faultyFile, unreadFile } from '../../stories/fixtures/files.ts';
import { product } from '../../stories/fixtures/quoting.ts';
import { StoryPrintFiles } from '../../stories/StoryPrintFiles.tsx';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { failed, on, type StoryAnswers } from '../../stories/storyClient.ts';
import { UploadPortContext } from './uploadPort.ts';

const configuration = product(101).defaults;

const firstPage = ({ pages }: PrintFile) => <img src={pages[0]?.thumbnail ?? ''} alt="" />;

const meta = {
  title: 'Features/PrintFiles',
  component: StoryPrintFiles,
  args: { configuration, most: 1, isOptional: true, thumbnailOf: firstPage, onChange: fn() },
} satisfies Meta<typeof StoryPrintFiles>;

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

/** A port whose transfers go as far as the play says. */
function steeredPort() {
  const transfers: { name: string; from: string | undefined; report: Report; stopped: boolean }[] =
    [];
  const port: UploadPort = {
    start({ file, uploadUrl }, report) {
      const transfer = { name: file.name, from: uploadUrl, report, stopped: false };
      transfers.push(transfer);
      return () => {
        transfer.stopped = true;
      };
    },
    discard: async () => undefined,
  };
  return {
    port,
    forget: () => void transfers.splice(0),
    /** What is sent now, oldest first. */
    sending: () => transfers.filter(({ stopped }) => !stopped).map(({ name }) => name),
    /** The newest transfer of a file. */
    of(name: string) {
      const transfer = transfers.findLast((one) => one.name === name);
      if (!transfer) throw new Error(`${name} was not sent`);
      return transfer;
    },
  };
}

type Report = Parameters<UploadPort['start']>[1];

const shown = (
  uploads: UploadPort,
  answers: StoryAnswers = {},
  locale: Locale = 'zh-CN',
): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop answers={answers} locale={locale}>
      <UploadPortContext value={uploads}>
        <StoryPrintFiles {...args} />
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

export const Empty: Story = { ...shown(port('stays at 42 %')), tags: ['photo'] };

/** A new file is optional here and nowhere else. */
export const EmptyRequired: Story = {
  ...shown(port('stays at 42 %')),
  tags: ['photo'],
  args: { isOptional: false },
};

export const Uploading: Story = {
  ...shown(port('stays at 42 %')),
  tags: ['photo'],
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

/** What happened, what was kept and what to do. */
export const Broken: Story = {
  ...shown(port('breaks')),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf());
    const file = within(row(canvasElement));
    await file.findByText('上传中断，已保留 42%，可继续上传');
    await expect(file.getByRole('button', { name: /重新上传/ })).toBeVisible();
  },
};

/** The server says why; the page may go on without this file. */
export const Refused: Story = {
  ...shown(port({ refused: '文件已加密，无法检查；请去掉打开密码后重新导出' })),
  tags: ['photo'],
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

/** Not sent at all. */
export const TooLarge: Story = {
  ...shown(port('arrives')),
  tags: ['photo'],
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

const steered = steeredPort();
const { sending, of } = steered;
const FIVE = ['封面.pdf', '扉页.pdf', '内页.pdf', '插页.pdf', '封底.pdf'] as const;
const [cover, title, inner, insert, back] = FIVE;

/** As if half of the file had gone over the line. */
function half(name: string): void {
  of(name).report({ type: 'UPLOAD.STARTED', uploadUrl: `/files/tus/${name}` });
  of(name).report({ type: 'PROGRESS', sent: Math.round(6.2 * 1024 * 1024 * 0.5) });
}

const arrive = (name: string): void => of(name).report({ type: 'UPLOADED', fileId: name });
const lose = (name: string): void => of(name).report({ type: 'FAIL', error: failed('network') });

const statuses = (canvas: HTMLElement): (string | undefined)[] =>
  within(canvas)
    .getAllByRole('article')
    .map(({ dataset }) => dataset.status);

const queue = (locale: Locale = 'zh-CN') =>
  ({
    ...shown(
      steered.port,
      { ...on(getFile, ({ id }) => ({ ...checkedFile, id, name: id })), ...on(checkFile, []) },
      locale,
    ),
    args: { most: 5 },
    beforeEach: steered.forget,
  }) satisfies Partial<Story>;

/** Five designs: two files are sent at one time, one fails, all ends well. */
export const QueueOfFive: Story = {
  ...queue(),
  tags: ['photo'],
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, ...FIVE.map((name) => pdf(name)));
    await step('two are sent, three wait for their turn', async () => {
      await waitFor(() =>
        expect(statuses(canvasElement)).toEqual([
          'uploading',
          'uploading',
          'waiting',
          'waiting',
          'waiting',
        ]),
      );
      await expect(sending()).toEqual([cover, title]);
    });
    await step('a file that arrives or fails makes room for the next', async () => {
      arrive(cover);
      lose(title);
      await waitFor(() => expect(sending()).toEqual([inner, insert]));
      await canvas.findByText('共 5 个文件，已完成 1 个，1 个未成功');
    });
    await step('pausing all stops everything, also what waits; the failed one stays', async () => {
      half(inner);
      const toggle = canvas.getByRole('button', { name: '全部暂停' });
      await userEvent.click(toggle);
      await expect(sending()).toEqual([]);
      await waitFor(() =>
        expect(statuses(canvasElement)).toEqual(['ready', 'failed', 'paused', 'paused', 'paused']),
      );
      await expect(toggle).toHaveAccessibleName('全部继续');
      await expect(toggle).toHaveFocus();
    });
    await step('resuming goes on where it was, two at a time again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(sending()).toEqual([inner, insert]);
      await expect(of(inner).from).toBe(`/files/tus/${inner}`);
    });
    await step('the page waits for all of them', async () => {
      for (const name of [inner, insert, back]) arrive(name);
      await waitFor(() =>
        expect(statuses(canvasElement)).toEqual(['ready', 'failed', 'ready', 'ready', 'ready']),
      );
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({
          ready: Array.from({ length: 4 }, () => expect.anything()),
          isBusy: false,
        }),
      );
    });
    await step('what failed is tried again; nobody loses the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '重试失败的 1 个' }));
      await expect(sending()).toEqual([title]);
      await expect(canvas.getByRole('region', { name: '全部文件' })).toHaveFocus();
      arrive(title);
      await canvas.findByText('共 5 个文件，已完成 5 个');
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({
          ready: FIVE.map((id) =>
            expect.objectContaining({ file: expect.objectContaining({ id }) }),
          ),
          isBusy: false,
        }),
      );
    });
  },
};

/** All five fail at one moment: nothing is lost, one press sends them again. */
export const QueueFailed: Story = {
  ...queue(),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, ...FIVE.map((name) => pdf(name)));
    for (const name of FIVE) lose(name);
    await waitFor(() => expect(statuses(canvasElement)).toEqual(Array(5).fill('failed')));
    await step('a file is taken out in between', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /移除 扉页/ }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    });
    await step('a double press tries the other four again once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: '重试失败的 4 个' }));
      await expect(sending()).toEqual([cover, inner]);
    });
  },
};

/** One file is paused: the next takes its turn; taken up again, it waits for one. */
export const QueueOnePaused: Story = {
  ...queue(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, ...[cover, title, inner].map((name) => pdf(name)));
    await userEvent.click(canvas.getByRole('button', { name: `暂停上传 ${cover}` }));
    await expect(sending()).toEqual([title, inner]);
    await userEvent.click(canvas.getByRole('button', { name: `继续上传 ${cover}` }));
    await waitFor(() =>
      expect(statuses(canvasElement)).toEqual(['waiting', 'uploading', 'uploading']),
    );
    await userEvent.click(canvas.getByRole('button', { name: `移除 ${title}` }));
    await waitFor(() => expect(sending()).toEqual([inner, cover]));
  },
};

/** The network goes and comes back: files wait and go on by themselves where they were. */
export const QueueOffline: Story = {
  ...queue(),
  tags: ['photo'],
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, ...[cover, title, inner].map((name) => pdf(name)));
    half(cover);
    await step('nothing is sent, nothing has failed', async () => {
      window.dispatchEvent(new Event('offline'));
      await canvas.findByText('网络已断开，文件等待上传；恢复后自动从已传到的位置继续');
      await expect(sending()).toEqual([]);
      await expect(args.onChange).toHaveBeenLastCalledWith({ ready: [], isBusy: true });
    });
    await step('it goes on by itself', async () => {
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(sending()).toEqual([cover, title]));
      await expect(of(cover).from).toBe(`/files/tus/${cover}`);
      await expect(canvas.queryByText(/网络已断开/)).toBeNull();
    });
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText(/网络已断开/);
  },
};

export const QueueInEnglish: Story = {
  ...queue('en-US'),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, ...FIVE.map((name) => pdf(name)));
    arrive(cover);
    lose(title);
    await canvas.findByText('1 of 5 files done, 1 with problems');
    await expect(canvas.getByRole('button', { name: 'Pause all' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause all' }));
    await expect(canvas.getByRole('button', { name: 'Resume all' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry 1 failed' })).toBeVisible();
    window.dispatchEvent(new Event('offline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Resume all' }));
    await canvas.findByText('No network: the files wait and go on by themselves where they were');
  },
};

export const QueueOnPhone: Story = {
  ...queue(),
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, ...FIVE.map((name) => pdf(name)));
    half(cover);
    lose(title);
    await waitFor(() =>
      expect(statuses(canvasElement)).toEqual([
        'uploading',
        'failed',
        'uploading',
        'waiting',
        'waiting',
      ]),
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const GB = 1024 ** 3;

/** How much of each limit is taken. */
const shares = (stored: number, hour: number, day: number) =>
  on(getUploadShares, [
    {
      of: 'stored',
      usedBytes: stored * GB,
      mostBytes: UNORDERED_FILES_MAX_BYTES,
      freesAt: '2026-12-18T16:20:00.000+08:00',
    },
    {
      of: 'hour',
      usedBytes: hour * GB,
      mostBytes: UPLOADS_PER_HOUR_BYTES,
      freesAt: '2026-11-20T09:40:00.000+08:00',
    },
    {
      of: 'day',
      usedBytes: day * GB,
      mostBytes: UPLOADS_PER_DAY_BYTES,
      freesAt: '2026-11-21T08:40:00.000+08:00',
    },
  ]);

/** What is stored is said; limits that are far away are not. */
export const SharesTaken: Story = {
  ...shown(port('stays at 42 %'), shares(1.2, 0.6, 1.8)),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('未下单的文件已占 1.2 GB / 8.0 GB');
    await expect(canvas.getByText('检查后 30 天内没有下单的文件会自动删除')).toBeVisible();
    await expect(canvas.queryByText(/一小时内/)).toBeNull();
  },
};

/** Limits that are near say when they end. */
export const SharesNearlyGone: Story = {
  ...shown(port('stays at 42 %'), shares(7.4, 3.9, 9)),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(
      '未下单的文件已占 7.4 GB / 8.0 GB；最早的一个将在 2026-12-18 16:20 自动删除',
    );
    await expect(
      canvas.getByText('一小时内已上传 3.9 GB / 4.0 GB；2026-11-20 09:40 重新计算'),
    ).toBeVisible();
    await expect(
      canvas.getByText('一天内已上传 9.0 GB / 16.0 GB；2026-11-21 08:40 重新计算'),
    ).toBeVisible();
  },
};

/** A file that does not fit is refused before it is sent, in the server's words. */
export const SharesGone: Story = {
  ...shown(
    port({
      refused: '一小时内已上传 4 GB，加上这个文件超过 4 GB 上限。请在 2026-11-20 09:40 后继续上传',
    }),
    shares(5, 4, 9),
  ),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf());
    await waitFor(() =>
      expect(row(canvasElement)).toHaveTextContent('请在 2026-11-20 09:40 后继续上传'),
    );
  },
};

export const SharesInEnglish: Story = {
  ...shown(port('stays at 42 %'), shares(7.4, 3.9, 9), 'en-US'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(
      'Files without an order: 7.4 GB of 8.0 GB; the oldest is removed on 2026-12-18 16:20',
    );
    await expect(
      canvas.getByText(
        'Uploaded within an hour: 3.9 GB of 4.0 GB; counted anew from 2026-11-20 09:40',
      ),
    ).toBeVisible();
  },
};
