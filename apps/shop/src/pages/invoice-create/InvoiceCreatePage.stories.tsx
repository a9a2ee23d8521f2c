// An application for invoices: the split, the titles, what is refused and what goes on from there.
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { applyInvoice, getInvoice, previewInvoice } from '@banxin/contract/calls/invoice/invoice';
import { getInvoiceTitles } from '@banxin/contract/calls/invoice/title';
import { fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { invoicePreview } from '../../stories/fixtures/invoices.ts';
import { invoiceTitles } from '../../stories/fixtures/invoiceTitles.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import InvoiceCreatePage from './InvoiceCreatePage.tsx';

const [first] = invoicePreview.expected;
const orderSN = first?.orderSN ?? '';
const path = (type: string) =>
  pathOf('invoiceCreate', { type }, { orders: '261018448106252,261016448106260' });
const answers: StoryAnswers = {
  ...on(previewInvoice, invoicePreview),
  ...on(getInvoiceTitles, [...invoiceTitles]),
  ...on(getAddresses, []),
  ...on(getInvoice, 'pending'),
};

const meta = {
  title: 'Screens/Invoice application',
  tags: ['screen:/user/invoice/:type/:id?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: path('general'), answers, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <InvoiceCreatePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('所选订单属于 2 家销售公司，将分别开票');
    await page.findByText('壹仟贰佰捌拾肆元整');
    await expect(await page.findByRole('radio', { name: /悦享包装有限公司/ })).toBeChecked();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radio', { name: /陈女士/ });
    const theirs = [
      ...invoiceTitles.map(({ title }) => title),
      ...invoicePreview.sheets.flatMap(({ company, lines }) => [
        company.name,
        ...lines.flatMap(({ name, spec, unit }) => [name, spec, unit]),
      ]),
    ];
    await waitFor(() =>
      expect(
        chineseIn(canvasElement, theirs).filter((words) => !/^[零壹贰叁肆伍陆柒捌玖]/.test(words)),
      ).toEqual([]),
    );
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...answers, ...on(previewInvoice, 'pending') } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...answers, ...on(previewInvoice, failed('network')) } },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: { ...answers, ...on(previewInvoice, forbidden()) } },
};

/** A title that lacks something for a special invoice cannot be chosen, and says so. */
export const Special: Story = {
  args: { path: path('special') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /苏州/ })).toBeDisabled();
    await page.findByText('缺少专票所需的信息');
    await page.findByText('个人抬头不开专票');
  },
};

export const NotAuthenticated: Story = {
  args: {
    path: path('special'),
    answers: { ...answers, ...on(previewInvoice, { ...invoicePreview, isAuthenticated: false }) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('专票需先完成企业认证');
    await expect(page.getByRole('link', { name: '去认证' })).toHaveAttribute('href', '/user/auth');
    await expect(page.queryByRole('button', { name: /^提交申请/ })).toBeNull();
  },
};

/** What was typed stays while the amounts are worked out anew. */
export const AmountMoved: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...answers,
      ...on(
        applyInvoice,
        refusedBy(refusals.amountMoved, {
          orders: [{ orderSN, before: fen(128_400), now: fen(64_200) }],
        }),
      ),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const remark = await page.findByRole('textbox', { name: /^备注/ });
    await userEvent.type(remark, '十月对账');
    await userEvent.click(page.getByRole('button', { name: /^提交申请/ }));
    await page.findByText('可开票金额已变动');
    await page.findByText(`订单 ${orderSN}：¥1,284.00 → ¥642.00`);
    await expect(remark).toHaveValue('十月对账');
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Invoice.Apply',
      expect.objectContaining({
        titleId: 1,
        remark: '十月对账',
        expected: invoicePreview.expected,
      }),
    );
  },
};

/** A colleague was faster: that order is left out by one press. */
export const Taken: Story = {
  args: {
    answers: { ...answers, ...on(applyInvoice, refusedBy(refusals.alreadyApplied, { orderSN })) },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByRole('radio', { name: /陈女士/ });
    await userEvent.click(page.getByRole('button', { name: /^提交申请/ }));
    await page.findByText(`订单${orderSN}已申请开票`);
    await userEvent.click(page.getByRole('button', { name: '移除此单' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Invoice.Preview', {
        orderSNs: ['261016448106260'],
        kind: 'general',
      }),
    );
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radio', { name: /陈女士/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
