// Many parcels from a workbook, where they differ from print orders: columns, parcels, stock by the order of the rows.

import {
  getImport,
  getImportRows,
  getUnfinishedImports,
} from '@banxin/contract/calls/batch/import';
import { createCloudBatch } from '@banxin/contract/calls/cloudWarehouse/import';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import type { ImportProgress } from '@banxin/contract/entities/batch';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  checkedParcels,
  heldRows,
  parcelRows,
  parcelsBefore,
  partlyCreated,
} from '../../stories/fixtures/cloudBatch.ts';
import { payment } from '../../stories/fixtures/payment.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, type StoryAnswers } from '../../stories/storyClient.ts';
import CloudBatchOrderPage from './CloudBatchOrderPage.tsx';

const { importId } = checkedParcels;

const rows = on(getImportRows, ({ show }) => {
  if (show === 'faulty') return { items: [...heldRows], total: 12 };
  if (show === 'created') {
    const items = parcelRows.map((row) => ({
      ...row,
      orderSN: `26112064027${1_000 + (row.parcel ?? 0)}`,
    }));
    return { items, total: items.length };
  }
  return { items: [...parcelRows, ...heldRows], total: 312 };
});

/** An import as the server knows it. */
const at = (progress: ImportProgress, more: StoryAnswers = {}) => ({
  path: pathOf('cloudBatchOrder', {}, { import: importId }),
  answers: { ...on(getUnfinishedImports, []), ...on(getImport, progress), ...rows, ...more },
});

const fresh = (more: StoryAnswers = {}) => ({
  path: pathOf('cloudBatchOrder'),
  answers: { ...on(getUnfinishedImports, []), ...more },
});

const meta = {
  title: 'Screens/Cloud batch order',
  tags: ['screen:/cloudWSM/batch-order', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...at(checkedParcels), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <CloudBatchOrderPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was chosen yet: the template with the customer's own codes, and what a workbook may be. */
export const Upload: Story = {
  tags: ['state:empty'],
  args: fresh(),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '下载模板' });
    await expect(page.getByText(/客户单号和地址相同的行合为一个包裹/)).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith('call Import.GetUnfinished', { kind: 'cloud' });
  },
};

/** How many parcels the rows become, what stock does not reach, and why a parcel waits. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('YX000012需 420，可用 400');
    await expect(page.getByText(/300 行合为 262 个包裹/)).toBeVisible();
    await expect(page.getByText(/按行序先满足/)).toBeVisible();
    await expect(page.getByText('没有库存编码“YX00012”')).toBeVisible();
    await expect(page.getByText('同一包裹的第 43 行有误，整包暂不提交')).toBeVisible();
    for (const name of ['客户单号', '库存编码', '数量', '收货人', '地址', '包裹']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: '只提交正确的 262 单' })).toBeVisible();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/300 rows become 262 parcels/);
    const theirs = ['陈女士', '浙江省杭州市西湖区文三路 1 号', '双十二赠品.xlsx'];
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: at(checkedParcels, on(getImportRows, 'pending')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: '有误 12' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: at(checkedParcels, on(getImportRows, failed())),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('表格的行没有加载出来');
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: fresh(on(getUnfinishedImports, forbidden())),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('当前账号没有下单的权限');
  },
};

/** Another workbook than this one names what it lacks. */
export const WrongTemplate: Story = {
  args: at({
    ...checkedParcels,
    state: 'refused',
    refusal: messageOf(refusals.noCloudHead, { columns: ['stockCode'] }),
    ...{ total: 0, done: 0, valid: 0, faulty: 0, parcels: 0, faults: [] },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这不是云仓模板，缺少列：库存编码');
  },
};

/** Those that are right are submitted by the warehouse's own call. */
export const Submits: Story = {
  args: at(checkedParcels, on(createCloudBatch, partlyCreated)),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '只提交正确的 262 单' }));
    await page.findByText(/已创建 218 单/);
    await expect(args.onEvent).toHaveBeenCalledWith('call Order.BatchCreateCloudhouseOrder', {
      importId,
      mode: 'valid',
    });
  },
};

/** Stock fell meanwhile: what was created, what was not; each parcel is paid for once. */
export const Partly: Story = {
  args: at(partlyCreated, on(createPayment, payment)),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText(/已创建 218 单，12 行未提交/);
    await expect(page.getByRole('button', { name: '下载错误表格' })).toBeVisible();
    await expect(page.getByRole('link', { name: '看云仓订单' })).toHaveAttribute(
      'href',
      '/cloudWSM/order?tab=orders&state=unpaid',
    );
    await userEvent.click(page.getByRole('button', { name: /^去付款：第 1 笔/ }));
    await page.findByTestId('left');
    await expect(args.onEvent).toHaveBeenCalledWith('call Pay.CreatePayment', {
      orderSNs: ['261120640271001', '261120640271002', '261120640271003'],
    });
  },
};

/** Again: nothing is made twice. */
export const Again: Story = {
  args: at(parcelsBefore),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/300 行已下过单，没有重复创建/);
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('YX000012需 420，可用 400');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
