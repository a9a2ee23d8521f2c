// Why a price is what it is: lines, inputs, formulas; orders of the past; two prices beside each other.
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { explainedJob, priceLog } from '../../../stories/fixtures/pricing.ts';
import { product } from '../../../stories/fixtures/quoting.ts';
import { StoryShop } from '../../../stories/StoryShop.tsx';
import { failed, on } from '../../../stories/storyClient.ts';
import JobXray from './JobXray.tsx';
import OrderXray from './OrderXray.tsx';
import QuoteXray from './QuoteXray.tsx';
import TwoJobsXray from './TwoJobsXray.tsx';
import { XrayButton } from './XrayButton.tsx';

const FLYERS = 201;
const now = explainedJob(FLYERS);
const dearer = explainedJob(FLYERS, { customer: { type: 3, vipLevel: 0 } });

const meta = { title: 'Features/Xray' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const noop = () => undefined;
const dialog = async () => within(await screen.findByRole('dialog', { name: '为什么是这个价' }));

const order = (answer: Parameters<typeof on<never, never>>[1] | unknown): Story => ({
  render: () => (
    <StoryShop answers={{ [calculateLogs.name]: answer }}>
      <OrderXray orderSN="261120620187453" onClose={noop} />
    </StoryShop>
  ),
});

/** A job on its page: every line opens into inputs, formulas and the amount that they give. */
export const Job: Story = {
  tags: ['state:ready'],
  render: () => (
    <StoryShop answers={on(calculateLogs, priceLog(now))}>
      <XrayButton>
        {(onClose) => (
          <JobXray
            configuration={product(FLYERS).defaults}
            way={{ urgent: 'none' }}
            province="北京市"
            onClose={onClose}
          />
        )}
      </XrayButton>
    </StoryShop>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为什么是这个价' }));
    const shown = await dialog();
    await expect(await shown.findByText(/^价目表 2026\.11（2026 年 11 月）/)).toBeVisible();
    const paper = await shown.findByRole('button', { name: /纸张/ });
    await userEvent.click(paper);
    await expect(paper).toHaveAttribute('aria-expanded', 'true');
    await expect(shown.getByText('印张（含损耗）')).toBeVisible();
    await expect(shown.getByText('1,000 + 100，向上取整到 1')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(paper).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(shown.getByRole('button', { name: /^›?宣传单页/ }));
    await expect(shown.getByText('(1 + 30%) × (1 + 13%)，四舍五入到 0.01%')).toBeVisible();
  },
};

/** Orders that were placed before workings were kept say so: nothing is made up. */
export const OrderOfThePast: Story = {
  ...order(priceLog(now, false)),
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText('该订单的计算过程未保存，仅保留金额')).toBeVisible();
    await expect(shown.queryByRole('button', { name: /纸张/ })).toBeNull();
  },
};

/** An order beside the price of its job today: the differences add up to that of the totals. */
export const OrderAndToday: Story = {
  tags: ['photo'],
  render: () => (
    <StoryShop answers={on(calculateLogs, ({ today }) => priceLog(today ? dearer : now))}>
      <OrderXray orderSN="261120620187453" onClose={noop} />
    </StoryShop>
  ),
  play: async () => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('tab', { name: '逐行对比' }));
    const table = within(await shown.findByRole('table', { name: '逐行对比' }));
    const sums = within(table.getByRole('row', { name: /^合计/ }));
    await expect(sums.getByText(/7\.10/)).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /VIP/ })).toBeVisible();
  },
};

/** A shared quote beside today's price. */
export const QuoteThenAndNow: Story = {
  render: () => (
    <StoryShop>
      <QuoteXray quote={now} at="2026-11-18T10:20:00.000+08:00" now={now} onClose={noop} />
    </StoryShop>
  ),
  play: async () => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('tab', { name: '逐行对比' }));
    await expect(await shown.findByText('两个价格逐行相同')).toBeVisible();
  },
};

/** Two configurations that somebody keeps: which inputs make one dearer. */
export const TwoJobs: Story = {
  render: () => (
    <StoryShop
      answers={on(calculateLogs, ({ configuration }) =>
        priceLog(explainedJob(FLYERS, { configuration: configuration as never })),
      )}
    >
      <TwoJobsXray
        jobs={[
          { name: '春季单页', configuration: product(FLYERS).defaults as never },
          {
            name: '加厚单页',
            configuration: { ...product(FLYERS).defaults, gsm: 200 } as never,
          },
        ]}
        onClose={noop}
      />
    </StoryShop>
  ),
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByRole('columnheader', { name: '加厚单页' })).toBeVisible();
    await expect(await shown.findByText('克重 157 g/m² → 200 g/m²')).toBeVisible();
  },
};

/** While the lines are on their way the dialog is open, and busy. */
export const Loading: Story = {
  ...order('pending'),
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByRole('status')).toBeVisible();
    await expect(shown.queryByRole('button', { name: /纸张/ })).toBeNull();
  },
};

export const Failed: Story = {
  ...order(failed()),
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText('价格的计算过程没有加载出来')).toBeVisible();
  },
};

/** In English, with the lines in English too. */
export const English: Story = {
  tags: ['photo'],
  render: () => (
    <StoryShop locale="en-US" answers={on(calculateLogs, priceLog(now))}>
      <OrderXray orderSN="261120620187453" onClose={noop} />
    </StoryShop>
  ),
  play: async () => {
    const shown = within(await screen.findByRole('dialog', { name: 'Why this price' }));
    await userEvent.click(await shown.findByRole('button', { name: /Paper/ }));
    await expect(shown.getByText('Press sheets with waste')).toBeVisible();
  },
};

/** On a phone each step is its name with its result, and the formula below. */
export const Phone: Story = {
  ...English,
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
};
