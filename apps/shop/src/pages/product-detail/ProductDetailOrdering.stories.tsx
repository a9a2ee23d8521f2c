// Stories of a product's page: files, ordering, the agreement.

import { checkFile, getFile } from '@banxin/contract/calls/file/printFile';
import { createOrder } from '@banxin/contract/calls/order/create';
import { getTemplateFile } from '@banxin/contract/calls/template/template';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { UploadPort } from '@banxin/flows/upload-item';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { AgreementHost } from '../../features/agreement/AgreementHost.tsx';
import { AgreementContext } from '../../features/agreement/agreement.ts';
import { UploadPortContext } from '../../features/upload/uploadPort.ts';
import { createSignal } from '../../lib/signal.ts';
import {
  bleedMissing,
  checkedFile,
  faultyFile,
  fileWithoutBleed,
} from '../../stories/fixtures/files.ts';
import { productAnswers } from '../../stories/fixtures/quoting.ts';
import { afterSalesColleague, buyer, newShop } from '../../stories/fixtures/users.ts';
import { StoryClock } from '../../stories/StoryClock.tsx';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { failed, on, refused } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { sheetOf, shownAt } from './productDetail.testkit.tsx';

const meta = {
  title: 'Screens/ProductDetail',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const arriving: UploadPort = {
  start(_, report) {
    queueMicrotask(() => report({ type: 'UPLOADED', fileId: 'f1' }));
    return () => undefined;
  },
  discard: async () => undefined,
};

const templateAt = pathOf(
  'productDetail',
  { id: 101 },
  {
    c: JSON.stringify({ productId: 101, sizeId: 's85x54', widthMm: 85, heightMm: 54 }),
    template: 1,
  },
);
const blob = new Blob(['%PDF'], { type: 'application/pdf' });
const templateFile = { blob, contentType: 'application/pdf', fileName: 'template-1.pdf' };

/** A template was chosen: its size is set and its file is on the way, as the customer's own. */
export const FromTemplate: Story = {
  render: () => (
    <StoryShop
      path={templateAt}
      answers={{
        ...productAnswers,
        ...on(getTemplateFile, templateFile),
        ...on(getFile, checkedFile),
        ...on(checkFile, []),
      }}
    >
      <UploadPortContext value={arriving}>
        <ProductDetailPage />
      </UploadPortContext>
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await expect(page.getByRole('radio', { name: /85×54/ })).toBeChecked();
    await page.findByText('template-1.pdf');
    await waitFor(() =>
      expect(
        canvasElement.querySelector('[data-component=ProofPreview] :is(img, image)'),
      ).not.toBeNull(),
    );
  },
};

/** The file of the template does not arrive: the size stays, and it can be asked for again. */
export const TemplateFileMissing: Story = {
  ...shownAt(templateAt, {
    answers: { ...productAnswers, ...on(getTemplateFile, failed('network')) },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('模板文件没有取到，配置已按模板填好。');
    await expect(page.getByRole('radio', { name: /85×54/ })).toBeChecked();
    await expect(page.getByRole('button', { name: '重新取模板文件' })).toBeVisible();
  },
};

const withFile = (
  file: PrintFile,
  forJob: readonly Finding[] = [],
): Pick<Story, 'render'> & { play: NonNullable<Story['play']> } => ({
  render: () => (
    <StoryShop
      path={pathOf('productDetail', { id: 101 })}
      answers={{ ...productAnswers, ...on(getFile, file), ...on(checkFile, forJob) }}
    >
      <UploadPortContext value={arriving}>
        <ProductDetailPage />
      </UploadPortContext>
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is nowhere to put a file');
    await userEvent.upload(input, new File(['%PDF'], file.name, { type: 'application/pdf' }));
    const [first] = [...file.findings, ...forJob];
    await within(canvasElement).findAllByText(new RegExp(first?.message.slice(0, 8) ?? '', 'u'));
    await expect(
      canvasElement.querySelector('[data-component=ProofPreview] :is(img, image)'),
    ).not.toBeNull();
  },
});

/** The uploaded page lies under trim, safe area and bleed. */
export const FileChecked: Story = { ...withFile(checkedFile), tags: ['photo'] };

/** A faulty file may still be ordered with; it says what must change before review. */
export const FileFaulty: Story = { ...withFile(faultyFile), tags: ['photo'] };

const noBleed = withFile(fileWithoutBleed, [bleedMissing]);

/** Print that reaches the edges without bleed is marked at every edge of its page. */
export const FileWithoutBleed: Story = {
  ...noBleed,
  tags: ['photo'],
  play: async (context) => {
    await noBleed.play(context);
    const marks = () =>
      context.canvasElement.querySelectorAll('[data-component=ProofPreview] [data-part=finding]');
    await expect(marks()).toHaveLength(0);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: '下一页' }));
    await expect(marks()).toHaveLength(4);
  },
};

const onOrder = fn();

/** Ordering sends the configuration once. */
export const Ordered: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 }), {
    onEvent: onOrder,
    answers: {
      ...productAnswers,
      ...on(createOrder, { orderId: 286, orderSN: '261120620187453' }),
    },
  }),
  play: async ({ canvasElement }) => {
    onOrder.mockClear();
    await sheetOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即下单' }));
    await waitFor(() =>
      expect(onOrder).toHaveBeenCalledWith(
        'call Order.CreateOrder',
        expect.objectContaining({ urgent: 'none', fileIds: [], province: '上海市' }),
      ),
    );
  },
};

/** The agreement as the shop hosts it, with a clock that stands still. */
function AgreementHere({ children }: { readonly children: ReactNode }) {
  const [requests] = useState(() => createSignal<boolean>());
  const [clock] = useState(() => new SimulatedClock());
  return (
    <AgreementContext value={{ open: requests.emit, isOpen: false }}>
      {children}
      <StoryClock clock={clock}>
        <AgreementHost requests={requests} onClosed={() => undefined} />
      </StoryClock>
    </AgreementContext>
  );
}

/** The server refuses who has not signed: the message and the agreement appear, the page stays as it is. */
export const AgreementMissing: Story = {
  tags: ['photo'],
  render: () => (
    <StoryShop
      path={pathOf('productDetail', { id: 101 })}
      user={newShop}
      answers={{
        ...productAnswers,
        ...on(createOrder, refused(errCode.agreementMissing, messages.agreementMissing)),
      }}
    >
      <AgreementHere>
        <ProductDetailPage />
      </AgreementHere>
    </StoryShop>
  ),
  play: async ({ canvasElement, step }) => {
    await sheetOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /^20 盒/ }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即下单' }));
    const dialog = await screen.findByRole('dialog', { name: '承印品协议书' });
    await step(`the message says ${messages.agreementMissing}`, async () => {
      await waitFor(() =>
        expect(screen.getByRole('alertdialog', { name: messages.agreementMissing })).toBeVisible(),
      );
    });
    await step('the dialog must be signed and waits five seconds', async () => {
      await expect(
        within(dialog).getByRole('button', { name: '同意并签订（5 秒）' }),
      ).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).toBeVisible());
    });
    await step('what was chosen is still chosen', async () => {
      await expect(
        within(canvasElement).getByRole('radio', { name: /^20 盒/, hidden: true }),
      ).toBeChecked();
    });
  },
};

/** Only the main account signs: its colleague who orders is told so, and no dialog comes. */
export const AgreementIsTheMainAccounts: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 }), {
    user: { ...buyer, sign: 0 },
    answers: {
      ...productAnswers,
      ...on(createOrder, refused(errCode.agreementMissing, messages.agreementMissing)),
    },
  }),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即下单' }));
    await screen.findByRole('alertdialog', {
      name: '主账号尚未签订《承印品协议书》，请主账号签订后再下单',
    });
    await expect(screen.queryByRole('dialog', { name: '承印品协议书' })).toBeNull();
  },
};

/** A role that neither orders nor supplies files: prices are shown, nothing to press. */
export const MayNotOrder: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 }), { user: afterSalesColleague }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await expect(page.getByText(rightRefusals.create)).toBeVisible();
    await expect(page.queryByRole('button', { name: /立即下单/ })).toBeNull();
    await expect(canvasElement.querySelector('[data-component=FileDrop]')).toBeNull();
  },
};
