// Stories of PrintFiles: how much a customer may store and upload.

import { getUploadShares } from '@banxin/contract/calls/file/upload';
import {
  UNORDERED_FILES_MAX_BYTES,
  UPLOADS_PER_DAY_BYTES,
  UPLOADS_PER_HOUR_BYTES,
} from '@banxin/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryPrintFiles } from '../../stories/StoryPrintFiles.tsx';
import { on } from '../../stories/storyClient.ts';
import { args, choose, pdf, port, row, shown } from './printFiles.testkit.tsx';

const meta = {
  title: 'Features/PrintFiles',
  component: StoryPrintFiles,
  tags: ['!autodocs'],
  args,
} satisfies Meta<typeof StoryPrintFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

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
