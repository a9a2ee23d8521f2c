// The desk of invoices: what waits, and the issued, where a reversal begins.
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { redReason } from '@banxin/contract/enums/invoice';
import { fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  applications,
  awaitedReds,
  issuedInvoices,
  openedAwaited,
  openedIssued,
} from '../../stories/fixtures/invoicesDesk.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const rows = {
  waiting: applications,
  awaited: awaitedReds,
  issued: issuedInvoices,
  ...{ ending: [], suspended: [], proxy: [] },
};

const desk = {
  ...on(getDesks, { desks: [{ desk: 'invoices', count: 1, late: 0 }] }),
  ...on(getOfficeQueue, ({ view = 'waiting' }) => {
    const items = [...rows[view]];
    return { items, total: items.length };
  }),
  ...on(getOfficeCase, ({ kind }) => (kind === 'red' ? openedAwaited : openedIssued)),
  ...on(claimOffice, { by: '客服中心', isOwn: true, until: '2026-11-20T09:10:00.000+08:00' }),
  ...on(actOffice, ({ number }) => ({ number })),
};

const issued = pathOf('works', { desk: 'invoices' }, { tab: 'issued' });
const { frame, sent, withAnswers } = deskStories(issued, desk);

const meta = {
  title: 'Screens/WorksInvoices',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const NUMBER = '4261118100000025';

const beginning = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('list', { name: '已开出的发票' });
  await userEvent.keyboard('j');
  const page = within(canvasElement);
  const heading = await page.findByRole('heading', { level: 2, name: `发票申请 ${NUMBER}` });
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.click(await page.findByRole('button', { name: '发起红冲' }));
  return within(await screen.findByRole('dialog', { name: '发起红冲' }));
};

/** All that is left of it unless less is said; what for is chosen, why is what its buyer reads. */
export const Reversal: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const dialog = await beginning(canvasElement);
    await expect(await dialog.findByRole('textbox', { name: /红冲金额/ })).toHaveValue('1284');
    await dialog.findByText('最多可红冲 ¥1,284.00');
  },
};

/** Nothing is sent without what it is for; afterwards the same case is shown as it has become. */
export const Reversed: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = await beginning(canvasElement);
    const amount = await dialog.findByRole('textbox', { name: /红冲金额/ });
    const send = await dialog.findByRole('button', { name: '发起红冲' });
    await step('a reason of each kind, and a sum that is left', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, '1,284.01');
      await userEvent.click(send);
      await dialog.findByText('请选择红冲原因');
      await dialog.findByText('请填写原因，客户会看到（4-200 个字）');
      await expect(sent(actOffice)).toEqual([]);
    });
    await step('begun', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: '销货退回' }));
      await userEvent.clear(amount);
      await userEvent.type(amount, '284.5');
      await userEvent.click(dialog.getByRole('button', { name: /^货物已退回/ }));
      await userEvent.click(send);
      await waitFor(() => expect(sent(actOffice)).toHaveLength(1));
      await expect(sent(actOffice)[0]).toEqual({
        ...{ kind: 'invoice', number: NUMBER, event: 'ENTER_RED' },
        seen: '4 2026-11-18T16:20:00.000+08:00',
        ...{ redReason: redReason.returned, amount: 28_450 },
        reason: '货物已退回，按退回的金额红冲',
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await screen.findAllByText('已发起红冲');
      await within(canvasElement).findByRole('heading', { level: 2, name: `发票申请 ${NUMBER}` });
    });
  },
};

/** Its buyer asked for a part meanwhile: how much is left is said, and what was typed stays. */
export const LessIsLeft: Story = {
  args: withAnswers(on(actOffice, refusedBy(refusals.redTooMuch, { most: fen(100_000) }))),
  play: async ({ canvasElement }) => {
    const dialog = await beginning(canvasElement);
    await userEvent.click(await dialog.findByRole('radio', { name: '销货退回' }));
    await userEvent.click(dialog.getByRole('button', { name: /^货物已退回/ }));
    await userEvent.click(dialog.getByRole('button', { name: '发起红冲' }));
    await dialog.findByText('最多可红冲¥1,000.00');
    await expect(dialog.getByRole('textbox', { name: /红冲金额/ })).toHaveValue('1284');
  },
};

/** What the buyer has not answered can be taken back; its red invoice cannot be issued yet. */
export const Awaited: Story = {
  args: { path: pathOf('works', { desk: 'invoices' }, { tab: 'awaited' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('list', { name: '等购方确认的红冲' });
    await userEvent.keyboard('j');
    const title = '红字确认单 6926111900004011';
    const heading = await page.findByRole('heading', { level: 2, name: title });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await page.findByRole('button', { name: '开红字发票' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: '撤回红冲' }));
    await waitFor(() => expect(sent(actOffice)).toHaveLength(1));
    await expect(sent(actOffice)[0]).toEqual({
      ...{ kind: 'red', number: '6926111900004011', event: 'WITHDRAW_RED' },
      seen: '2 2026-11-19T16:00:00.000+08:00',
    });
    await screen.findAllByText('已撤回红冲');
  },
};

/** What waits is in front; of the other view nothing is there yet. */
export const NothingIssued: Story = {
  args: {
    path: pathOf('works', { desk: 'invoices' }),
    ...withAnswers(
      on(getOfficeQueue, ({ view = 'waiting' }) => {
        const items = view === 'issued' ? [] : [...applications];
        return { items, total: items.length };
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('list', { name: '待处理的事项' });
    await userEvent.click(page.getByRole('tab', { name: '已开票' }));
    await page.findByText('还没有开出的发票');
    await expect(page.getByPlaceholderText('发票号码、申请号、抬头、客户、订单号')).toBeVisible();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'invoices that were issued' });
    await userEvent.keyboard('j');
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: `Invoice application ${NUMBER}` });
    await userEvent.click(page.getByRole('button', { name: 'Begin a reversal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Begin a reversal' });
    await within(dialog).findByText('At most ¥1,284.00 can be reversed');
    const theirs = ['悦享包装有限公司', '春山文创工作室', '悦享包装', '春山文创'];
    await expect(chineseIn(canvasElement, theirs)).toEqual([]);
    await expect(
      chineseIn(
        dialog,
        openedIssued.steps.flatMap(({ templates }) => templates),
      ),
    ).toEqual([]);
  },
};
