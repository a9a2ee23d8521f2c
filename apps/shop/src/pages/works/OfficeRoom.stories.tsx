// The desks of the office in their states.
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { recordReceipt } from '@banxin/contract/calls/works/receipts';
import { claimStanding } from '@banxin/contract/messages/afterSales';
import { entered } from '@banxin/contract/messages/receipts';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { fileFor } from '../../stories/fixtures/files.ts';
import {
  awaitedTransfer,
  complaints,
  complaintsOnHold,
  openedCompany,
  openedComplaint,
  openedOnHold,
} from '../../stories/fixtures/office.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const NUMBER = '592611170000033';
const licence = fileFor('营业执照', { widthMm: 210, heightMm: 297 }).pages[0]?.preview ?? '';
const company = openedCompany(licence);

const office = {
  ...on(getDesks, {
    desks: [
      { desk: 'aftersales', count: 3, late: 1 },
      { desk: 'papers', count: 1, late: 0 },
    ],
  }),
  ...on(getOfficeQueue, ({ desk, view, keyword = '' }) => {
    if (desk === 'papers') return { items: [company], total: 1 };
    const shown = view === 'suspended' ? complaintsOnHold : complaints;
    const items = shown.filter(({ customer }) => customer.includes(keyword));
    return { items, total: items.length };
  }),
  ...on(getOfficeCase, ({ kind, number }) => {
    if (kind !== 'ticket') return company;
    const isOnHold = complaintsOnHold.some((one) => one.number === number);
    return isOnHold ? openedOnHold(number) : openedComplaint(number);
  }),
  ...on(claimOffice, { by: '客服中心', isOwn: true, until: '2026-11-20T09:10:00.000+08:00' }),
  ...on(actOffice, ({ number }) => ({ number })),
};

const onHold = pathOf('works', { desk: 'aftersales' }, { tab: 'suspended' });

const { frame, sent, withAnswers } = deskStories(pathOf('works', { desk: 'aftersales' }), office);

const meta = {
  title: 'Screens/WorksOffice',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (
  canvasElement: HTMLElement,
  title: string,
  listed = '待处理的事项',
): Promise<void> => {
  await within(canvasElement).findByRole('list', { name: listed });
  await userEvent.keyboard('j');
  const heading = await within(canvasElement).findByRole('heading', { level: 2, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
};

/** What to know first, what was ordered with the customer's marks, what was said, and the steps. */
export const Complaint: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await opened(canvasElement, `售后单 ${NUMBER}`);
    await expect(sent(claimOffice)[0]).toEqual({ kind: 'ticket', number: NUMBER });
    const page = within(canvasElement);
    await expect(page.getByText('客户又留言了，请先回复')).toBeVisible();
    await expect(page.getByRole('list', { name: '沟通记录' })).toHaveTextContent('周五展会要用');
  },
};

/** An answer keeps the case open; a refund by the bank asks for its number first. */
export const AnsweredAndRefunded: Story = {
  play: async ({ canvasElement, step }) => {
    await opened(canvasElement, `售后单 ${NUMBER}`);
    await step('an answer', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '回复' }));
      const dialog = within(await screen.findByRole('dialog', { name: '回复' }));
      await userEvent.click(dialog.getByRole('button', { name: '回复' }));
      await dialog.findByText('请填写 1 至 500 个字的回复');
      await expect(sent(actOffice)).toEqual([]);
      await userEvent.type(dialog.getByRole('textbox', { name: '回复' }), '今天退款，请查收');
      await userEvent.click(dialog.getByRole('button', { name: '回复' }));
      await waitFor(() => expect(sent(actOffice)).toHaveLength(1));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await within(canvasElement).findByRole('heading', { level: 2, name: `售后单 ${NUMBER}` });
    await step('the money', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '退款（方案 1）' }));
      const dialog = within(await screen.findByRole('dialog', { name: '退款（方案 1）' }));
      const amount = dialog.getByRole('textbox', { name: '退款金额' });
      await expect(amount).toHaveValue('149.10');
      await expect(amount).toHaveAccessibleDescription('最多可退 ¥497.00');
      await userEvent.type(dialog.getByRole('textbox', { name: '银行流水号' }), 'B20261120001');
      await userEvent.click(dialog.getByRole('button', { name: '退款（方案 1）' }));
      await waitFor(() => expect(sent(actOffice)).toHaveLength(2));
      await expect(sent(actOffice)[1]).toEqual({
        kind: 'ticket',
        number: NUMBER,
        event: 'REFUND',
        part: '1',
        seen: '2026-11-19 1',
        amount: 14_910,
        bankRef: 'B20261120001',
      });
    });
  },
};

/** More than was paid is refused at the field, with the most that can go back; what was typed stays. */
export const AmountTooLarge: Story = {
  play: async ({ canvasElement, step }) => {
    await opened(canvasElement, `售后单 ${NUMBER}`);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '退款（方案 1）' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退款（方案 1）' }));
    const amount = dialog.getByRole('textbox', { name: '退款金额' });
    const refund = dialog.getByRole('button', { name: '退款（方案 1）' });
    await userEvent.type(dialog.getByRole('textbox', { name: '银行流水号' }), 'B20261120001');
    for (const [typed, said] of [
      ['', '请填写大于 0 的金额，例如 128.50'],
      ['0', '请填写大于 0 的金额，例如 128.50'],
      ['12.345', '请填写大于 0 的金额，例如 128.50'],
      ['497.01', '不能超过 ¥497.00'],
    ] as const) {
      await step(`“${typed}” is not sent`, async () => {
        await userEvent.clear(amount);
        if (typed !== '') await userEvent.type(amount, typed);
        await userEvent.click(refund);
        await waitFor(() => expect(amount).toBeInvalid());
        await expect(amount).toHaveAccessibleDescription(`最多可退 ¥497.00 ${said}`);
        await expect(amount).toHaveValue(typed);
      });
    }
    await expect(sent(actOffice)).toEqual([]);
  },
};

/** Tickets on hold, and those that wait for evidence, have a tab of their own with its own search. */
export const OnHold: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('list', { name: '待处理的事项' });
    await userEvent.click(page.getByRole('tab', { name: '已挂起' }));
    const list = within(await page.findByRole('list', { name: '等客户的售后单' }));
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await userEvent.keyboard('j');
    await page.findByRole('heading', { level: 2, name: '售后单 592611150000041' });
    await expect(page.getByRole('button', { name: '退货到厂（方案 1）' })).toBeEnabled();
    await expect(page.getByRole('button', { name: '恢复' })).toBeEnabled();
  },
};

export const SearchedOnHold: Story = {
  args: { path: onHold },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('list', { name: '等客户的售后单' });
    await userEvent.type(page.getByRole('searchbox'), '城南{Enter}');
    await waitFor(() =>
      expect(sent(getOfficeQueue).at(-1)).toMatchObject({
        ...{ desk: 'aftersales', view: 'suspended', keyword: '城南' },
      }),
    );
    await page.findByText('592611160000058');
    await waitFor(() => expect(page.queryByText('592611150000041')).toBeNull());
  },
};

export const NothingOnHold: Story = {
  args: {
    path: onHold,
    ...withAnswers(on(getOfficeQueue, { items: [], total: 0 })),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有在等客户的售后单');
  },
};

/** The document beside what was typed; what differs from before is marked, and why it cannot pass is said. */
export const Company: Story = {
  tags: ['photo'],
  args: { path: pathOf('works', { desk: 'papers' }) },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, '企业认证 RZ12');
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: '通过' })).toBeDisabled();
    await expect(page.getByText('税号已由“春山包装”认证')).toBeVisible();
  },
};

/** Three keys: refuse, the digit of a usual reason, send; once refused, the desk goes on. */
export const Refused: Story = {
  args: { path: pathOf('works', { desk: 'papers' }) },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, '企业认证 RZ12');
    await userEvent.keyboard('w');
    const dialog = within(await screen.findByRole('dialog', { name: '驳回' }));
    await dialog.findByRole('button', { name: /^名称与证件不一致/ });
    await userEvent.keyboard('2');
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue(
      '名称与证件不一致，请核对后重新提交',
    );
    await expect(dialog.getByRole('button', { name: '驳回' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent(actOffice)).toHaveLength(1));
    await expect(sent(actOffice)[0]).toMatchObject({
      event: 'REJECT',
      seen: '3',
      reason: '名称与证件不一致，请核对后重新提交',
    });
    await within(canvasElement).findByText('从左边选一项');
    // While a notice still says what was done, the keys go on.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findAllByText('已驳回');
    await userEvent.keyboard('/');
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
  },
};

/** A transfer is entered under the bank's number; what it did is said. */
export const ReceiptEntered: Story = {
  args: {
    path: pathOf('works', { desk: 'receipts' }),
    ...withAnswers({
      ...on(getDesks, { desks: [{ desk: 'receipts', count: 0, late: 0 }] }),
      ...on(getOfficeQueue, { items: [], total: 0 }),
      ...on(recordReceipt, { arrival: 'booked', said: messageOf(entered.booked) }),
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登记到账' }));
    const dialog = within(await screen.findByRole('dialog', { name: '登记到账' }));
    await userEvent.click(dialog.getByRole('button', { name: '登记' }));
    await dialog.findByText('请填写大于 0 的金额，例如 1284.05');
    await expect(sent(recordReceipt)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: '付款附言' }), '261120B');
    await userEvent.type(dialog.getByRole('textbox', { name: '到账金额' }), '1,284.05');
    await userEvent.type(dialog.getByRole('textbox', { name: '银行流水号' }), 'B1');
    await userEvent.click(dialog.getByRole('button', { name: '登记' }));
    await waitFor(() =>
      expect(sent(recordReceipt)).toEqual([{ remark: '261120B', amount: 128_405, number: 'B1' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What customers chose to pay by transfer stands under a tab of its own until the bank has it, and is booked by its number. */
export const TransferAwaited: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('works', { desk: 'receipts' }, { tab: 'awaited' }),
    ...withAnswers({
      ...on(getDesks, { desks: [{ desk: 'receipts', count: 0, late: 0 }] }),
      ...on(getOfficeQueue, { items: [awaitedTransfer], total: 1 }),
      ...on(getOfficeCase, awaitedTransfer),
      ...on(actOffice, { number: awaitedTransfer.number }),
    }),
  },
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole('tab', { name: '待到账' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await opened(canvasElement, '转账 261120093105001B', '等待到账的转账');
    await expect(within(canvasElement).getByText('2026-11-22 15:31')).toBeVisible();
  },
};

/** The bank's number is asked for, and sent with it. */
export const TransferBooked: Story = {
  args: TransferAwaited.args ?? {},
  play: async ({ canvasElement }) => {
    await opened(canvasElement, '转账 261120093105001B', '等待到账的转账');
    await userEvent.keyboard('p');
    const dialog = within(await screen.findByRole('dialog', { name: '确认到账' }));
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }));
    await dialog.findByText('请填写银行流水号');
    await userEvent.type(dialog.getByRole('textbox', { name: '银行流水号' }), 'CMB0001');
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }));
    await waitFor(() =>
      expect(sent(actOffice).at(-1)).toMatchObject({ event: 'PLACE', bankNumber: 'CMB0001' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody was faster: nothing was done twice, and the case is shown as it stands. */
export const MovedMeanwhile: Story = {
  args: withAnswers({
    ...on(actOffice, refusedBy(refusals.moved, { stands: 'completed' })),
    ...on(getOfficeCase, ({ number }) => ({
      ...openedComplaint(number),
      ...(sent(actOffice).length > 0 && {
        standing: messageOf(claimStanding.completed),
        steps: [],
      }),
    })),
  }),
  play: async ({ canvasElement }) => {
    await opened(canvasElement, `售后单 ${NUMBER}`);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '挂起' }));
    const dialog = within(await screen.findByRole('dialog', { name: '挂起' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '等待客户寄回样品');
    await userEvent.click(dialog.getByRole('button', { name: '挂起' }));
    await dialog.findByText(/未重复处理$/);
    await userEvent.keyboard('{Escape}');
    await within(canvasElement).findByText('现在没有可做的动作。');
  },
};

/** What the customer changes while the reason is typed is not refused unseen: the step goes with what was read when it began. */
export const ChangedWhileAsked: Story = {
  args: {
    path: pathOf('works', { desk: 'papers' }),
    ...withAnswers(
      on(getOfficeCase, () =>
        sent(getOfficeCase).length > 1
          ? { ...company, customer: '春山文创新店', seen: '4' }
          : company,
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, '企业认证 RZ12');
    await userEvent.keyboard('w');
    const dialog = within(await screen.findByRole('dialog', { name: '驳回' }));
    await waitFor(
      async () => {
        // Whoever comes back to the window reads again, unless it was read just now.
        window.dispatchEvent(new Event('focus'));
        await expect(canvasElement).toHaveTextContent('春山文创新店');
      },
      { timeout: 10_000 },
    );
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '照片不清晰');
    await userEvent.click(dialog.getByRole('button', { name: '驳回' }));
    await waitFor(() => expect(sent(actOffice)).toHaveLength(1));
    await expect(sent(actOffice)[0]).toMatchObject({ event: 'REJECT', seen: '3' });
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const one = openedComplaint(NUMBER);
    const own = one.groups.flatMap(({ facts }) =>
      facts.flatMap(({ value }) => ('own' in value ? [value.own] : [])),
    );
    const theirs = [
      ...own,
      ...complaints.flatMap(({ customer, claim }) => [customer, claim?.by ?? '']),
      ...one.talk.flatMap(({ name, text }) => [name ?? '', text]),
      ...one.proofs.map(({ name }) => name),
      ...one.marks.map(({ text }) => text),
    ].filter((words) => words !== '');
    await within(canvasElement).findByRole('list', { name: 'cases that wait' });
    await userEvent.keyboard('j');
    await within(canvasElement).findByRole('heading', { level: 2, name: `Ticket ${NUMBER}` });
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};
