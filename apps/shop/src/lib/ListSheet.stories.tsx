// A list by its address: narrowed, paged, slow, failed, asked again. What it lists does not matter.

import { getOrders } from '@banxin/contract/calls/order/list';
import { pathOf } from '@banxin/contract/routes';
import { Table } from '@banxin/ui/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { orders } from '../stories/fixtures/orders.ts';
import { StoryShop, type StoryShopProps } from '../stories/StoryShop.tsx';
import { failed, on } from '../stories/storyClient.ts';
import { ListSheet } from './ListSheet.tsx';
import { ALL, daysOf, listQuery } from './listQuery.ts';
import { useList } from './useList.ts';

const address = listQuery({ tab: [ALL, 'unpaid', 'toShip'] });

const tabs = [
  { id: ALL, label: '全部' },
  { id: 'unpaid', label: '待付款' },
  { id: 'toShip', label: '待发货' },
];

function OrderNumbers() {
  const list = useList(address, getOrders, ({ tab, keyword, from, to, page, size }) => ({
    tab: tab === ALL ? undefined : tab,
    keyword: keyword === '' ? undefined : keyword,
    createdFrom: daysOf({ from, to }).from,
    createdTo: daysOf({ from, to }).to,
    pageIndex: page,
    pageSize: size,
  }));
  return (
    <ListSheet
      title="订单号"
      noun="订单"
      list={list}
      tabs={{ label: '订单状态', items: tabs }}
      words={{ label: '查找', placeholder: '订单号', hint: '可以只输一段。' }}
      days="下单日期"
      empty={{ title: '还没有订单', hint: '下单后会出现在这里。' }}
    >
      {(rows, isPending) => (
        <Table
          label="订单号"
          columns={[
            { id: 'sn', header: '订单号', isRowHeader: true, cell: ({ orderSN }) => orderSN },
            { id: 'name', header: '产品', cell: ({ productName }) => productName },
          ]}
          rows={rows}
          rowKey={({ orderSN }) => orderSN}
          isPending={isPending}
        />
      )}
    </ListSheet>
  );
}

const CALL = 'call Order.GetOrdersByCustomer';

const rowsOf = (tab: string | undefined) =>
  orders.filter((order) => tab === undefined || order.tab === tab);

const meta = {
  title: 'Features/List',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('myOrder'),
    answers: on(getOrders, ({ tab }) => ({ items: rowsOf(tab), total: 284 })),
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <OrderNumbers />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first and last day stand in the address; a colleague who opens it sees the same. */
export const Days: Story = {
  args: { path: pathOf('myOrder', {}, { from: '2026-11-01', to: '2026-11-10' }) },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('group', { name: '下单日期' });
    const asked = (days: object) =>
      expect(args.onEvent).toHaveBeenLastCalledWith(CALL, expect.objectContaining(days));
    await step('the address narrows the list', async () => {
      await asked({ createdFrom: '2026-11-01', createdTo: '2026-11-10' });
      await expect(field).toHaveTextContent('2026/11/01–2026/11/10');
    });
    await step('a usual range is taken at a press', async () => {
      await userEvent.click(page.getByRole('button', { name: /打开日历/ }));
      await userEvent.click(await screen.findByRole('button', { name: '近 7 天' }));
      await waitFor(() => asked({ createdFrom: '2026-11-14', createdTo: '2026-11-20' }));
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    });
    await step('what is typed is searched for when it is sent, not digit by digit', async () => {
      await userEvent.click(within(field).getAllByRole('spinbutton', { name: /年/ })[0] as Element);
      await userEvent.keyboard('2025');
      await expect(field).toHaveTextContent('2025/11/14–2026/11/20');
      await asked({ createdFrom: '2026-11-14' });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => asked({ createdFrom: '2025-11-14', createdTo: '2026-11-20' }));
    });
    await step(
      'a reversed range is explained when the field is left, and narrows nothing',
      async () => {
        await userEvent.click(
          within(field).getAllByRole('spinbutton', { name: /年/ })[0] as Element,
        );
        await userEvent.keyboard('2027');
        await userEvent.click(await page.findByRole('searchbox'));
        await page.findByText('开始日期晚于结束日期，列表未按日期筛选');
        await waitFor(() => asked({}));
        await expect(args.onEvent).not.toHaveBeenCalledWith(
          CALL,
          expect.objectContaining({ createdFrom: '2027-11-14' }),
        );
      },
    );
    await step('nothing typed is lost, and one press removes it', async () => {
      await expect(field).toHaveTextContent('2027/11/14–2026/11/20');
      await userEvent.click(within(field).getByRole('button', { name: '清除' }));
      await waitFor(() => expect(page.queryByText(/列表未按日期筛选/)).toBeNull());
      await expect(page.queryByRole('button', { name: '清除筛选' })).toBeNull();
    });
  },
};

const withField: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('group', { name: '下单日期' });
};

/** An address whose days are in the wrong order says so beside the field. */
export const DaysReversed: Story = {
  tags: ['photo'],
  args: { path: pathOf('myOrder', {}, { from: '2026-11-20', to: '2026-11-01' }) },
  play: withField,
};

export const DaysReversedEnglish: Story = {
  args: { ...DaysReversed.args, locale: 'en-US' },
  play: withField,
};

/** An address may be typed by hand: 30 February is no day. */
export const DaysUnreadable: Story = {
  tags: ['photo'],
  args: { path: pathOf('myOrder', {}, { from: '2026-02-30', to: '2026-03-10' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/无法识别日期“2026-02-30”，列表未按日期筛选/);
  },
};

/** The list got shorter while the page was bookmarked. */
export const BeyondTheEnd: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('myOrder', {}, { tab: 'unpaid', page: 99 }),
    answers: on(getOrders, ({ tab, pageIndex }) => ({
      items: pageIndex === 1 ? rowsOf(tab) : [],
      total: 2,
    })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('这一页没有订单');
  },
};

/** There is a way back, under the same filter. */
export const BackToTheFirstPage: Story = {
  args: { ...BeyondTheEnd.args },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '回到第一页' }));
    await canvas.findByRole('table');
    await expect(args.onEvent).toHaveBeenLastCalledWith(
      CALL,
      expect.objectContaining({ tab: 'unpaid', pageIndex: 1 }),
    );
  },
};

/** What was answered stays in sight and under the hand until the next answer is there; it is heard how many. */
export const RowsStay: Story = {
  args: {
    answers: on(getOrders, ({ pageIndex }) =>
      pageIndex === 1 ? { items: orders.slice(0, 3), total: 284 } : 'pending',
    ),
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('table');
    await step('the number of rows is a status', async () => {
      await expect(canvas.getByText('共 284 条', { selector: '[role=status]' })).toBeVisible();
    });
    await step('the next page is asked for by the keyboard: rows stay, the focus too', async () => {
      const next = canvas.getByRole('button', { name: '下一页' });
      next.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
      await expect(canvas.getAllByRole('row')).toHaveLength(4);
      await expect(next).toHaveFocus();
    });
  },
};

/** Holds back the answer for unpaid orders until it is let go. */
function holdUnpaid() {
  let gate = Promise.withResolvers<void>();
  return {
    answers: on(getOrders, async ({ tab }) => {
      if (tab === 'unpaid') await gate.promise;
      return { items: rowsOf(tab), total: rowsOf(tab).length };
    }),
    letGo: async () => {
      gate.resolve();
      await gate.promise;
    },
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
  };
}

const late = holdUnpaid();

/** An answer that comes late is kept for its own tab and never shown in another one. */
export const AnsweredLate: Story = {
  args: { answers: late.answers },
  beforeEach: late.hold,
  play: async ({ canvas, args, step }) => {
    const [unpaid] = rowsOf('unpaid');
    const [toShip] = rowsOf('toShip');
    await canvas.findByRole('table');
    await step('the second question is answered first', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '待付款' }));
      await userEvent.click(canvas.getByRole('tab', { name: '待发货' }));
      await canvas.findByText(toShip?.orderSN ?? '');
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    });
    await step('then the first: nothing changes', async () => {
      await late.letGo();
      await expect(canvas.getByText(toShip?.orderSN ?? '')).toBeVisible();
      await expect(canvas.queryByText(unpaid?.orderSN ?? '')).toBeNull();
    });
    await step('its tab shows it at once, before it is answered anew', async () => {
      late.hold();
      await userEvent.click(canvas.getByRole('tab', { name: '待付款' }));
      await canvas.findByText(unpaid?.orderSN ?? '');
      await waitFor(() =>
        expect(args.onEvent).toHaveBeenLastCalledWith(
          CALL,
          expect.objectContaining({ tab: 'unpaid' }),
        ),
      );
    });
  },
};

/** Rows of one tab never stand for those of another that did not load; going back brings them at once. */
export const FailureShows: Story = {
  args: {
    answers: on(getOrders, ({ tab }) =>
      tab === 'unpaid' ? failed(500) : { items: orders.slice(0, 3), total: 3 },
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('tab', { name: '待付款' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('订单没有加载出来');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: '全部' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
