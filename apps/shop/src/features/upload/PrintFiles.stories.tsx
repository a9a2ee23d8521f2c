// Stories of PrintFiles: a file on its way, what stops it, what is not sent at all.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPrintFiles } from '../../stories/StoryPrintFiles.tsx';
import { args, choose, pdf, port, row, shown } from './printFiles.testkit.tsx';

const meta = {
  title: 'Features/PrintFiles',
  component: StoryPrintFiles,
  args,
} satisfies Meta<typeof StoryPrintFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

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
      await expect(canvasElement.querySelector('[data-component=FileDrop]')).toBeNull();
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
