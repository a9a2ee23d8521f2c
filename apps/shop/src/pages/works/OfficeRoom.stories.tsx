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
import { complaints, openedCompany, openedComplaint } from '../../stories/fixtures/office.ts';
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
  ...on(getOfficeQueue, ({ desk }) =>
    desk === 'papers'
      ? { items: [company], total: 1 }
      : { items: [...complaints], total: complaints.length },
  ),
  ...on(getOfficeCase, ({ kind, number }) =>
    kind === 'ticket' ? openedComplaint(number) : company,
  ),
  ...on(claimOffice, { by: '客服中心', isOwn: true, until: '2026-11-20T09:10:00.000+08:00' }),
  ...on(actOffice, ({ number }) => ({ number })),
};

const { frame, sent, withAnswers } = deskStories(pathOf('works', { desk: 'aftersales' }), office);

const meta = {
  title: 'Screens/WorksOffice',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement, title: string): Promise<void> => {
  await within(canvasElement).findByRole('list', { name: '待处理的事项' });
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
      await userEvent.type(dialog.getByRole('textbox', { name: '银行流水号' }), 'B20261120001');
      await userEvent.click(dialog.getByRole('button', { name: '退款（方案 1）' }));
      await waitFor(() => expect(sent(actOffice)).toHaveLength(2));
      await expect(sent(actOffice)[1]).toEqual({
        kind: 'ticket',
        number: NUMBER,
        event: 'REFUND',
        part: '1',
        seen: '2026-11-19 1',
        bankRef: 'B20261120001',
      });
    });
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
