import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { pathOf } from '@banxin/contract/routes';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { snapshotOf } from '@banxin/pricing/answers';
import { book } from '@banxin/pricing/book';
import { quote } from '@banxin/pricing/quote';
import type { Configuration, PricedQuote } from '@banxin/pricing/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { configurationLink } from '../../features/quote/configurationLink.ts';
import { chineseIn } from '../../stories/chineseIn.ts';
import { NOW, product, productAnswers, unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import { on } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { sheetOf, shownAt, stockDraft, typeTooLarge } from './productDetail.testkit.tsx';

const meta = {
  title: 'Screens/ProductDetail',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A job as the server prices it. */
function pricedJob(configuration: unknown): PricedQuote {
  const job = configuration as Configuration;
  const made = quote(product(job.productId), book, {
    configuration: job,
    customer: { type: 3, vipLevel: 6 },
    urgent: 'none',
    destination: { province: '上海市' },
    now: NOW,
  });
  if (!made.valid) throw new Error('the job has a price');
  return made;
}

/** For readers of English: options, reasons, the way out and the price, in the terms of the trade. */
export const EnglishCard: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 }), { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const name = 'Business cards on coated board';
    await expect(await page.findByRole('heading', { level: 1, name })).toBeVisible();
    await step('the price says what it is made of', async () => {
      const lines = page.getByRole('region', { name: 'Price' });
      await userEvent.click(within(lines).getAllByRole('button')[0] as HTMLElement);
      await expect(page.getByText(/Gang run: half sheet 889 × 597, 90-up/)).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    });
    await step('what cannot be had says why, and what would make it possible', async () => {
      await userEvent.click(page.getByRole('radio', { name: /^Full colour, one side/ }));
      await userEvent.click(page.getByRole('checkbox', { name: /^Spot UV/ }));
      await expect(page.getByRole('checkbox', { name: /^Spot UV/ })).toBeChecked();
      await expect(chineseIn(canvasElement)).toEqual([]);
    });
  },
};

/** A size that cannot be made, for readers of English. */
export const EnglishRefused: Story = {
  ...shownAt(pathOf('productDetail', { id: 501 }), { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await typeTooLarge(canvasElement, [/^Custom size/, /^Length/, /^Width/, /^Height/]);
    await expect(await page.findByText(/exceeds the largest press sheet/)).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

/** 自定义 opens length, width and height; a size that no sheet holds is refused and mended. */
export const BoxWithCustomSize: Story = {
  ...shownAt(pathOf('productDetail', { id: 501 })),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    const type = async (name: RegExp, value: string): Promise<void> => {
      const field = page.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${value}{Enter}`);
    };
    await step('a free size is priced', async () => {
      await userEvent.click(page.getByRole('radio', { name: /自定义/ }));
      const before = totalOf(sheet);
      await type(/^长/, '120');
      await waitFor(() => expect(totalOf(sheet)).toBeGreaterThan(before));
    });
    await step('a box that no sheet holds says why and offers the nearest', async () => {
      await type(/^长/, '250');
      await type(/^宽/, '150');
      await type(/^高/, '350');
      await expect(await within(sheet).findByText(/超过最大印张/)).toBeVisible();
      await expect(page.getByRole('button', { name: '立即下单' })).toBeDisabled();
      await userEvent.click(within(sheet).getByRole('button', { name: '改为可生产的配置' }));
      await waitFor(() => expect(totalOf(sheet)).toBeGreaterThan(0));
      await expect(page.getByRole('button', { name: '立即下单' })).toBeEnabled();
    });
  },
};

/** The refusal on its own: a size that cannot be made, no price, one way out. */
export const RefusedConfiguration: Story = {
  ...shownAt(pathOf('productDetail', { id: 501 })),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement);
    await typeTooLarge(canvasElement);
    await within(sheet).findByText(/超过最大印张/);
  },
};

/** A blocked option explains itself; its nearest configuration is one press away. */
export const BlockedOption: Story = {
  ...shownAt(pathOf('productDetail', { id: 301 })),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await step('it is described by its reason before anybody presses it', async () => {
      await expect(page.getByRole('radio', { name: /覆亮膜/ })).toHaveAccessibleDescription(
        /封面与内页同纸时不能覆膜/,
      );
    });
    await step('a press says why', async () => {
      await userEvent.click(page.getByRole('radio', { name: /覆亮膜/ }));
      await page.findByText('覆亮膜暂不可选');
      await expect(page.getByRole('radio', { name: /覆亮膜/ })).not.toBeChecked();
    });
  },
};

export const NearestAccepted: Story = {
  ...shownAt(pathOf('productDetail', { id: 301 })),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    const before = totalOf(sheet);
    await userEvent.click(page.getByRole('radio', { name: /覆亮膜/ }));
    await step('the offer names every change', async () => {
      const offer = await page.findByRole('button', {
        name: /^选 200g 铜版，加上覆亮膜 · 多 ¥[\d,.]+$/,
      });
      await userEvent.click(offer);
    });
    await step('everything named is chosen now, and the price follows', async () => {
      await expect(page.getByRole('radio', { name: /覆亮膜/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /200g 铜版/ })).toBeChecked();
      await waitFor(() => expect(totalOf(sheet)).toBeGreaterThan(before));
    });
  },
};

/** UV on gloss film: what changed with it stands where it was pressed, with its reason and both prices; one press takes it back. */
export const ChangedWithIt: Story = {
  // Three designs: with UV they are printed alone.
  ...shownAt(configurationLink({ ...product(101).defaults, styles: 3 })),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    const before = totalOf(sheet);
    await userEvent.click(page.getByRole('checkbox', { name: /^局部 UV/ }));
    await step('what, why and for how much', async () => {
      const note = await page.findByText('覆亮膜（双面） 改为 覆哑膜（双面）');
      await expect(note).toBeVisible();
      await expect(page.getByText('哑膜上的局部 UV 对比最明显')).toBeVisible();
      await expect(page.getByText(/^价格 ¥[\d.]+ → ¥[\d,.]+ · 多 ¥[\d,.]+$/)).toBeVisible();
      await expect(page.getByText(/^这样要单独开机印刷/)).toBeVisible();
    });
    await step('it is on screen, in a part that is read out', async () => {
      const { top, bottom } = page.getByText(/^价格 ¥/).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(page.getByText(/^价格 ¥/).closest('[aria-live=polite]')).not.toBeNull();
    });
    await step('taken back exactly', async () => {
      await userEvent.click(page.getByRole('button', { name: '撤销' }));
      await expect(page.getByRole('checkbox', { name: /^局部 UV/ })).not.toBeChecked();
      await expect(page.getByRole('radio', { name: /^覆亮膜/ })).toBeChecked();
      await waitFor(() => expect(totalOf(sheet)).toBe(before));
    });
  },
};

/** What sends a job off the shared sheet says so beside it, before it is pressed and after. */
export const PrintedAlone: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await expect(page.getByText(/^选“1 个专色”或“2 个专色”要单独开机印刷/)).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /^1 个专色/ }));
    await expect(await page.findByText(/^这样要单独开机印刷/)).toBeVisible();
    await expect(page.queryByText(/合版|专版|大度/)).toBeNull();
  },
};

/** An urgency that gains no day says which one is as early for less; it is not chosen. */
export const DayNotSoldTwice: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^次日发货/ }));
    await expect(await page.findByText(/^与“提前 1 天”同日送达，那样少 ¥/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^常规/ })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: /^提前 1 天/ }));
    await waitFor(() => expect(page.getByRole('radio', { name: /^提前 1 天/ })).toBeChecked());
    await expect(page.getByText(/^加急 · 提前 1 天/)).toBeVisible();
  },
};

/** Quantities side by side; one press takes the next one. */
export const QuantitiesCompared: Story = {
  ...shownAt(pathOf('productDetail', { id: 201 })),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    const table = await page.findByRole('table', { name: '数量比较' });
    const chosen = () => table.querySelector('[aria-current=true]');
    await step('the chosen row says what the price beside it says', async () => {
      await expect(fenOf(chosen()?.querySelector('td')?.textContent)).toBe(totalOf(sheet));
    });
    await step('the next one says what it costs on top, and keeps its word', async () => {
      const before = totalOf(sheet);
      const more = page.getByRole('button', { name: /^再加 ¥[\d,.]+ 多得 [\d,]+ 张$/ });
      const added = fenOf(/¥([\d,.]+)/.exec(more.textContent ?? '')?.[1]);
      await userEvent.click(more);
      await waitFor(() => expect(totalOf(sheet)).toBe(before + added));
    });
  },
};

/** Chips that show the same price of a piece say that it is the same. */
export const SamePrice: Story = {
  ...stockDraft(),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    const chips = within(canvasElement).getByRole('radiogroup', { name: '数量' });
    const prices = [...chips.querySelectorAll('[data-part=detail]')].map((one) => one.textContent);
    await expect(prices.length).toBeGreaterThan(1);
    for (const price of prices) await expect(price).toMatch(/^¥[\d.]+ 同价$/);
  },
};

/** The quote sheet: everything that somebody who decides wants to see, on one page. */
export const QuoteSheet: Story = {
  ...shownAt(pathOf('productDetail', { id: 301 }), {
    answers: {
      ...productAnswers,
      ...on(issueQuoteSheet, ({ configuration }) => ({
        number: 'BJ20261120-0000007',
        issuedAt: NOW,
        validUntil: '2026-11-27',
        quote: snapshotOf(pricedJob(configuration)),
      })),
    },
  }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '报价单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '报价单' }));
    await expect(await dialog.findByText('BJ20261120-0000007')).toBeVisible();
    await waitFor(() => expect(dialog.getByText('11 月 27 日 · 2026-11-27')).toBeVisible());
    await expect(dialog.getAllByText('骑马订')[0]).toBeVisible();
    await expect(dialog.getByRole('button', { name: '打印或存为 PDF' })).toBeEnabled();
  },
};

/** Without film there is no UV: it goes with the film, and nothing comes in its place. */
export const GivenUp: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: /^局部 UV/ }));
    const film = page.getByRole('radiogroup', { name: '覆膜' });
    await userEvent.click(within(film).getByRole('radio', { name: '不需要' }));
    await expect(await page.findByText('不要局部 UV')).toBeVisible();
    await expect(page.getByText('局部 UV 须先覆膜：直接上光油会渗色、掉油')).toBeVisible();
    await expect(within(film).getByRole('radio', { name: '不需要' })).toBeChecked();
  },
};

/** Every level of the price adds up to the one above it, to the fen. */
export const PriceSheetOpened: Story = {
  ...shownAt(pathOf('productDetail', { id: 301 })),
  play: async ({ canvasElement, step }) => {
    const sheet = await sheetOf(canvasElement);
    const amounts = (list: Element): number[] =>
      [...list.children].map((line) =>
        fenOf(line.querySelector('[data-component=Money]')?.textContent),
      );
    const sum = (list: Element): number => amounts(list).reduce((a, b) => a + b, 0);
    const top = sheet.querySelector('ul');
    if (!top) throw new Error('the price has no lines');
    await step('the lines add up to the total', async () => {
      await expect(sum(top)).toBe(totalOf(sheet));
    });
    await step('every opened line adds up to itself', async () => {
      await userEvent.click(within(top).getAllByRole('button')[0] as HTMLElement);
      const packing = within(sheet).getByRole('button', { name: /包装/ });
      await userEvent.click(packing);
      await expect(packing).toHaveAttribute('aria-expanded', 'true');
      const opened = top.querySelectorAll('ul');
      await expect(opened.length).toBe(2);
      for (const list of opened) {
        const above = list.parentElement?.querySelector('[data-component=Money]');
        await expect(sum(list)).toBe(fenOf(above?.textContent));
      }
    });
    await step('the amount stands in capitals too', async () => {
      await expect(sheet).toHaveTextContent(/贰仟肆佰/);
    });
  },
};

/** The same with a size that cannot be made: why not, and the way out. */
export const RefusedWithoutPrices: Story = {
  ...shownAt(pathOf('productDetail', { id: 501 }), { user: designer, answers: unpricedAnswers }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await typeTooLarge(canvasElement);
    await expect(await page.findByText(/超过最大印张/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '改为可生产的配置' }));
    await waitFor(() => expect(page.queryByText(/超过最大印张/)).toBeNull());
    await expect(page.getByText(rightRefusals.prices)).toBeVisible();
  },
};
