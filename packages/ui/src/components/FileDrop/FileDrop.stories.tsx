// FileDrop.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as field from '../../internal/fieldStyle.css.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { FileRow } from '../FileRow/FileRow.tsx';
import * as css from './FileDrop.css.ts';
import { guide } from './FileDrop.guide.ts';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Fields/FileDrop',
  component: FileDrop,
  parameters: { guide },
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
    <MatrixSheet
      of={FileDrop}
      args={args}
      axes={{ size: css.size, labelPosition: field.field }}
      on="[data-part=area]"
      width="full"
      states={{
        hovered: 'hovered',
        required: { isRequired: true },
        disabled: { isDisabled: true },
        description: { description: '文件只用于本订单，完成后保留 90 天' },
        invalid: { errorMessage: '请先上传印刷文件' },
        plain: { hint: undefined },
      }}
    />
  ),
};

const pdf = new File(['%PDF'], 'card.pdf', { type: 'application/pdf' });
const other = new File(['%PDF-2'], 'back.pdf', { type: 'application/pdf' });
const doc = new File(['x'], 'notes.docx', { type: '' });
const empty = new File([], 'empty.pdf', { type: 'application/pdf' });
const large = new File(['x'.repeat(2048)], 'large.pdf', { type: 'application/pdf' });

const holding = (...files: File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

const drag = (area: HTMLElement, type: 'dragenter' | 'drop', ...files: File[]): boolean =>
  area.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: holding(...files) }),
  );

/** Label, help and error are read with the area. */
export const Described: Story = {
  args: { description: '文件只用于本订单', errorMessage: '请先上传印刷文件' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: '印刷文件' });
    await expect(area).toHaveAccessibleDescription('文件只用于本订单 请先上传印刷文件');
  },
};

/** Dropped files are taken; those of a wrong kind are named and left out. */
export const Drop: Story = {
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('group', { name: '印刷文件' });
    drag(area, 'dragenter', pdf, doc);
    await waitFor(() => expect(area).toHaveTextContent('松开即可添加'));
    drag(area, 'drop', pdf, doc);
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
    await waitFor(() => expect(area).toHaveTextContent('将文件拖到这里'));
    await expect(area).toHaveAccessibleDescription('格式不支持，未添加：notes.docx');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '已添加 1 个文件；格式不支持，未添加：notes.docx',
    );
  },
};

/** Every refused file says why: kind, emptiness, size, number. Good ones are taken all the same. */
export const Refused: Story = {
  tags: ['photo'],
  args: { maxSize: 1024, maxCount: 1 },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('group', { name: '印刷文件' });
    drag(area, 'drop', doc, empty, large, pdf, other);
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
    for (const reason of [
      '格式不支持，未添加：notes.docx',
      '内容为空，未添加：empty.pdf',
      '超过 1 KB，未添加：large.pdf',
      '一次最多 1 个，未添加：back.pdf',
    ]) {
      await waitFor(() =>
        expect(area).toHaveAccessibleDescription(expect.stringContaining(reason)),
      );
    }
  },
};

/** One file only: a second one is not swallowed in silence. */
export const OneOnly: Story = {
  args: { allowsMultiple: false, label: '授权书', size: 'small' },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('group', { name: '授权书' });
    drag(area, 'drop', pdf, other);
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
    await waitFor(() =>
      expect(area).toHaveAccessibleDescription('一次最多 1 个，未添加：back.pdf'),
    );
  },
};

/** The button is the way for the keyboard; the file input takes only the accepted kinds. */
export const Choose: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await expect(input.accept).toBe('.pdf,image/*');
    await expect(input.multiple).toBe(true);
    const opened = fn();
    const answer = (event: Event): void => {
      event.preventDefault();
      opened();
    };
    input.addEventListener('click', answer, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.upload(input, [pdf]);
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
  },
};

/** Files in the clipboard are pasted while the focus is inside. */
export const Paste: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.paste(holding(pdf));
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
    await expect(canvas.getByRole('status')).toHaveTextContent('已添加 1 个文件');
  },
};

/** Disabled: neither dropping nor choosing. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    const area = canvas.getByRole('group', { name: '印刷文件' });
    drag(area, 'dragenter', pdf);
    await expect(area).toHaveTextContent('将文件拖到这里');
    drag(area, 'drop', pdf);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** With its rows: what was taken stands below and nothing is lost. */
export const WithRows: Story = {
  tags: ['photo'],
  render: function Held(args) {
    const [files, setFiles] = useState<File[]>([]);
    return (
      <Stack gap={12}>
        <FileDrop {...args} size="small" onFiles={(more) => setFiles([...files, ...more])} />
        {files.map((file) => (
          <FileRow
            key={file.name}
            name={file.name}
            status="waiting"
            onRemove={() => setFiles(files.filter((one) => one !== file))}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: '印刷文件' });
    drag(area, 'drop', pdf);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    drag(area, 'drop', other, doc);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: '移除 card.pdf' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: '移除 back.pdf' })).toHaveFocus();
  },
};

/** Words in English. */
export const English: Story = {
  args: { label: 'Print files', hint: 'PDF or image, up to 500 MB each' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    const area = canvas.getByRole('group', { name: 'Print files' });
    drag(area, 'drop', doc);
    await waitFor(() =>
      expect(area).toHaveAccessibleDescription('Unsupported format, not added: notes.docx'),
    );
  },
};
