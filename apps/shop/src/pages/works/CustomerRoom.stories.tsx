// The desk of customers in its states.
import {
  changeCustomer,
  endCustomerDevice,
  findCustomers,
  getCustomerDevices,
  getCustomerFile,
  getCustomerLedger,
  getCustomerOrders,
  getCustomerRecords,
  giveCoupons,
} from '@banxin/contract/calls/works/customers';
import { getDesks } from '@banxin/contract/calls/works/desk';
import { customerSign } from '@banxin/contract/enums/customer';
import { fen } from '@banxin/contract/money';
import { customerDesk as refusals } from '@banxin/contract/refusals/customerDesk';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  customerDevices,
  customerFileOf,
  customerLedger,
  customerOrders,
  customerRecords,
  foundCustomers,
} from '../../stories/fixtures/customers.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const WHY = '客户来电要求，已核对';

const customers = {
  ...on(getDesks, { desks: [{ desk: 'customers', count: 0, late: 0 }] }),
  ...on(findCustomers, { items: [...foundCustomers], total: foundCustomers.length }),
  ...on(getCustomerFile, ({ id }) => customerFileOf(id)),
  ...on(getCustomerOrders, customerOrders),
  ...on(getCustomerLedger, customerLedger),
  ...on(getCustomerDevices, [...customerDevices]),
  ...on(getCustomerRecords, customerRecords),
  ...on(changeCustomer, ({ id }) => customerFileOf(id)),
  ...on(giveCoupons, ({ count }) => ({ given: count, until: '2026-12-20' })),
  ...on(endCustomerDevice, null),
};

const { frame, sent, withAnswers } = deskStories(pathOf('works', { desk: 'customers' }), customers);

const meta = {
  title: 'Screens/WorksCustomers',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes down the list to a customer. */
const open = async (canvasElement: HTMLElement, name: string, downs = 1): Promise<void> => {
  await within(canvasElement).findByRole('list', { name: '客户' });
  for (let at = 0; at < downs; at += 1) await userEvent.keyboard('j');
  const heading = await within(canvasElement).findByRole('heading', { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
};

const enterRoom = async (canvasElement: HTMLElement, name: RegExp): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('tab', { name }));

const begin = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

/** What is known, what can be changed, what can be given; then the rooms. */
export const File: Story = {
  play: async ({ canvasElement, step }) => {
    await open(canvasElement, '悦享包装');
    const page = within(canvasElement);
    await expect(page.getByRole('list', { name: '可修改' })).toHaveTextContent('烘焙门店');
    await step('rooms', async () => {
      await enterRoom(canvasElement, /^订单/);
      await page.findByRole('rowheader', { name: '261119271148092' });
      await enterRoom(canvasElement, /^收支/);
      await page.findByRole('rowheader', { name: /^消费/ });
      await enterRoom(canvasElement, /^记录/);
      await expect(await page.findByRole('list', { name: '记录' })).toHaveTextContent(
        '电商客户 → 普通客户',
      );
      await enterRoom(canvasElement, /^资料/);
    });
  },
};

/** Nothing was looked at yet; words that nobody is called by. */
export const Empty: Story = {
  args: withAnswers(on(findCustomers, { items: [], total: 0 })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有查看过客户');
  },
};

export const Failed: Story = {
  args: withAnswers(on(findCustomers, failed())),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /重试/ });
  },
};

/** A change asks for its reason; it is sent with the revision that was read. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, '悦享包装');
    const dialog = await begin(canvasElement, '修改客户类型');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('还没有修改');
    await dialog.findByText('请填写 4 至 200 个字的原因');
    await expect(sent(changeCustomer)).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: '合作伙伴' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), WHY);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(changeCustomer)).toEqual([
        { id: 1, rev: 4, field: 'type', value: 5, reason: WHY },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A colleague was faster: what is stored stands beside what was chosen, the reason stays, and it can be saved over. */
export const ChangedElsewhere: Story = {
  args: withAnswers(
    on(changeCustomer, ({ id, rev }) =>
      rev === 4
        ? refusedBy(record.changedElsewhere, {
            current: { ...customerFileOf(id).values, rev: 5, flags: customerSign.groupCustomer },
          })
        : customerFileOf(id),
    ),
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement, '悦享包装');
    const dialog = await begin(canvasElement, '修改客户标记');
    await userEvent.click(dialog.getByRole('checkbox', { name: '全检客户' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), WHY);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('内容已在别处更改，请核对后再保存');
    await expect(dialog.getByRole('table')).toHaveTextContent('集团客户');
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue(WHY);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(changeCustomer)).toHaveLength(2));
    await expect(sent(changeCustomer)[1]).toMatchObject({ rev: 5, field: 'flags' });
  },
};

/** What is left is said before; more than that is refused, and nothing typed is lost. */
export const Given: Story = {
  args: withAnswers(
    on(giveCoupons, ({ amount }) =>
      amount > 2_000
        ? refusedBy(refusals.clerkLimit, { sum: fen(5_000) })
        : { given: 1, until: '2026-12-20' },
    ),
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement, '悦享包装');
    await expect(within(canvasElement).getByText(/30 天内 8 张、共 ¥460\.00/)).toBeVisible();
    const dialog = await begin(canvasElement, '发放优惠券');
    const amount = dialog.getByRole('textbox', { name: '面额' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '60');
    await userEvent.click(dialog.getByRole('button', { name: /^订单延误/ }));
    await userEvent.click(dialog.getByRole('button', { name: '发放' }));
    await dialog.findByText('请填写不低于 ¥120.00 的金额');
    const least = dialog.getByRole('textbox', { name: '使用门槛' });
    await userEvent.clear(least);
    await userEvent.type(least, '120');
    await userEvent.click(dialog.getByRole('button', { name: '发放' }));
    await dialog.findByText('您今天还可发放共 ¥50.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '20.00');
    await userEvent.click(dialog.getByRole('button', { name: '发放' }));
    await waitFor(() => expect(sent(giveCoupons)).toHaveLength(2));
    await expect(sent(giveCoupons)[1]).toEqual({
      ...{ id: 1, kind: 1, amount: 2_000, minSpend: 12_000, count: 1, days: 30 },
      reason: '订单延误，赠券致歉',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A device is logged out as its owner asks. */
export const DeviceEnded: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, '悦享包装');
    await enterRoom(canvasElement, /^登录设备/);
    const name = '退出此设备：悦享财务 iPhone · Safari';
    await within(canvasElement).findByRole('button', { name });
    const dialog = await begin(canvasElement, name);
    await userEvent.click(dialog.getByRole('button', { name: '应客户来电要求' }));
    await userEvent.click(dialog.getByRole('button', { name: '退出此设备' }));
    await waitFor(() =>
      expect(sent(endCustomerDevice)).toEqual([{ id: 1, device: 'a2', reason: '应客户来电要求' }]),
    );
  },
};

/** The customer of the own login is looked at and not touched. */
export const OwnAccount: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await open(canvasElement, '系统管理员', 3);
    const page = within(canvasElement);
    await expect(page.getAllByText(/请由同事处理/)[0]).toBeVisible();
    for (const name of ['修改客户类型', '修改送货员', '发放优惠券']) {
      await expect(page.getByRole('button', { name })).toBeDisabled();
    }
  },
};

/** Who does not sit at receipts learns why the account is shut. */
export const LedgerShut: Story = {
  args: withAnswers(
    on(getCustomerFile, ({ id }) => ({
      ...customerFileOf(id),
      ledgerShut: messageOf(refusals.ledgerShut),
    })),
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement, '悦享包装');
    await enterRoom(canvasElement, /^收支/);
    await within(canvasElement).findByText('收支只对银行收款工位开放');
    await expect(sent(getCustomerLedger)).toEqual([]);
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement, step }) => {
    const theirs = [
      ...foundCustomers.flatMap(({ name, company }) => [company ?? '', name]),
      ...['采购部', '悦享财务', '悦享售后', '悦享下单', '林晓', '周宁'],
      ...customerRecords.items.flatMap(({ reason }) => reason ?? ''),
    ].filter((words) => words !== '');
    const isEnglish = () => waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
    await within(canvasElement).findByRole('list', { name: 'customers' });
    await userEvent.keyboard('j');
    await within(canvasElement).findByRole('heading', { level: 2, name: '悦享包装' });
    await isEnglish();
    await step('rooms', async () => {
      for (const room of [/^Orders/, /^Account/, /^Devices/, /^Records/]) {
        await userEvent.click(within(canvasElement).getByRole('tab', { name: room }));
        await isEnglish();
      }
    });
  },
};
