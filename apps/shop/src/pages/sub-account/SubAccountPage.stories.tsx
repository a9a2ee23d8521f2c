// The colleagues in every state.

import {
  deleteSubAccount,
  getSubAccountLog,
  getSubAccounts,
  handOverSubAccount,
  saveSubAccount,
} from '@banxin/contract/calls/customer/subAccount';
import type { SubAccount, SubAccountEntry } from '@banxin/contract/entities/subAccount';
import { standing, step } from '@banxin/contract/messages/order';
import { subAccountLog } from '@banxin/contract/messages/subAccount';
import { fen } from '@banxin/contract/money';
import { customer as customerRefusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import SubAccountPage from './SubAccountPage.tsx';

const one = (id: number, name: string, more: Partial<SubAccount> = {}): SubAccount => ({
  ...{
    id,
    rev: 0,
    name,
    linkPerson: '采购部',
    mobilePhone: `1380000${String(id).padStart(4, '0')}`,
  },
  ...{ roles: 4, payLimit: null, isPaused: false, openOrders: 0, openTickets: 0 },
  lastLoginAt: '2026-11-19T16:20:00.000+08:00',
  ...more,
});

const colleagues: readonly SubAccount[] = [
  one(10, '悦享售后', { roles: 8, isPaused: true, lastLoginAt: null, linkPerson: '售后部' }),
  one(9, '悦享下单', { roles: 5, payLimit: fen(200_000), openOrders: 2, linkPerson: '下单部' }),
  one(7, '悦享设计', { roles: 2, linkPerson: '设计部' }),
  one(6, '悦享财务', { roles: 16, linkPerson: '财务部' }),
];

/** Searched as the server does. */
const listOf = (rows: readonly SubAccount[]) =>
  on(getSubAccounts, ({ words = '' }) => {
    const items = rows.filter(({ name, linkPerson }) => `${name}${linkPerson}`.includes(words));
    return { items, total: items.length, count: rows.length };
  });

const entry = (more: Partial<SubAccountEntry>): SubAccountEntry => ({
  ...{ at: '2026-11-19T16:25:00.000+08:00', entity: 'account', orderSN: null, by: '悦享包装' },
  ...{ event: messageOf(subAccountLog.changed, { field: 'roles' }), from: null, to: null },
  ...more,
});

const entries: readonly SubAccountEntry[] = [
  entry({
    from: messageOf(subAccountLog.roles, { roles: 4 }),
    to: messageOf(subAccountLog.roles, { roles: 5 }),
  }),
  entry({
    event: messageOf(subAccountLog.changed, { field: 'payLimit' }),
    from: messageOf(subAccountLog.noLimit),
    to: messageOf(subAccountLog.limit, { limit: fen(200_000) }),
  }),
  entry({
    ...{ entity: 'order', orderSN: '261119456246883', by: '悦享下单' },
    event: messageOf(step.event, { event: 'CONFIRM' }),
    to: messageOf(standing.status, { status: 1 }),
  }),
];

const meta = {
  title: 'Screens/Sub-accounts',
  tags: ['screen:/user/subaccount', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('subaccount'), answers: listOf(colleagues), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <SubAccountPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

const withAnswers = (more: StoryAnswers) => ({ answers: { ...listOf(colleagues), ...more } });

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('已用 4 / 30 个');
    await page.findByText('进行中：订单 2 个，售后 0 个');
    await page.findByText('已停用');
    await expect(page.getByRole('button', { name: '启用：悦享售后' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Customer service, Ordering');
    const theirs = colleagues.flatMap(({ name, linkPerson }) => [name, linkPerson]);
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getSubAccounts, 'pending') },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { answers: listOf([]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有子账号，添加同事后可分工下单、对账');
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getSubAccounts, failed(500)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('子账号没有加载出来');
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getSubAccounts, forbidden()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('当前账号没有查看子账号的权限');
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: phone,
  args: {
    answers: listOf([
      one(11, '华东大区连锁门店采购组', {
        roles: 31,
        linkPerson: '名字特别长的联系人欧阳上官先生',
      }),
      ...colleagues.slice(1, 2),
    ]),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('客服、设计、下单、售后、财务');
  },
};

/** Wrong fields say so in the specified words; what the roles may do follows each tick. */
export const Adding: Story = {
  tags: ['photo'],
  args: withAnswers(
    on(
      saveSubAccount,
      refusedBy(plain.mobileTaken, {
        fields: { mobilePhone: '该手机号已注册，可直接登录' },
        why: {},
      }),
    ),
  ),
  play: async () => {
    await press('新增子账号');
    const dialog = within(await screen.findByRole('dialog', { name: '新增子账号' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    for (const words of [
      '请填写账号',
      '请填写密码',
      '请填写联系人',
      '请输入手机号',
      '至少选择一个角色',
    ]) {
      await dialog.findByText(words);
    }
    const rights = within(dialog.getByRole('table', { name: '所选角色可以做什么' }));
    const held = (name: RegExp) =>
      within(rights.getByRole('row', { name })).getAllByRole('cell').at(-1)?.textContent;
    await expect(held(/^下单/)).toContain('不可以');
    await userEvent.click(dialog.getByRole('checkbox', { name: '下单' }));
    await expect(held(/^下单/)).not.toContain('不可以');
    await userEvent.click(dialog.getByRole('checkbox', { name: '设计' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^账号/ }), '新同事');
    await userEvent.type(dialog.getByRole('textbox', { name: /^联系人/ }), '王工');
    await userEvent.type(dialog.getByRole('textbox', { name: /^手机/ }), '13800000001');
    await userEvent.type(dialog.getByLabelText(/^密码/), 'Demo-2027');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('该手机号已注册，可直接登录');
    await expect(dialog.getByRole('textbox', { name: /^账号/ })).toHaveValue('新同事');
  },
};

/** Saved elsewhere meanwhile: what is stored stands beside what was typed. */
export const SavedElsewhere: Story = {
  args: withAnswers(
    on(
      saveSubAccount,
      refusedBy(record.changedElsewhere, {
        current: { ...colleagues[1], rev: 1, linkPerson: '李工' },
      }),
    ),
  ),
  play: async () => {
    await press('编辑：悦享下单');
    const dialog = within(await screen.findByRole('dialog'));
    const person = dialog.getByRole('textbox', { name: /^联系人/ });
    await userEvent.clear(person);
    await userEvent.type(person, '王工');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('内容已在别处更改，请核对后再保存');
    await dialog.findByText('李工');
    await expect(person).toHaveValue('王工');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('继续填写');
  },
};

/** Work that is under way needs somebody to take it over; what came meanwhile is asked about again. */
export const Removing: Story = {
  tags: ['photo'],
  args: withAnswers({
    ...on(handOverSubAccount, { orders: 2, tickets: 0 }),
    ...on(
      deleteSubAccount,
      refusedBy(customerRefusals.hasWork, { name: '悦享下单', orders: 1, tickets: 0 }),
    ),
  }),
  play: async () => {
    await press('删除：悦享下单');
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/还有 2 个未完成的订单/);
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await expect(question.getByRole('alert')).toHaveTextContent('请选择交接给谁');
    const taker = question.getByRole('combobox', { name: '交接给' });
    // Neither who is paused nor who may not order takes it over.
    await expect(within(taker).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(taker, '悦享包装（主账号）');
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await question.findByText('悦享下单刚有新订单，请重新交接');
  },
};

export const Log: Story = {
  tags: ['photo'],
  args: withAnswers(on(getSubAccountLog, { items: [...entries], total: entries.length })),
  play: async () => {
    await press('操作记录：悦享下单');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('修改付款上限');
    await expect(dialog.getByRole('row', { name: /修改角色/ })).toHaveTextContent(
      '下单→客服、下单',
    );
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: '261119456246883' })).toBeVisible(),
    );
  },
};

/** Asked before; the safe answer has the focus. Open again needs no question. */
export const Pausing: Story = {
  args: withAnswers(on(saveSubAccount, { ...colleagues[2], isPaused: true } as SubAccount)),
  play: async ({ args }) => {
    await press('停用：悦享设计');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: '停用' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Customer.UpdateSubAccount',
        expect.objectContaining({ id: 7, isPaused: true, roles: 2 }),
      ),
    );
    await press('启用：悦享售后');
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Customer.UpdateSubAccount',
        expect.objectContaining({ id: 10, isPaused: false }),
      ),
    );
  },
};
