// Many orders from a workbook, in every state.
import { createBatch } from '@banxin/contract/calls/batch/create';
import {
  adoptFixes,
  cancelImport,
  explainRow,
  fillReceivers,
  fixRow,
  getImport,
  getImportRows,
  getUnfinishedImports,
  leaveShipping,
  planShipping,
  takeShipping,
} from '@banxin/contract/calls/batch/import';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import type { ImportProgress } from '@banxin/contract/entities/batch';
import { errCode } from '@banxin/contract/errors';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  checkedBatch,
  cleanBatch,
  faultyRows,
  leftBatch,
  offeredShipping,
  orderedBatch,
  rightRows,
  submittedBatch,
} from '../../stories/fixtures/batch.ts';
import { explainedJob, priceLog } from '../../stories/fixtures/pricing.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import {
  failed,
  forbidden,
  on,
  refused,
  refusedBy,
  type StoryAnswers,
} from '../../stories/storyClient.ts';
import ProductBatOrderPage from './ProductBatOrderPage.tsx';

const { importId } = checkedBatch;

const rows = on(getImportRows, ({ show, code }) => {
  if (show === 'all') return { items: [...rightRows, ...faultyRows], total: 300 };
  if (show !== 'faulty') return { items: [...rightRows], total: 280 };
  const items = faultyRows.filter(
    ({ problems }) => code === undefined || problems[0]?.code === code,
  );
  return { items, total: code === undefined ? 20 : items.length };
});

/** An import as the server knows it. */
const at = (progress: ImportProgress, more: StoryAnswers = {}) => ({
  path: pathOf('productBatOrder', {}, { import: importId }),
  answers: {
    ...on(getUnfinishedImports, []),
    ...on(getImport, progress),
    ...on(planShipping, null),
    ...rows,
    ...more,
  },
});

/** The page before anything was chosen. */
const fresh = (more: StoryAnswers = {}) => ({
  path: pathOf('productBatOrder'),
  answers: { ...on(getUnfinishedImports, []), ...more },
});

const meta = {
  title: 'Screens/Batch order',
  tags: ['screen:/product/batOrder', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...at(checkedBatch), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <ProductBatOrderPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was chosen yet: the template, the ways in, and what a workbook may be. */
export const Upload: Story = {
  tags: ['state:empty'],
  args: fresh(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '下载模板' });
    await expect(page.getByText('xlsx/csv，5 MB，5,000 行以内')).toBeVisible();
    await expect(page.getByRole('button', { name: '选择文件夹' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '粘贴外部单号' })).toBeVisible();
  },
};

/** Counted, sorted by fault, each with its sentence and what would be right. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('手机号格式不正确');
    for (const name of ['全部 300', '正确 280', '有误 20']) {
      await expect(page.getByRole('tab', { name })).toBeVisible();
    }
    for (const words of [
      '没有产品“铜版纸名骗”，是否为铜版纸名片',
      '收货人必填',
      '地址缺少市、区',
      '德邦快递不能送达：20 kg 起运',
      '与第 2 行客户单号重复',
      '价格由 ¥37.40 变为 ¥39.10',
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: '只提交正确的 280 单' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: at(checkedBatch, on(getImportRows, 'pending')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: '有误 20' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: at(checkedBatch, on(getImportRows, failed())),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('表格的行没有加载出来');
    await expect(page.getByText('检查结果都在，稍后重试即可')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: fresh(on(getUnfinishedImports, forbidden())),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('当前账号没有下单的权限');
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('手机号格式不正确');
  },
};

/** Rows whose reason comes from the price engine are worded by it; the others by their own sentences. */
const worded = faultyRows.filter(
  ({ problems }) => !['CARRIER_LIMIT', 'CONFLICT'].includes(problems[0]?.code ?? ''),
);
const written = [
  checkedBatch.fileName,
  ...worded.flatMap(({ cells, problems }) => [
    ...Object.values(cells),
    ...problems.flatMap(({ fix }) => fix ?? []),
  ]),
].toSorted((one, other) => other.length - one.length);

export const English: Story = {
  args: {
    ...at(checkedBatch, on(getImportRows, { items: worded, total: 20 })),
    locale: 'en-US',
  },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('This is not a phone number');
    await expect(
      page.getByRole('button', { name: /Submit only the right 280 orders/ }),
    ).toBeVisible();
    await expect(chineseIn(canvasElement, written)).toEqual([]);
  },
};

/** What was left is offered, and goes on where it was; giving it up asks first. */
export const LeftBefore: Story = {
  args: {
    ...at(checkedBatch, { ...on(getUnfinishedImports, [leftBatch]), ...on(cancelImport, null) }),
    path: pathOf('productBatOrder'),
  },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('giving up asks, with the safe answer at hand', async () => {
      await userEvent.click(await page.findByRole('button', { name: '放弃：十一月订单.xlsx' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await waitFor(() =>
        expect(asked.getByText('已检查的结果将丢失，确定取消吗？')).toBeVisible(),
      );
      await userEvent.click(asked.getByRole('button', { name: '继续' }));
    });
    await step('going on shows its rows', async () => {
      await userEvent.click(await page.findByRole('button', { name: '继续：十一月订单.xlsx' }));
      await page.findByRole('tab', { name: '有误 20' });
      await expect(args.onEvent).not.toHaveBeenCalledWith('call Import.Cancel', expect.anything());
    });
  },
};

/** What was typed in a cell stays when it is not taken, and is gone when it is. */
export const Mending: Story = {
  args: at(checkedBatch, on(fixRow, failed('network'))),
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('a change that fails keeps what was typed', async () => {
      await userEvent.click(await page.findByRole('button', { name: /^修改第 14 行的手机/ }));
      const field = page.getByRole('textbox', { name: '修改第 14 行的手机' });
      await userEvent.clear(field);
      await userEvent.type(field, '13800000009{Enter}');
      await waitFor(() => expect(field).toBeInvalid());
      await expect(field).toHaveValue('13800000009');
    });
    await step('Escape gives it up; the focus is back on the cell', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(page.getByRole('button', { name: /^修改第 14 行的手机/ })).toHaveFocus();
      await expect(args.onEvent).toHaveBeenCalledWith('call Import.FixRow', {
        ...{ importId, row: 14, col: 'phone', value: '13800000009' },
      });
    });
  },
};

/** All rows or none: with mistakes the first of them is shown, and nothing is sent. */
export const AllOrNothing: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('手机号格式不正确');
    await userEvent.click(page.getByRole('button', { name: '全部正确才提交' }));
    await waitFor(() =>
      expect(page.getByRole('button', { name: /^修改第 14 行的手机/ })).toHaveFocus(),
    );
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      'call Order.BatchCreateOrder',
      expect.anything(),
    );
  },
};

/** All proposals of a kind in one press; receivers by outside numbers, with those that nobody knows. */
export const TakingProposals: Story = {
  args: at(checkedBatch, {
    ...on(adoptFixes, { rows: 5, progress: { ...checkedBatch, valid: 285, faulty: 15 } }),
    ...on(fillReceivers, {
      ...{ rows: 1, unknown: ['3920481756201999'], unused: [] },
      progress: checkedBatch,
    }),
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('proposals', async () => {
      const name = '没有这个产品：同类全部采用（5）';
      await userEvent.click(await page.findByRole('button', { name }));
      await page.findByText('已采用建议，5 行改好了');
      await page.findByRole('tab', { name: '有误 15' });
    });
    await step('receivers', async () => {
      const field = page.getByRole('textbox', { name: '粘贴外部单号' });
      await userEvent.click(field);
      await userEvent.paste('3920481756201934\n3920481756201999');
      await userEvent.click(page.getByRole('button', { name: '填收货人' }));
      await page.findByText('已为 1 行填上收货人');
      await expect(page.getByText('没有找到：3920481756201999')).toBeVisible();
    });
  },
};

/** 280 orders are more than one payment takes: they are paid in parts. */
export const Submitted: Story = {
  tags: ['photo'],
  args: at(submittedBatch, {
    ...on(createPayment, failed()),
    ...on(getImportRows, {
      items: rightRows.map((row) => ({ ...row, orderSN: `26112012345${row.row}` })),
      total: 280,
    }),
  }),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: '已创建 280 单，20 行未提交' });
    await expect(page.getByRole('button', { name: '去付款：第 2 笔，80 单' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '去付款：第 1 笔，200 单' }));
    await page.findByText('付款没有打开');
    await expect(args.onEvent).toHaveBeenCalledWith('call Import.GetRows', {
      ...{ importId, show: 'created', pageIndex: 1, pageSize: 200 },
    });
  },
};

/** The same workbook again: nothing is created. */
export const OrderedBefore: Story = {
  args: at(orderedBatch),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('280 行已下过单，没有重复创建');
    await expect(page.getByText('没有可以提交的行')).toBeVisible();
  },
};

/** It stopped on the way: what is there stays, and it goes on. */
export const Stopped: Story = {
  args: at(
    { ...checkedBatch, state: 'creating', mode: 'valid', created: 120, valid: 160 },
    on(createBatch, failed('timeout')),
  ),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('创建停下来了');
    await expect(page.getByText(/已创建的 120 单都在/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(
        (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
          ([name]) => name === 'call Order.BatchCreateOrder',
        ),
      ).toHaveLength(2),
    );
  },
};

/** Orders need the agreement: it is asked for, and what was checked stays. */
export const Unsigned: Story = {
  args: at(
    { ...checkedBatch, faulty: 0, valid: 300, faults: [] },
    on(createBatch, refused(errCode.agreementMissing, '请先签订《承印品协议书》')),
  ),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '提交 300 单' }));
    await page.findByText('创建停下来了');
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('agreement.open', { required: true }),
    );
  },
};

/** A workbook that cannot be used says why, and another is taken. */
export const Unreadable: Story = {
  args: at({
    ...checkedBatch,
    ...{ state: 'refused', total: 0, done: 0, valid: 0, faulty: 0, faults: [] },
    refusal: messageOf(refusals.noHead, { columns: ['product', 'quantity'] }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('这不是批量下单模板，缺少列：产品名称/编码、数量');
    await expect(page.getByText('改好后重新上传即可，没有下单。')).toBeVisible();
  },
};

export const Gone: Story = {
  args: at(checkedBatch, on(getImport, refusedBy(refusals.gone))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这次批量下单已过期，请重新上传表格');
  },
};

const shipped: ImportProgress = {
  ...cleanBatch,
  ...{ parcels: 76, sum: offeredShipping.sum, saved: offeredShipping.saves },
};

/**
 * The cheapest shipping says what it saves, what the wished day costs and when the last arrives; one press takes it at that
 * sum, one takes it back. A row opens into the price of its order.
 */
export const CheapestShipping: Story = {
  tags: ['photo'],
  args: at(cleanBatch, {
    ...on(planShipping, offeredShipping),
    ...on(takeShipping, { rows: 220, progress: shipped }),
    ...on(leaveShipping, { rows: 220, progress: cleanBatch }),
    ...on(explainRow, priceLog(explainedJob(201))),
    ...on(getImportRows, { items: [...rightRows], total: 280 }),
  }),
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('said, with the wished day', async () => {
      await page.findByText('合计 ¥18,680.00，省 ¥4,280.00。');
      for (const words of [
        '216 行印件相同，合成 12 单印制，同一收货人一个包裹。',
        '4 行改用更省的快递。',
        '36 行有期望送达日，不会更晚；按期比不限日期多付 ¥36.00。',
        '最晚 11 月 26 日 送达。',
      ]) {
        await expect(page.getByText(words)).toBeVisible();
      }
    });
    await step('taken at the sum that was named', async () => {
      await userEvent.click(page.getByRole('button', { name: '采用最省发货' }));
      await page.findByText('已采用最省发货，省 ¥4,280.00，提交后是 76 单。');
      await expect(args.onEvent).toHaveBeenCalledWith('call Import.TakeShipping', {
        importId,
        expectedSum: offeredShipping.sum,
      });
      await page.findByRole('button', { name: '提交 76 单' });
    });
    await step('a row opens into its price', async () => {
      await userEvent.click(await page.findByRole('button', { name: /为什么是这个价：第 2 行$/ }));
      const shown = within(await screen.findByRole('dialog', { name: '为什么是这个价' }));
      await shown.findByRole('button', { name: /纸张/ });
      await userEvent.click(shown.getByRole('button', { name: /关闭/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('taken back', async () => {
      await userEvent.click(page.getByRole('button', { name: '撤销，逐行发货' }));
      await page.findByRole('button', { name: '采用最省发货' });
    });
  },
};

/** While rows are wrong it is asked for; where it is another one meanwhile that is said, and the new one is shown. */
export const ShippingMoved: Story = {
  args: at(checkedBatch, {
    ...on(planShipping, offeredShipping),
    ...on(takeShipping, refusedBy(refusals.shippingMoved)),
  }),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '算最省发货' }));
    await userEvent.click(await page.findByRole('button', { name: '采用最省发货' }));
    await page.findByText('发货方案已变化，请看新的方案');
    const asked = () =>
      (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
        ([event]) => event === 'call Import.PlanShipping',
      ).length;
    await waitFor(() => expect(asked()).toBe(2));
  },
};
