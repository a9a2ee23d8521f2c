// One invoice as it is applied for, rejected, issued, sent and reversed.
import {
  cancelInvoice,
  downloadInvoices,
  getInvoice,
  requestRed,
  respondRed,
  sendInvoiceMail,
  withdrawRed,
} from '@banxin/contract/calls/invoice/invoice';
import type { InvoiceDetail } from '@banxin/contract/entities/invoice';
import { fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Route } from 'wouter';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  appliedInvoice,
  issuedInvoice,
  redInvoice,
  rejectedInvoice,
  retriedInvoice,
  unsentInvoice,
  waitingInvoice,
  withdrawnRed,
} from '../../stories/fixtures/invoices.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, notFound, on, refusedBy } from '../../stories/storyClient.ts';
import InvoiceDetailPage from './InvoiceDetailPage.tsx';

const shown = (invoice: InvoiceDetail) => ({
  path: pathOf('invoiceDetail', { id: invoice.id }),
  answers: on(getInvoice, invoice),
});

const meta = {
  title: 'Screens/Invoice',
  tags: ['screen:/user/invoice/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...shown(issuedInvoice), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <Route path="/user/invoice/detail/:id">
        <InvoiceDetailPage />
      </Route>
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On paper and sent: its parcel, its reversals, and the red invoice that one of them has. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('1120000000002');
    await expect(page.getByRole('link', { name: '26413000000000000003' })).toHaveAttribute(
      'href',
      '/user/invoice/detail/3',
    );
    await expect(page.queryByText(/OFD/)).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getInvoice, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getInvoice, failed()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('发票没有加载出来');
  },
};

export const NotFound: Story = {
  args: { answers: on(getInvoice, notFound('内容不存在或不属于您')) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('没有这张发票');
    await expect(page.getByRole('link', { name: '回到发票中心' })).toHaveAttribute(
      'href',
      '/user/invoice',
    );
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: on(getInvoice, forbidden()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '暂无权限操作此功能' });
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Waits for the seller');
    const { buyer, receiver, reds } = issuedInvoice;
    const theirs = [buyer, receiver ?? {}].flatMap(Object.values<unknown>).map(String);
    theirs.push(...reds.map((red) => red.text));
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

/** Nobody has looked at it: it can be taken back, after a question. */
export const TakenBack: Story = {
  args: {
    ...shown(appliedInvoice),
    answers: { ...on(getInvoice, appliedInvoice), ...on(cancelInvoice, null) },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('已提交，预计 11 月 23 日前开出');
    await userEvent.click(page.getByRole('button', { name: '取消申请' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '取消申请' }));
    await dialog.findByText('取消后，订单将回到可开票。');
    await userEvent.click(dialog.getByRole('button', { name: '取消申请' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Invoice.Cancel', { id: 6 }),
    );
    await screen.findAllByText('已取消申请');
  },
};

/** Why, and the way to send it again. */
export const Rejected: Story = {
  tags: ['photo'],
  args: shown(rejectedInvoice),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByText('抬头与税务登记号不一致，请核对后重新提交');
    await expect(page.getByRole('link', { name: '重新提交' })).toHaveAttribute(
      'href',
      '/user/invoice/special/5',
    );
  },
};

/** More than is left is refused at the amount, by the server's figure; what was typed stays. */
export const AsksForRed: Story = {
  args: {
    answers: {
      ...on(getInvoice, issuedInvoice),
      ...on(requestRed, refusedBy(refusals.redTooMuch, { most: fen(98_400) })),
      ...on(downloadInvoices, refusedBy(refusals.fileNotReady)),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '下载 PDF' }));
    await screen.findAllByText('文件生成中，稍后可下载');
    await userEvent.click(page.getByRole('button', { name: '申请红冲' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请红冲' }));
    const amount = dialog.getByRole('textbox', { name: /^红冲金额/ });
    await expect(amount).toHaveValue('984');
    const send = dialog.getByRole('button', { name: '提交申请' });
    await userEvent.click(send);
    await dialog.findByText('请选择红冲原因');
    await userEvent.click(dialog.getByRole('radio', { name: '销货退回' }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,200.50');
    await userEvent.type(dialog.getByRole('textbox', { name: /^说明/ }), '退回 2 盒');
    await userEvent.click(send);
    await dialog.findByText('最多可红冲¥984.00');
    await expect(args.onEvent).toHaveBeenCalledWith('call Invoice.RequestRed', {
      ...{ id: 2, reason: 2, amount: 120_050, text: '退回 2 盒' },
    });
    await expect(amount).toHaveValue('1,200.50');
  },
};

/** What the seller has not answered is taken back after a question. */
export const WithdrawsRed: Story = {
  args: {
    answers: {
      ...on(getInvoice, issuedInvoice),
      ...on(withdrawRed, withdrawnRed),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [button, ...others] = await page.findAllByRole('button', { name: /^撤回申请：/ });
    await expect(others).toEqual([]);
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog', { name: '撤回申请' }));
    await dialog.findByText('撤回后不再红冲 ¥100.00，发票继续有效；需要时可重新申请。');
    await userEvent.click(dialog.getByRole('button', { name: '撤回申请' }));
    await screen.findAllByText('已撤回红冲申请');
    await expect(args.onEvent).toHaveBeenCalledWith('call Invoice.WithdrawRed', { id: 2 });
  },
};

/** The works entered a reversal: agreed to after a question, or not, with a reason. */
export const RedWaits: Story = {
  tags: ['photo'],
  args: shown(waitingInvoice),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('红冲待您确认：2026-11-22 16:00前');
  },
};

export const AnswersRed: Story = {
  args: {
    ...shown(waitingInvoice),
    answers: {
      ...on(getInvoice, waitingInvoice),
      ...on(respondRed, refusedBy(refusals.redOver)),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '不同意' }));
    const dialog = within(await screen.findByRole('dialog', { name: '不同意红冲' }));
    const why = dialog.getByRole('textbox', { name: /^不同意的原因/ });
    await userEvent.type(why, '没有折让');
    await userEvent.click(dialog.getByRole('button', { name: '不同意' }));
    await dialog.findByText('这份红字确认单已处理或已作废');
    await expect(args.onEvent).toHaveBeenCalledWith('call Invoice.RespondRed', {
      ...{ id: 4, agree: false, reason: '没有折让' },
    });
    await expect(why).toHaveValue('没有折让');
  },
};

/** The mailbox refused it: another address is asked for, a typing mistake is said, and what is refused keeps it. */
export const MailAgain: Story = {
  args: {
    ...shown(unsentInvoice),
    answers: {
      ...on(getInvoice, unsentInvoice),
      ...on(
        sendInvoiceMail,
        refusedBy(refusals.mailsOfDay, { until: '2026-11-20T15:00:00.000+08:00' }),
      ),
    },
  },
  play: async ({ canvasElement, args }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '发票邮件' }));
    await part.findByText('没有送达 caiwu@yuexiang.exmple');
    await part.findByText('对方邮箱拒收，请核对地址后重新发送。');
    await expect(part.getByRole('list', { name: '以前的邮件' })).toHaveTextContent('已发送');
    await userEvent.click(part.getByRole('button', { name: '重新发送' }));
    const dialog = within(await screen.findByRole('dialog', { name: '重新发送' }));
    const address = dialog.getByRole('textbox', { name: /^接收邮箱/ });
    await expect(address).toHaveValue('caiwu@yuexiang.exmple');
    await userEvent.clear(address);
    const send = dialog.getByRole('button', { name: '发送' });
    await userEvent.click(send);
    await dialog.findByText('请填写邮箱地址');
    await userEvent.type(address, 'caiwu@yuexiang.example');
    await userEvent.click(send);
    await dialog.findByText('24 小时内最多发送 5 次，11 月 20 日 15:00后可再发送');
    await expect(args.onEvent).toHaveBeenCalledWith('call Invoice.SendMail', {
      ...{ id: 4, mail: 'caiwu@yuexiang.example' },
    });
    await expect(address).toHaveValue('caiwu@yuexiang.example');
  },
};

/** On its way, and asked for as often as a day allows: both say until when. */
export const MailWaits: Story = {
  tags: ['photo'],
  args: shown(retriedInvoice),
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '发票邮件' }));
    await part.findByText('对方邮件服务器暂时不能收件。已尝试 2 次，2026-11-20 09:05 再次发送。');
    const again = part.getByRole('button', { name: '重新发送' });
    await expect(again).toBeDisabled();
    await expect(again).toHaveAccessibleDescription(
      '24 小时内最多发送 5 次，2026-11-20 15:00 后可再发送',
    );
  },
};

/** No address was named: it is sent to one that is named now. */
export const MailedLater: Story = {
  args: {
    ...shown(waitingInvoice),
    answers: {
      ...on(getInvoice, { ...waitingInvoice, reds: [], mails: [], mail: '' }),
      ...on(sendInvoiceMail, {
        ...{ id: 9, address: 'caiwu@yuexiang.example', state: 'waiting', trouble: null },
        ...{ tries: 0, nextAt: '2026-11-20T09:00:00.000+08:00', endedAt: null, isAgain: true },
        at: '2026-11-20T09:00:00.000+08:00',
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '发票邮件' }));
    await part.findByText('申请时没有填写接收邮箱。需要时可以发送到邮箱。');
    await userEvent.click(part.getByRole('button', { name: '发送到邮箱' }));
    const dialog = within(await screen.findByRole('dialog', { name: '发送到邮箱' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^接收邮箱/ }),
      'caiwu@yuexiang.example{Enter}',
    );
    await screen.findAllByText('已安排发送');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEvent).toHaveBeenCalledWith('call Invoice.SendMail', {
      ...{ id: 4, mail: 'caiwu@yuexiang.example' },
    });
  },
};

/** A red invoice leads to the one that it reverses. */
export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: shown(redInvoice),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: '查看原发票' })).toHaveAttribute(
      'href',
      '/user/invoice/detail/2',
    );
    await page.findByText('（负数）贰佰元整');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
