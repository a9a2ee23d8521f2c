// FileDrop and FileRow.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { FileRow } from '../FileRow/FileRow.tsx';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Fields/FileDrop',
  component: FileDrop,
  subcomponents: { FileRow },
  args: {
    label: '印刷文件',
    accept: ['.pdf', 'image/*'],
    allowsMultiple: true,
    hint: 'PDF 或图片，单个不超过 500 MB，四边各留 2 mm 出血',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={20}>
      <FileDrop {...args} />
      <FileDrop {...args} size="small" label="授权文件" />
      <FileDrop {...args} size="small" label="停用" isDisabled />
      <FileDrop {...args} size="small" label="错误" errorMessage="请先上传印刷文件" />
      <FileRow name="linxiaoman-card.pdf" status="waiting" meta="6.2 MB" onRemove={fn()} />
      <FileRow
        name="linxiaoman-card.pdf"
        status="uploading"
        progress={0.42}
        meta="6.2 MB"
        onPause={fn()}
        onRemove={fn()}
      />
      <FileRow
        name="linxiaoman-card.pdf"
        status="paused"
        progress={0.42}
        meta="6.2 MB"
        onResume={fn()}
        onRemove={fn()}
      />
      <FileRow name="linxiaoman-card.pdf" status="checking" meta="6.2 MB" onRemove={fn()} />
      <FileRow
        name="linxiaoman-card.pdf"
        status="ready"
        meta="2 页 · 94 × 58 mm · 6.2 MB"
        action={<Button size="small">更换</Button>}
        onRemove={fn()}
        findings={[
          { id: '1', severity: 'error', text: '第 1 页文字距裁切线 0.8 mm，至少 3 mm' },
          { id: '2', severity: 'warning', text: '第 2 页图片 188 dpi，建议 ≥ 300' },
          { id: '3', severity: 'passed', text: '字体已嵌入' },
          { id: '4', severity: 'info', text: '页面含专色 PANTONE 186 C，将转为四色' },
        ]}
      />
      <FileRow
        name="2026-autumn-catalogue-final-final-version-3-with-a-very-long-name.pdf"
        status="failed"
        meta="128 MB"
        errorMessage="网络中断，已保留 42%，可继续上传"
        onRetry={fn()}
        onRemove={fn()}
      />
    </Stack>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const MatrixPhone: Story = { ...Matrix, globals: { viewport: { value: 'phone390' } } };

const pdf = new File(['%PDF'], 'card.pdf', { type: 'application/pdf' });
const doc = new File(['x'], 'notes.docx', { type: '' });

/** Dropped files of a wrong kind are named and left out. */
export const Drop: Story = {
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('group', { name: '印刷文件' });
    const dataTransfer = new DataTransfer();
    for (const file of [pdf, doc]) dataTransfer.items.add(file);
    const drag = (type: string) =>
      area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag('dragenter');
    await waitFor(() => expect(area).toHaveTextContent('松开即可添加'));
    drag('drop');
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([pdf]));
    await waitFor(() => expect(canvas.getByText('格式不支持，未添加：notes.docx')).toBeVisible());
    await expect(area).toHaveAccessibleDescription('格式不支持，未添加：notes.docx');
  },
};

/** The button is the way for the keyboard; the file input takes only the accepted kinds. */
export const Choose: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await expect(input.accept).toBe('.pdf,image/*');
    await userEvent.upload(input, [pdf]);
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
  },
};

const actions = { onPause: fn(), onResume: fn(), onRetry: fn(), onRemove: fn() };

/** Each state offers what can be done in it, named with the file. */
export const RowActions: Story = {
  render: () => (
    <Stack>
      <FileRow name="a.pdf" status="uploading" progress={0.42} {...actions} />
      <FileRow name="b.pdf" status="paused" progress={0.5} {...actions} />
      <FileRow name="c.pdf" status="failed" errorMessage="网络中断" {...actions} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'a.pdf 上传进度' })).toHaveValue(0.42);
    await userEvent.click(canvas.getByRole('button', { name: '暂停上传 a.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '继续上传 b.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 c.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '移除 c.pdf' }));
    for (const action of Object.values(actions)) await expect(action).toHaveBeenCalledTimes(1);
  },
};
