// The windows of one stock: how it moved, when to warn, giving back, destroying.

import {
  applyCloudOut,
  getCloudFeeForecast,
  getCloudMovements,
  prepareCloudOut,
  setCloudAlert,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import { createAddress, getAddresses } from '@banxin/contract/calls/customer/address';
import { fen } from '@banxin/contract/money';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { custody, forecast, inventoryOf, moves, outOf } from '../../stories/fixtures/cloud.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import CloudInventoryPage from './CloudInventoryPage.tsx';

const [stock] = custody;
if (stock === undefined) throw new Error('There is no stock');

const PAYMENT = '9261120771536048';
const given = { stock, orderSN: '261120771536049', paymentSN: PAYMENT };

const base: StoryAnswers = {
  ...inventoryOf(),
  ...on(getCloudFeeForecast, forecast),
  ...on(getCloudMovements, { items: [...moves], total: moves.length }),
  ...on(setCloudAlert, stock),
  ...on(getAddresses, addresses),
  ...on(createAddress, { ...(addresses[0] as (typeof addresses)[number]), id: 13 }),
  ...on(prepareCloudOut, outOf()),
  ...on(applyCloudOut, { ...given, heldUntil: '2026-11-20T09:30:00.000+08:00' }),
};

const withAnswers = (more: StoryAnswers) => ({ answers: { ...base, ...more } });

const meta = {
  title: 'Screens/Cloud stock/Windows',
  tags: ['screen:/cloudWSM/inventory', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('cloudInventory'), answers: base, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <CloudInventoryPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses one of the acts behind 更多 of the low stock. */
async function open(canvasElement: HTMLElement, act: string): Promise<void> {
  const page = within(canvasElement);
  await userEvent.click(await page.findByLabelText(/^更多操作：.*YX000012/));
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^${act}：.*YX000012`) }));
}

const dialogOf = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

/** What is printed once more begins where it was ordered. */
export const PrintsMore: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByLabelText(/^更多操作：.*YX000012/));
    const link = page.getByRole('link', { name: /^补印：.*YX000012/ });
    await expect(link).toHaveAttribute('href', '/product/detail/101?from=261119271148092');
  },
};

/** Every movement with its sign, what was left, and its order. */
export const Moves: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^流水：.*YX000012/ }));
    const drawer = await dialogOf('流水 YX000012');
    const rows = await drawer.findAllByRole('listitem');
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent(/占用.*300.*结余 120/);
    await expect(rows[3]).toHaveTextContent('−80');
    await expect(rows[4]).toHaveTextContent('按客户申请销毁');
    await expect(rows[6]).toHaveTextContent(/生产入库\+510/);
    await expect(drawer.getByRole('link', { name: '261120640271538' })).toHaveAttribute(
      'href',
      '/user/orderDetail/261120640271538',
    );
  },
};

export const MovesFailed: Story = {
  args: withAnswers(on(getCloudMovements, failed(500))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^流水：.*YX000012/ }));
    await (await dialogOf('流水 YX000012')).findByText('流水没有加载出来');
  },
};

/** A whole number up to 999,999; what is none is said at its field. */
export const Alert: Story = {
  play: async ({ canvasElement, args, step }) => {
    await open(canvasElement, '预警');
    const dialog = await dialogOf('库存预警 YX000012');
    const field = dialog.getByRole('textbox', { name: /^预警数量/ });
    await expect(field).toHaveValue('200');
    await expect(dialog.getByRole('link', { name: /^消息设置/ })).toHaveAttribute(
      'href',
      pathOf('userMessage', {}, { tab: 'settings' }),
    );
    await step('what is no such number', async () => {
      for (const wrong of ['0', '1.5', '1000000']) {
        await userEvent.clear(field);
        await userEvent.type(field, `${wrong}{Enter}`);
        await dialog.findByText('请输入正整数');
      }
      await expect(args.onEvent).not.toHaveBeenCalledWith('call Cloud.SetAlert', expect.anything());
    });
    await step('what is one', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '300{Enter}');
      await screen.findAllByText('可用降到 300 盒时提醒您');
      await expect(args.onEvent).toHaveBeenCalledWith('call Cloud.SetAlert', {
        stockId: 12,
        quantity: 300,
      });
    });
  },
};

export const AlertOff: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement, '预警');
    const dialog = await dialogOf('库存预警 YX000012');
    await userEvent.click(dialog.getByRole('button', { name: '取消预警' }));
    await screen.findAllByText('已取消预警');
    await expect(args.onEvent).toHaveBeenCalledWith('call Cloud.SetAlert', {
      stockId: 12,
      quantity: null,
    });
  },
};

/** Quantity, address, carrier, what it costs; then the cashier. */
export const GivesBack: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement, '退回');
    const dialog = await dialogOf('退回 YX000012');
    await dialog.findByRole('radio', { name: /中通快递/ });
    await userEvent.click(dialog.getByRole('radio', { name: /顺丰速运/ }));
    await waitFor(() =>
      expect(
        document.querySelector('[data-component=PriceSheet] [data-part=total]'),
      ).toHaveTextContent('¥21.60'),
    );
    const submit = dialog.getByRole('button', { name: '提交并付款' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(
      `/pay/checkout?paymentSN=${PAYMENT}`,
    );
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Cloud.ApplyOut',
      expect.objectContaining({
        stockId: 12,
        quantity: 120,
        way: 'return',
        carrier: 'shunfeng',
        expectedTotal: 2_160,
      }),
    );
  },
};

/** Somebody else sent some meanwhile: what is left is said, and taken in one press. */
export const OnlySoMany: Story = {
  tags: ['photo'],
  args: withAnswers(on(prepareCloudOut, outOf(40))),
  play: async ({ canvasElement }) => {
    await open(canvasElement, '退回');
    const dialog = await dialogOf('退回 YX000012');
    await dialog.findByText('可用只有 40 盒');
    await expect(dialog.getByRole('button', { name: '提交并付款' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: '改为 40 盒' }));
    await waitFor(() => expect(dialog.queryByText('可用只有 40 盒')).toBeNull());
    await waitFor(() => expect(dialog.getByRole('button', { name: '提交并付款' })).toBeEnabled());
  },
};

const dearer = {
  seen: fen(1_040),
  total: fen(1_090),
  fees: {
    goods: fen(0),
    pick: fen(250),
    items: 2,
    material: fen(110),
    freight: fen(730),
    total: fen(1_090),
  },
};

/** The price moved: old and new, and nothing is sent before it is accepted. */
export const PriceMoved: Story = {
  args: withAnswers(
    on(applyCloudOut, ({ expectedTotal }) =>
      expectedTotal === 1_090
        ? { ...given, heldUntil: '2026-11-20T09:30:00.000+08:00' }
        : refusedBy(refusals.priceMoved, dearer),
    ),
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement, '退回');
    const dialog = await dialogOf('退回 YX000012');
    const submit = await dialog.findByRole('button', { name: '提交并付款' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await dialog.findByText('价格有变化：¥10.40 → ¥10.90');
    await userEvent.click(dialog.getByRole('button', { name: '按 ¥10.90 退回' }));
    await within(canvasElement).findByTestId('left');
  },
};

/** What is owed holds it back, and says so. */
export const FeesOwed: Story = {
  args: withAnswers(on(applyCloudOut, refusedBy(refusals.feesOwed, { owed: fen(8_210) }))),
  play: async ({ canvasElement }) => {
    await open(canvasElement, '退回');
    const dialog = await dialogOf('退回 YX000012');
    const submit = await dialog.findByRole('button', { name: '提交并付款' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await dialog.findByText(/仓储费欠 ¥82.10，充值后自动扣除/);
  },
};

/** For ever: the word is typed before. */
export const Destroys: Story = {
  args: withAnswers(on(applyCloudOut, { stock, orderSN: null, paymentSN: null, heldUntil: null })),
  play: async ({ canvasElement, args, step }) => {
    await open(canvasElement, '销毁');
    const dialog = await dialogOf('销毁 YX000012');
    await waitFor(() => expect(dialog.getByText('销毁后不能恢复')).toBeVisible());
    const confirm = dialog.getByRole('button', { name: '确认销毁' });
    await step('without the word nothing is destroyed', async () => {
      await userEvent.click(confirm);
      await dialog.findByText('请输入“销毁”两个字');
      await expect(args.onEvent).not.toHaveBeenCalledWith('call Cloud.ApplyOut', expect.anything());
    });
    await step('with it', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /^输入“销毁”确认/ }), '销毁');
      await userEvent.click(confirm);
      await screen.findAllByText('已销毁 120 盒');
      await expect(args.onEvent).toHaveBeenCalledWith('call Cloud.ApplyOut', {
        stockId: 12,
        quantity: 120,
        way: 'destroy',
      });
    });
  },
};

export const DestroyRefused: Story = {
  tags: ['photo'],
  args: withAnswers(
    on(applyCloudOut, refusedBy(refusals.short, { short: [{ kind: 1, id: 12, left: 40 }] })),
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement, '销毁');
    const dialog = await dialogOf('销毁 YX000012');
    await userEvent.type(dialog.getByRole('textbox', { name: /^输入“销毁”确认/ }), '销毁{Enter}');
    await dialog.findByText('可用只有 40');
  },
};
