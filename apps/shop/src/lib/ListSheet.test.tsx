import { getSessions } from '@banxin/contract/calls/customer/device';
import { getOrders } from '@banxin/contract/calls/order/list';
import type { OrderSummary } from '@banxin/contract/entities/order';
import type { TabItem } from '@banxin/ui/Tabs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { orders } from '../stories/fixtures/orders.ts';
import { StoryShop } from '../stories/StoryShop.tsx';
import { loaded } from '../stories/storyClient.ts';
import { ListSheet } from './ListSheet.tsx';
import { ALL, daysOf, listQuery } from './listQuery.ts';
import { useList, useWholeList } from './useList.ts';

const address = listQuery({ tab: ['unpaid', 'toShip', ALL], kind: ['', 'urgent'] });

const shown = {
  title: '订单号',
  noun: '订单',
  empty: { title: '还没有', hint: '下单后会出现在这里' },
  children: (rows: readonly object[]) => `${rows.length} 行`,
};

function OrderNumbers({ tabs }: { readonly tabs: readonly TabItem[] }) {
  const list = useList(address, getOrders, ({ tab, keyword, from, to, page, size }) => ({
    ...(tab !== ALL && { tab }),
    ...(keyword !== '' && { keyword }),
    createdFrom: daysOf({ from, to }).from,
    pageIndex: page,
    pageSize: size,
  }));
  return (
    <ListSheet
      {...shown}
      list={list}
      tabs={{ label: '状态', items: tabs }}
      words={{ label: '查找', placeholder: '订单号', hint: '少输一些。' }}
    />
  );
}

function Devices() {
  return <ListSheet {...shown} list={useWholeList(getSessions, {})} />;
}

const unpaid: TabItem = { id: 'unpaid', label: '待付款' };
const all: TabItem = { id: ALL, label: '全部' };

/** What an address shows before anything is asked, when one question was answered already. */
function show(
  search: string,
  asked: object,
  items: readonly OrderSummary[],
  { total = items.length, tabs = [unpaid, all] } = {},
): string {
  const input = { pageIndex: 1, pageSize: 20, ...asked };
  return renderToString(
    <StoryShop
      path={`/user/myorder${search}`}
      fallback={loaded(getOrders, input, { items: [...items], total })}
      onEvent={() => undefined}
    >
      <OrderNumbers tabs={tabs} />
    </StoryShop>,
  );
}

describe('a list', () => {
  it('asks what its address says, and not more often because of what its address does not mean', () => {
    expect(show('', { tab: 'unpaid' }, orders)).toContain(`${orders.length} 行`);
    const whole = '?tab=all&keyword=%20box&from=2026-11-01&page=3&size=50';
    const asked = { keyword: 'box', createdFrom: '2026-11-01', pageIndex: 3, pageSize: 50 };
    expect(show(whole, asked, orders)).toContain(`${orders.length} 行`);
    expect(show('?tab=gone&page=x&from=2026-02-30', { tab: 'unpaid' }, orders)).toContain('行');
  });

  it('says how many there are where it is heard', () => {
    expect(show('', { tab: 'unpaid' }, orders, { total: 1284 })).toMatch(
      /role="status"[^>]*>共 1,284 条</,
    );
  });

  it('without rows in an empty tab leads to all, where there is such a tab', () => {
    expect(show('', { tab: 'unpaid' }, [])).toMatch(/还没有.*看全部订单/);
    expect(show('', { tab: 'unpaid' }, [], { tabs: [unpaid] })).not.toContain('看全部订单');
    expect(show('?tab=all', {}, [])).not.toContain('看全部订单');
  });

  it('without rows says what narrowed it, and how to widen it', () => {
    const words = show('?keyword=box', { tab: 'unpaid', keyword: 'box' }, []);
    expect(words).toMatch(/没有符合条件的订单.*没有找到与“box”相符的订单。少输一些。.*清除筛选/);
    const days = show('?from=2026-11-01', { tab: 'unpaid', createdFrom: '2026-11-01' }, []);
    expect(days).toContain('这段时间内没有订单');
    expect(show('?kind=urgent', { tab: 'unpaid' }, [])).toContain('可以放宽条件再查');
  });

  it('does not blame days that narrow nothing', () => {
    const html = show('?from=2026-02-30', { tab: 'unpaid' }, []);
    expect(html).toContain('还没有');
    expect(html).not.toContain('没有符合条件的订单');
  });

  it('beyond its end leads back to the first page', () => {
    const html = show('?page=99', { tab: 'unpaid', pageIndex: 99 }, [], { total: 284 });
    expect(html).toMatch(/这一页没有订单.*回到第一页/);
  });

  it('that is always shown whole has no filters and no pager', () => {
    const device = { id: 'a', device: '', ip: '::1', beganAt: '', usedAt: '', current: true };
    const html = renderToString(
      <StoryShop
        path="/user/account"
        fallback={loaded(getSessions, {}, [device])}
        onEvent={() => undefined}
      >
        <Devices />
      </StoryShop>,
    );
    expect(html).toContain('1 行');
    expect(html).not.toContain('data-component="Pager"');
    expect(html).not.toContain('筛选');
  });
});
