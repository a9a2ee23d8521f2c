// Stories of PrintFiles: several files, two of them sent at one time.

import { checkFile, getFile } from '@banxin/contract/calls/file/printFile';
import type { UploadPort } from '@banxin/flows/upload-item';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Locale } from '../../lib/text.ts';
import { checkedFile } from '../../stories/fixtures/files.ts';
import { StoryPrintFiles } from '../../stories/StoryPrintFiles.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import { args, choose, pdf, shown } from './printFiles.testkit.tsx';

const meta = {
  title: 'Features/PrintFiles',
  component: StoryPrintFiles,
  tags: ['!autodocs'],
  args,
} satisfies Meta<typeof StoryPrintFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

type Report = Parameters<UploadPort['start']>[1];

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
