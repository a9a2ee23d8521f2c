// Stories of CopyText: copied, refused by the browser, beside a heading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from './CopyText.css.ts';
import { guide } from './CopyText.guide.ts';
import { CopyText } from './CopyText.tsx';

const meta = {
  title: 'Actions/CopyText',
  component: CopyText,
  parameters: { guide },
  args: { text: '2611200187', label: '订单号' },
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={CopyText}
      args={args}
      axes={{ size: css.size }}
      states={{
        long: { text: '上海市闵行区春申路 2525 号三号楼仓库', label: '地址' },
        heading: { children: <Heading level={2}>订单 2611200187</Heading> },
      }}
    />
  ),
};

/** The text is in the clipboard, the outcome is announced, and gone once the reader has moved on. */
export const Copies: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: '复制订单号' });
    await step('a press copies', async () => {
      await userEvent.click(button);
      await expect(write).toHaveBeenCalledWith('2611200187');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已复制'));
      await expect(button).toHaveAccessibleDescription('已复制');
    });
    await step('leaving takes the outcome away', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已复制'));
  },
};

/** A browser that does not allow it: the text is selected, so that the keyboard can copy it. */
export const Refused: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    );
    canvas.getByRole('button', { name: '复制订单号' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '浏览器不允许复制，文字已选中，请手动复制',
      ),
    );
    await expect(String(window.getSelection())).toBe('2611200187');
  },
};

/** The built-in words in English. */
export const English: Story = {
  args: { label: 'order number' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy order number' })).toHaveTextContent(
      'Copy',
    );
  },
};
