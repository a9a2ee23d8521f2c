// One print file on its way: sent, paused, broken, checked.
import { checkFile, getFile } from '@banxin/contract/calls/file/printFile';
import type { PrintFile } from '@banxin/contract/entities/file';
import { controlled } from '@banxin/flows/testing';
import type { UploadPort, UploadReport, UploadRequest } from '@banxin/flows/upload-item';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { UploadPortContext } from '../../features/upload/uploadPort.ts';
import { checkedFile } from '../fixtures/files.ts';
import { product } from '../fixtures/quoting.ts';
import { StoryPrintFiles } from '../StoryPrintFiles.tsx';
import { StoryShop } from '../StoryShop.tsx';
import { failed, on } from '../storyClient.ts';
import { createStage, slow } from './stage.ts';

const stage = createStage();

/** Transfers that were started, oldest first; the story says how they go. */
let transfers: { request: UploadRequest; isStopped: boolean; report(event: UploadReport): void }[] =
  [];
let reports: (Promise<PrintFile> | PrintFile)[] = [];

const port: UploadPort = {
  start(request, report) {
    const transfer = { request, report, isStopped: false };
    transfers.push(transfer);
    return () => {
      transfer.isStopped = true;
    };
  },
  discard: async () => undefined,
};

const meta = {
  title: 'Flows/UploadItem',
  component: StoryPrintFiles,
  tags: ['flow', 'machine:upload-item'],
  args: {
    configuration: product(101).defaults,
    most: 1,
    isOptional: true,
    thumbnailOf: () => null,
    onChange: fn(),
  },
  beforeEach: () => {
    stage.begin();
    transfers = [];
    reports = [];
  },
  render: (args) => (
    <StoryShop
      answers={{
        ...on(getFile, async () => (await reports.shift()) ?? checkedFile),
        ...on(checkFile, []),
      }}
      flows={stage.flows}
      onEvent={stage.onEvent}
    >
      <UploadPortContext value={port}>
        <StoryPrintFiles {...args} />
      </UploadPortContext>
    </StoryShop>
  ),
} satisfies Meta<typeof StoryPrintFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvas: HTMLElement) {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is nowhere to put a file');
  await userEvent.upload(
    input,
    new File(['%PDF-1.7'], '悦享名片.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(transfers).toHaveLength(1));
  return within(await within(canvas).findByRole('article'));
}

export const GoesOnAfterPauseAndBreak: Story = {
  play: stage.driven({}, async ({ canvasElement, step }) => {
    const row = await choose(canvasElement);
    transfers[0]?.report({ type: 'UPLOAD.STARTED', uploadUrl: '/files/tus/f1' });
    await step('a pause stops the transfer; going on continues the same upload, once', async () => {
      await userEvent.click(await row.findByRole('button', { name: /暂停/ }, slow));
      await waitFor(() => expect(transfers[0]?.isStopped).toBe(true));
      await userEvent.click(await row.findByRole('button', { name: /继续/ }));
      await waitFor(() => expect(transfers).toHaveLength(2));
      await expect(transfers[1]?.request.uploadUrl).toBe('/files/tus/f1');
    });
    await step('what the stopped transfer still says is not heard', async () => {
      transfers[0]?.report({ type: 'FAIL', error: failed('network') });
      await expect(row.queryByRole('button', { name: /重新上传/ })).toBeNull();
    });
    await step('a break says why and can be tried again, from where it broke', async () => {
      transfers[1]?.report({ type: 'FAIL', error: failed('timeout') });
      await row.findByText(/上传中断/);
      await userEvent.click(await row.findByRole('button', { name: /重新上传/ }));
      await waitFor(() => expect(transfers).toHaveLength(3));
      await expect(transfers[2]?.request.uploadUrl).toBe('/files/tus/f1');
    });
  }),
};

export const IsCheckedAfterWaiting: Story = {
  play: stage.driven({}, async ({ canvasElement, args, step }) => {
    const slowReport = controlled<PrintFile>();
    reports = [{ ...checkedFile, status: 'checking' }, slowReport.promise];
    await choose(canvasElement);
    transfers[0]?.report({ type: 'UPLOADED', fileId: 'f1' });
    await waitFor(() => expect(stage.sent('File.Get')).toHaveLength(1));
    await step('the check is asked for again after a second, one question at a time', async () => {
      await waitFor(async () => {
        stage.tick(1);
        await expect(stage.sent('File.Get')).toHaveLength(2);
      });
      stage.tick(600);
      await expect(stage.sent('File.Get')).toHaveLength(2);
    });
    await step('checked, the page may use it', async () => {
      await slowReport.resolve(checkedFile);
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({
          ready: [expect.objectContaining({ file: checkedFile })],
          isBusy: false,
        }),
      );
    });
  }),
};
