// Sending from the cloud warehouse in every state: the parcel, and the orders that left.

import { getCloudInventory } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { getCloudOrders, prepareCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { parcelOf } from '../../stories/fixtures/cloud.ts';
import { priceLogs } from '../../stories/fixtures/pricing.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { afterSalesColleague, designer } from '../../stories/fixtures/users.ts';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import CloudOrderPage from './CloudOrderPage.tsx';
import { onEvent, PARCEL, prepared, sent, shown, submitButton } from './cloudOrder.testkit.tsx';

const meta = {
  title: 'Screens/Cloud order',
  component: CloudOrderPage,
  tags: ['screen:/cloudWSM/order', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof CloudOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

/** Goods of both kinds in one parcel; the sum opens into its lines. */
export const Ready: Story = {
  ...shown(),
  tags: ['state:ready'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('YX000012');
    await step('what it costs, line by line', async () => {
      const sheet = within(
        canvasElement.querySelector<HTMLElement>('[data-component=PriceSheet]') ?? canvasElement,
      );
      await sheet.findByText('拣货');
      await expect(sheet.getByText('1 件：¥2.00 + 每多一件 ¥0.50')).toBeVisible();
      await expect(sheet.getByText('包材')).toBeVisible();
      await expect(
        canvasElement.querySelector('[data-component=PriceSheet] [data-part=total]'),
      ).toHaveTextContent('¥49.50');
      await userEvent.click(sheet.getByRole('button', { name: /代销商品/ }));
      await sheet.findByText('2 包');
    });
    await step('the address names nothing any more: a reload brings nothing back', async () => {
      await waitFor(() => expect(submitButton(canvasElement)).resolves.toBeEnabled());
    });
  },
};

export const English: Story = {
  ...shown({}, { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('YX000012');
    const theirs = addresses.flatMap((one) => Object.values(one).map(String));
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

export const Loading: Story = {
  ...shown({ ...on(prepareCloudOrder, 'pending'), ...on(getAddresses, 'pending') }),
  tags: ['state:loading'],
};

/** Nothing is chosen: pressing says so, and goods are a press away. */
export const Empty: Story = {
  ...shown({}, { path: pathOf('cloudOrder') }),
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('代管库存和代销商品可以装在同一个包裹里。');
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() => expect(page.getAllByText('请选择要发的商品').length).toBeGreaterThan(2));
    await expect(sent('Cloud.Prepare')).toEqual([]);
    await expect(sent('Order.CreateCloudhouseOrder')).toEqual([]);
  },
};

export const Failed: Story = {
  ...shown(on(prepareCloudOrder, failed(500))),
  tags: ['state:failed'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('快递与费用没有加载出来');
  },
};

/** What the address names is there no more. */
export const UnknownGoods: Story = {
  ...shown(on(prepareCloudOrder, refusedBy(refusals.unknown))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('有商品不在云仓里了');
    await userEvent.click(page.getByRole('button', { name: '清空商品' }));
    await page.findByText('代管库存和代销商品可以装在同一个包裹里。');
  },
};

/** Who may look but not order is told whom to ask, and sees the orders. */
export const Forbidden: Story = {
  ...shown(on(getCloudOrders, forbidden()), { user: afterSalesColleague }),
  tags: ['state:forbidden'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('当前账号没有下单权限，请联系主账号');
    await expect(page.queryByRole('button', { name: '提交并付款' })).toBeNull();
    await expect(sent('Cloud.Prepare')).toEqual([]);
  },
};

/** Goods are chosen from both kinds, searched, and stand in the parcel. */
export const Picking: Story = {
  ...shown({}, { path: pathOf('cloudOrder') }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '添加商品' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择商品' }));
    await step('what nothing is left of cannot be chosen', async () => {
      await expect(await dialog.findByRole('button', { name: /^选择.*YX000021/ })).toBeDisabled();
    });
    await step('goods of the customer', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^选择.*YX000018/ }));
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: /^选择.*YX000018/ })).toBeDisabled(),
      );
    });
    await step('goods of the shop', async () => {
      await userEvent.click(dialog.getByRole('tab', { name: '代销商品' }));
      await userEvent.click(await dialog.findByRole('button', { name: /^选择.*802/ }));
    });
    await step('words that find nothing', async () => {
      await userEvent.type(await dialog.findByRole('searchbox'), '没有这个{Enter}');
      await dialog.findByText('没有找到“没有这个”');
    });
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    await waitFor(() =>
      expect(sent('Cloud.Prepare')[0]).toMatchObject({
        lines: [
          { kind: 1, id: 18, quantity: 1 },
          { kind: 2, id: 802, quantity: 1 },
        ],
      }),
    );
  },
};

export const PickingFailed: Story = {
  ...shown(on(getCloudInventory, failed(500)), { path: pathOf('cloudOrder') }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '添加商品' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择商品' }));
    await dialog.findByText('商品没有加载出来');
  },
};

/** Another quantity, another carrier, another sender: the price follows, and all of it is sent. */
export const Changed: Story = {
  ...shown(),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('how many', async () => {
      const field = await page.findByRole('textbox', { name: '铜版纸名片 YX000012的数量' });
      await userEvent.clear(field);
      await userEvent.type(field, '110{Enter}');
      await waitFor(() =>
        expect(sent('Cloud.Prepare')[0]).toMatchObject({ lines: [{ quantity: 110 }, {}] }),
      );
    });
    await step('who takes it', async () => {
      await userEvent.click(await page.findByRole('radio', { name: /顺丰速运/ }));
      await waitFor(() => expect(sent('Cloud.Prepare')[0]).toMatchObject({ carrier: 'shunfeng' }));
    });
    await step('who it comes from', async () => {
      await userEvent.click(page.getByRole('button', { name: '修改发件人' }));
      const dialog = within(await screen.findByRole('dialog', { name: '发件人' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /^发件人姓名或公司/ }), '悦享包装');
      await userEvent.type(dialog.getByRole('textbox', { name: /^发件人电话/ }), '13800000001');
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
      await page.findByText(/悦享包装 13800000001/);
    });
    await step('without one kind', async () => {
      await userEvent.click(page.getByRole('button', { name: /^移除.*复印纸/ }));
      await waitFor(() => expect(page.queryByRole('button', { name: /^移除.*复印纸/ })).toBeNull());
    });
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() =>
      expect(sent('Order.CreateCloudhouseOrder')[0]).toMatchObject({
        lines: [{ kind: 1, id: 12, quantity: 110 }],
        carrier: 'shunfeng',
        sender: { name: '悦享包装', phone: '13800000001', address: '' },
        token: 'price-1',
      }),
    );
  },
};

/** No address is kept: one is typed; carriers and freight follow its province. */
export const NoAddress: Story = {
  ...shown(on(getAddresses, [])),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('textbox', { name: /^收货人/ });
    await expect(page.getByText('填写收件地区后显示可用的快递与运费')).toBeVisible();
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() => expect(page.getByRole('textbox', { name: /^收货人/ })).toHaveFocus());
    await expect(sent('Order.CreateCloudhouseOrder')).toEqual([]);
  },
};

/** Of one there is less: the line stays, is named, and mended in one press. */
export const Short: Story = {
  ...shown(prepared({ left: 40 })),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('铜版纸名片 YX000012：可用只有 40 盒');
    await step('nothing is submitted before it is settled', async () => {
      await userEvent.click(await submitButton(canvasElement));
      await expect(sent('Order.CreateCloudhouseOrder')).toEqual([]);
    });
    await userEvent.click(page.getByRole('button', { name: '改为 40 盒' }));
    await waitFor(() => expect(page.queryByText('有商品库存不足')).toBeNull());
    await waitFor(() =>
      expect(sent('Cloud.Prepare')[0]).toMatchObject({ lines: [{ quantity: 40 }, {}] }),
    );
  },
};

/** Nothing is left of one: the line stays. */
export const NoneLeft: Story = {
  ...shown(prepared({ left: 0 })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('铜版纸名片 YX000012：可用只有 0');
    await expect(page.queryByRole('button', { name: /^改为/ })).toBeNull();
    await expect(page.getByText('YX000012')).toBeVisible();
  },
};

/** Fees that are owed hold the parcel back; what ends it is a press away. */
export const Owed: Story = {
  ...shown(prepared({ owed: 8_210 })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('仓储费欠 ¥82.10');
    await expect(page.getByRole('link', { name: '去充值' })).toBeVisible();
    await expect(page.getByRole('button', { name: '提交并付款' })).toBeDisabled();
  },
};

/** What was chosen before a reload stands there again; what the address brings comes to it. */
export const Remembered: Story = {
  ...shown(on(getAddresses, []), {
    typed: {
      'draft.cloudOrder.1': {
        lines: 'stock=15x20',
        remark: '请放前台',
        consignee: '王前台',
        senderName: '悦享包装',
        senderPhone: '13800000001',
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('请放前台'),
    );
    await expect(page.getByRole('textbox', { name: /^收货人/ })).toHaveValue('王前台');
    await expect(page.getByText(/悦享包装 13800000001/)).toBeVisible();
    await waitFor(() =>
      expect(sent('Cloud.Prepare')[0]).toMatchObject({
        lines: [
          { kind: 1, id: 15, quantity: 20 },
          { kind: 1, id: 12, quantity: 100 },
          { kind: 2, id: 701, quantity: 2 },
        ],
      }),
    );
  },
};

export const Phone: Story = {
  ...shown(),
  globals: phone,
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '按此金额提交并付款' });
    await within(canvasElement).findByText('YX000012');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** The role design sees no prices: it cannot order, and is told so. */
export const WithoutPrices: Story = {
  ...shown({}, { user: designer, path: PARCEL }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('当前账号没有下单权限，请联系主账号');
  },
};

/** Why it costs that: the goods by their ladder, freight by weight. */
export const Explained: Story = {
  ...shown(
    on(prepareCloudOrder, (asked) => ({
      ...parcelOf()(asked),
      ...(asked.explained && { log: priceLogs([701]) }),
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '为什么是这个价' }));
    const shown = within(await screen.findByRole('dialog', { name: '为什么是这个价' }));
    await userEvent.click(await shown.findByRole('button', { name: /中通|运费/ }));
    await expect(shown.getByText('运费区')).toBeVisible();
    await expect(sent('Cloud.Prepare')[0]).toMatchObject({ explained: true });
  },
};
