// What lies in the cloud warehouse in every state; both addresses show the same page.

import type { RawAnswer } from '@banxin/contract/call';
import {
  exportCloudInventory,
  getCloudFeeForecast,
  getCloudInventory,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  custody,
  custodyStock,
  forecast,
  inventoryOf,
  owing,
} from '../../stories/fixtures/cloud.ts';
import { afterSalesColleague, designer, newShop } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on } from '../../stories/storyClient.ts';
import CloudInventoryPage from './CloudInventoryPage.tsx';

const none = fen(0);
const fees = on(getCloudFeeForecast, forecast);

const meta = {
  title: 'Screens/Cloud stock',
  tags: ['screen:/cloudWSM/inventory', 'screen:/user/cloudWSM/inventory', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('cloudInventory'),
    answers: { ...inventoryOf(), ...fees },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <CloudInventoryPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

/** The row of a stock by its code. */
async function rowOf(canvasElement: HTMLElement, code: string) {
  const cell = await within(canvasElement).findByText(code);
  const row = cell.closest<HTMLElement>('tr');
  if (row === null) throw new Error(`${code} stands in no row`);
  return within(row);
}

/** Sums above, what is low first, why something cannot be sent, and the warehouse's own menu beside it. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('what lies there, what it costs, what is free', async () => {
      await page.findByText('本月仓储费预计');
      await expect(page.getByText('¥86.40')).toBeVisible();
      await expect(page.getByText('7,420')).toBeVisible();
      await expect(page.getByText('0.18')).toBeVisible();
    });
    await step('low is marked, and can be sent', async () => {
      const row = await rowOf(canvasElement, 'YX000012');
      await expect(row.getByText('低库存')).toBeVisible();
      await expect(row.getByRole('link', { name: /^发货/ })).toHaveAttribute(
        'href',
        '/cloudWSM/order?stock=12',
      );
    });
    await step('frozen says why', async () => {
      const row = await rowOf(canvasElement, 'YX000015');
      await expect(row.getByText(/盘点差异，待仓库复核/)).toBeVisible();
    });
    await step('what is all kept for orders cannot be sent', async () => {
      const row = await rowOf(canvasElement, 'YX000021');
      await expect(row.getByRole('button', { name: /^发货/ })).toBeDisabled();
      await expect(row.getByText('已全部占用')).toBeVisible();
    });
    await step('the menu of the warehouse', async () => {
      const menu = within(await page.findByRole('navigation', { name: '云仓菜单' }));
      await expect(menu.getByRole('link', { name: '云仓库存' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(menu.getByRole('link', { name: '云仓下单' })).toHaveAttribute(
        'href',
        '/cloudWSM/order',
      );
    });
  },
};

/** The same page beside the account's menu. */
export const InTheAccount: Story = {
  tags: ['photo'],
  args: { path: pathOf('userInventory') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = within(await page.findByRole('navigation', { name: '账户菜单' }));
    await expect(menu.getByRole('link', { name: '云仓库存' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.findByText('YX000012');
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('YX000012');
    const theirs = custody.map(({ style }) => style).filter(Boolean);
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

/** Goods of the shop: a price, and sending them. */
export const Sales: Story = {
  tags: ['photo'],
  args: { path: pathOf('cloudInventory', {}, { tab: 'sales' }) },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, '701');
    await expect(row.getByText('¥19.80')).toBeVisible();
    await expect(row.getByRole('link', { name: /^代发/ })).toHaveAttribute(
      'href',
      '/cloudWSM/order?goods=701',
    );
    const soldOut = await rowOf(canvasElement, '705');
    await expect(soldOut.getByRole('button', { name: /暂时缺货/ })).toBeDisabled();
    await expect(within(canvasElement).queryByRole('combobox', { name: '状态' })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...on(getCloudInventory, 'pending'), ...on(getCloudFeeForecast, 'pending') } },
};

/** Whoever stores nothing learns how it is done. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    user: newShop,
    answers: {
      ...inventoryOf([]),
      ...on(getCloudFeeForecast, {
        ...forecast,
        onHand: 0,
        kinds: 0,
        freeCm3: 0,
        chargedCm3: 0,
        freeUntil: null,
        fees: forecast.fees && { ...forecast.fees, soFar: none, forecast: none, months: [] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('还没有代管库存');
    await expect(page.getByText(/下单时选择“存入云仓”/)).toBeVisible();
    await expect(page.getByRole('link', { name: '去看产品' })).toHaveAttribute('href', '/category');
  },
};

/** The sums failed, the list stands; and the other way round. */
export const SumsFailed: Story = {
  args: { answers: { ...inventoryOf(), ...on(getCloudFeeForecast, failed(500)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('仓储费没有加载出来');
    await page.findByText('YX000012');
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...on(getCloudInventory, failed(500)), ...fees } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('代管库存没有加载出来');
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: {
    user: afterSalesColleague,
    answers: {
      ...on(getCloudInventory, forbidden()),
      ...on(getCloudFeeForecast, forbidden()),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('当前账号没有查看代管库存的权限');
  },
};

/** The role design sees what lies there, how long it is free, and no price, and sends nothing. */
export const WithoutPrices: Story = {
  tags: ['photo'],
  args: {
    user: designer,
    answers: {
      ...inventoryOf(custody.map((one) => ({ ...one, monthFee: null }))),
      ...on(getCloudFeeForecast, { ...forecast, fees: null }),
    },
  },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, 'YX000012');
    await expect(row.getByText('--')).toBeVisible();
    await expect(row.queryByRole('link', { name: /^发货/ })).toBeNull();
    await expect(row.queryByLabelText(/^更多操作/)).toBeNull();
    await expect(row.getByRole('button', { name: /^流水/ })).toBeVisible();
    const page = within(canvasElement);
    await expect(await page.findByText('仓储费按权限不显示')).toBeVisible();
    await expect(page.getByText('免费期内')).toBeVisible();
    await expect(page.queryByText('本月仓储费预计')).toBeNull();
    await expect(page.queryByRole('button', { name: '各月仓储费' })).toBeNull();
  },
};

/** What the balance did not reach, before it holds parcels back. */
export const Owed: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...inventoryOf(),
      ...on(getCloudFeeForecast, owing('2026-11-24T00:00:00.000+08:00')),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('仓储费欠 ¥82.10');
    await expect(page.getByText(/11 月 24 日 起仍未付清，将暂停云仓发货/)).toBeVisible();
    await expect(page.getByRole('link', { name: '去充值' })).toHaveAttribute(
      'href',
      '/user/recharge/topup',
    );
  },
};

/** And when it does. */
export const Held: Story = {
  args: {
    answers: {
      ...inventoryOf(),
      ...on(getCloudFeeForecast, owing('2026-11-08T00:00:00.000+08:00')),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/云仓发货已暂停/);
  },
};

/** The months, and the rule by which they are made. */
export const Months: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '各月仓储费' }));
    const dialog = within(await screen.findByRole('dialog', { name: '各月仓储费' }));
    await waitFor(() => expect(dialog.getByText('2026-10')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/前 60 天免费/)).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/每立方米每天 ¥1.20/)).toBeVisible());
  },
};

/** Words and state stand in the address, and the call follows it. */
export const Filtered: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('YX000012');
    await userEvent.selectOptions(page.getByRole('combobox', { name: '状态' }), 'frozen');
    await waitFor(() => expect(page.queryByText('YX000012')).toBeNull());
    await expect(page.getByText('YX000015')).toBeVisible();
    await userEvent.type(await page.findByRole('searchbox'), '没有这个{Enter}');
    await page.findByText('没有符合条件的代管库存');
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Cloud.GetInventory',
      expect.objectContaining({ kind: 1, status: 'frozen', words: '没有这个' }),
    );
  },
};

/** Several are sent together; what has nothing free stays. */
export const Chosen: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const boxes = await page.findAllByRole('checkbox', { name: /YX0000(12|18|21)/ });
    for (const box of boxes) await userEvent.click(box);
    const bar = within(await page.findByRole('region', { name: '对选中的库存' }));
    await step('in one parcel', async () => {
      await expect(bar.getByText('已选 3 种')).toBeVisible();
      await expect(bar.getByRole('link', { name: '发货' })).toHaveAttribute(
        'href',
        '/cloudWSM/order?stock=12%2C18',
      );
    });
    await step('of which nothing is free cannot be sent', async () => {
      await userEvent.click(page.getByRole('checkbox', { name: /YX000012/ }));
      await userEvent.click(page.getByRole('checkbox', { name: /YX000018/ }));
      await expect(bar.getByRole('button', { name: '发货' })).toBeDisabled();
      await expect(bar.getByText('选中的库存没有可用数量')).toBeVisible();
    });
  },
};

const workbook: RawAnswer = {
  blob: new Blob(['PK']),
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fileName: 'cloud-stock-2026-11-20.xlsx',
};

/** What the list shows is what is written. */
export const Exports: Story = {
  args: {
    path: pathOf('cloudInventory', {}, { status: 'low' }),
    answers: { ...inventoryOf(), ...fees, ...on(exportCloudInventory, workbook) },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '导出' }));
    await screen.findAllByText('库存表格已保存');
    await expect(args.onEvent).toHaveBeenCalledWith('call Export.CloudInventory', {
      status: 'low',
    });
  },
};

/** Cards with what a thumb can press. */
export const Cards: Story = {
  globals: phone,
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, 'YX000012');
    for (const button of [
      ...row.getAllByRole('button'),
      row.getByRole('link', { name: /^发货/ }),
    ]) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(30);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const LongText: Story = {
  args: {
    answers: {
      ...inventoryOf([
        custodyStock(30, 501, {
          productName: '加厚白卡手提袋双面覆膜烫金压凸局部 UV 异形模切特种工艺定制款',
          style: '华东区二零二六年新春答谢会企业定制伴手礼第三批次',
          spec: '350g 超感滑面白卡 · 420×330×120 mm · 双面 · 覆触感膜（双面） · 烫金 120 cm² · 压凸 80 cm²',
          specSaid: null,
          onHand: 999_999,
          frozen: 888_888,
          available: 111_111,
          frozenReason: '第三方质检机构抽检，预计十二月三日出具报告，在此之前不能出库',
        }),
      ]),
      ...fees,
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('999,999');
    const frame = canvasElement.querySelector('[data-component=Table]');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};
