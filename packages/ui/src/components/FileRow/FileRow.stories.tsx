// FileRow.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { sampleImage } from '../../stories/sampleImage.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './FileRow.css.ts';
import { guide } from './FileRow.guide.ts';
import { type FileFinding, FileRow, type FileStatus } from './FileRow.tsx';

const meta = {
  title: 'Fields/FileRow',
  component: FileRow,
  parameters: { guide },
  args: {
    name: 'linxiaoman-card.pdf',
    meta: '2 页 · 94 × 58 mm · 6.2 MB',
    status: 'ready',
    progress: 0.42,
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const findings: readonly FileFinding[] = [
  {
    id: 'safe',
    severity: 'error',
    page: 1,
    text: '文字距裁切线 0.8 mm，至少 3 mm',
    advice: '把文字向内移动 2.2 mm，或缩小版心后重新上传',
  },
  {
    id: 'dpi',
    severity: 'warning',
    page: 2,
    text: '图片 188 dpi，建议 ≥ 300',
    advice: '换一张更大的图片；照此印刷会略糊',
  },
  { id: 'fonts', severity: 'passed', text: '字体已嵌入' },
  { id: 'spot', severity: 'info', text: '页面含专色 PANTONE 186 C，将转为四色' },
];

export const Default: Story = {
  args: {
    findings,
    action: <Button size="small">更换</Button>,
    thumbnail: <img src={sampleImage('card')} alt="" />,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={FileRow}
      args={args}
      axes={{ status: css.status }}
      width="full"
      states={{
        findings: { findings },
        long: {
          name: '2026-autumn-catalogue-final-final-version-3-with-a-very-long-name-that-never-ends.pdf',
          errorMessage: '网络中断，已保留 42%，可继续上传',
        },
      }}
    />
  ),
};

/** Each state offers what can be done in it, named with the file. */
export const Actions: Story = {
  render: (args) => (
    <Stack>
      <FileRow {...args} name="a.pdf" status="uploading" />
      <FileRow {...args} name="b.pdf" status="paused" />
      <FileRow {...args} name="c.pdf" status="failed" errorMessage="网络中断" />
      <FileRow {...args} name="d.pdf" status="waiting" />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'a.pdf 上传进度' })).toHaveValue(0.42);
    await userEvent.click(canvas.getByRole('button', { name: '暂停上传 a.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '继续上传 b.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 c.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '移除 c.pdf' }));
    for (const action of [args.onPause, args.onResume, args.onRetry, args.onRemove]) {
      await expect(action).toHaveBeenCalledTimes(1);
    }
    await userEvent.click(canvas.getByRole('button', { name: '暂停上传 d.pdf' }));
    await expect(args.onPause).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('article', { name: 'c.pdf' })).toHaveTextContent('网络中断');
  },
};

/** What cannot be done in a state is not offered. */
export const NothingToDo: Story = {
  args: { status: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: '移除 linxiaoman-card.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

/** Pausing, going on and trying again: one button that keeps the focus; each state is told with the name. */
export const PauseAndResume: Story = {
  render: function Flow(args) {
    const [status, setStatus] = useState<FileStatus>('failed');
    return (
      <FileRow
        {...args}
        status={status}
        errorMessage="网络中断，已保留 42%，可继续上传"
        onPause={() => setStatus('paused')}
        onResume={() => setStatus('uploading')}
        onRetry={() => setStatus('uploading')}
      />
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '重新上传 linxiaoman-card.pdf' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('暂停上传 linxiaoman-card.pdf');
    await expect(button).toHaveFocus();
    await expect(status).toHaveTextContent(/^linxiaoman-card.pdf，上传中$/);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('继续上传 linxiaoman-card.pdf');
    await expect(button).toHaveFocus();
    await expect(status).toHaveTextContent(/^linxiaoman-card.pdf，已暂停$/);
  },
};

/** Findings name severity, page and what to do. */
export const Preflight: Story = {
  tags: ['photo'],
  args: { status: 'failed', errorMessage: '有 1 处错误，修改后重新上传', findings },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '文件检查' }));
    const [error, warning, info] = list.getAllByRole('listitem');
    await expect(error).toHaveTextContent(
      '错误：第 1 页：文字距裁切线 0.8 mm，至少 3 mm把文字向内移动 2.2 mm，或缩小版心后重新上传',
    );
    await expect(warning).toHaveTextContent(/^提醒：第 2 页：/);
    await expect(info).toHaveTextContent(/^说明：/);
    await expect(canvas.getByText('字体已嵌入').closest('li')).toHaveTextContent(
      '通过：字体已嵌入',
    );
  },
};

/** When a row goes, the focus goes to the next one, and from the last to the one before. */
export const Removed: Story = {
  render: function Rows(args) {
    const [names, setNames] = useState(['a.pdf', 'b.pdf', 'c.pdf']);
    return (
      <Stack>
        {names.map((name) => (
          <FileRow
            key={name}
            {...args}
            name={name}
            onRemove={() => setNames(names.filter((one) => one !== name))}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 b.pdf' }));
    await expect(canvas.getByRole('button', { name: '移除 c.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '移除 a.pdf' })).toHaveFocus();
  },
};

/** A long name wraps; nothing scrolls sideways on a phone. */
export const Phone: Story = {
  tags: ['photo'],
  args: {
    name: '2026-autumn-catalogue-final-final-version-3-with-a-very-long-name-that-never-ends.pdf',
    status: 'uploading',
    findings,
  },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What is well is folded behind its number. */
export const PassedFolded: Story = {
  args: {
    status: 'ready',
    findings: [
      { id: 'dpi', severity: 'warning', page: 2, text: '图片 188 dpi' },
      { id: 'size', severity: 'passed', text: '尺寸正确' },
      { id: 'fonts', severity: 'passed', text: '字体已嵌入' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('图片 188 dpi', { exact: false })).toBeVisible();
    await expect(canvas.getByText('字体已嵌入')).not.toBeVisible();
    await userEvent.click(canvas.getByText('2 项检查通过'));
    await expect(canvas.getByText('字体已嵌入')).toBeVisible();
  },
};

/** Words in English. */
export const English: Story = {
  args: {
    name: 'card.pdf',
    meta: '2 pages · 94 × 58 mm · 6.2 MB',
    status: 'uploading',
    findings: [{ id: 'dpi', severity: 'warning', page: 2, text: 'Picture has 188 dpi' }],
  },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause card.pdf' })).toBeVisible();
    await expect(canvas.getByText('Uploading')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Page 2');
  },
};
