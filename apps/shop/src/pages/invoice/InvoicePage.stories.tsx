// The invoice centre: orders that can be invoiced, and what became of applications.
import {
  cancelInvoice,
  downloadInvoices,
  getInvoiceable,
  getInvoices,
  requestRed,
} from '@banxin/contract/calls/invoice/invoice';
import type { Invoiceable, InvoiceRed, InvoiceRow } from '@banxin/contract/entities/invoice';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { invoiceableOrders, invoices } from '../../stories/fixtures/invoices.ts';
import { designer, newShop } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on } from '../../stories/storyClient.ts';
import InvoicePage from './InvoicePage.tsx';

const orders = (items: readonly Invoiceable[], months: string[] = ['2026-11', '2026-10']) =>
  on(getInvoiceable, { items: [...items], total: items.length, months });
const counts = { all: 6, processing: 1, rejected: 1, issued: 3, closed: 1 };
const listed = (items: readonly InvoiceRow[]) =>
  on(getInvoices, { items: [...items], total: items.length, counts });

const meta = {
  title: 'Screens/Invoices',
  tags: ['screen:/user/invoice', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('invoice'),
    answers: { ...orders(invoiceableOrders), ...listed(invoices) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <InvoicePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const everything = { path: pathOf('invoice', {}, { tab: 'all' }) };

/** What cannot be invoiced is named part by part, and an order that cannot be chosen says why. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '261018448106252' });
    await page.findAllByText('金额已全部开票');
    await expect(page.getByRole('link', { name: '把 10 月所有订单开票' })).toHaveAttribute(
      'href',
      '/user/invoice/general?month=2026-10',
    );
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('All of it has been invoiced');
    const theirs = invoiceableOrders.map(({ company }) => company.name);
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getInvoiceable, 'pending') },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { user: newShop, answers: orders([], []) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有可开票的订单，付款后即可申请。');
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getInvoiceable, failed('network')) },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: on(getInvoiceable, forbidden()) },
};

/** The bar says how many invoices the choice makes, and leads to them. */
export const Chosen: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: /261018448106252/ }));
    await userEvent.click(page.getByRole('checkbox', { name: /261016448106260/ }));
    const bar = within(await page.findByRole('region', { name: '对选中的订单' }));
    await bar.findByText('已选 2 单 ¥2,368.00，将分 2 张');
    await expect(bar.getByRole('link', { name: '申请普票' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/user\/invoice\/general\?orders=261018448106252/),
    );
    await expect(page.getByRole('checkbox', { name: /261012448106278/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Everything: Story = {
  tags: ['photo'],
  args: everything,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('抬头与税务登记号不一致，请核对后重新提交');
    await expect(page.getByRole('link', { name: '重新提交' })).toHaveAttribute(
      'href',
      '/user/invoice/special/5',
    );
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: everything,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('抬头与税务登记号不一致，请核对后重新提交');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Taking back asks first; several are downloaded as one file. */
export const CancelsAndDownloads: Story = {
  args: {
    ...everything,
    answers: {
      ...listed(invoices),
      ...on(cancelInvoice, null),
      ...on(downloadInvoices, { blob: new Blob(['%PDF-']), fileName: 'invoices-2.pdf' }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '取消申请：5926112014455017' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '取消申请' }));
    await dialog.findByText('取消后，订单将回到可开票。');
    await userEvent.click(dialog.getByRole('button', { name: '取消申请' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Invoice.Cancel', { id: 6 }),
    );
    await screen.findAllByText('已取消申请');
  },
};

const requested: InvoiceRed = {
  ...{ id: 1, formSN: '6926112014455017', state: 3, reason: 2, amount: fen(108_400), text: '' },
  ...{ until: '2026-11-23T09:00:00.000+08:00', answer: null, invoiceId: null, number: null },
  at: '2026-11-20T09:00:00.000+08:00',
};

/** A reversal is asked for where the invoices are listed; one of which nothing is left says so. */
export const AsksForReversal: Story = {
  args: {
    ...everything,
    answers: { ...listed(invoices), ...on(requestRed, requested) },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first, second] = await page.findAllByRole('button', { name: /^申请红冲：/ });
    await expect(second).toBeDisabled();
    await page.findByText('没有可红冲的金额');
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: '申请红冲' }));
    await dialog.findByText('最多可红冲 ¥1,084.00');
    await userEvent.click(dialog.getByRole('radio', { name: '销货退回' }));
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Invoice.RequestRed', {
        ...{ id: 4, reason: 2, amount: 108_400, text: '' },
      }),
    );
    await screen.findAllByText('已申请红冲，等待销方确认');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
