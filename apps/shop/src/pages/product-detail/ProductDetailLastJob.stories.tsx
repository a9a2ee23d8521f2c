// Stories of the last job of a product: taken in one press, and taken back.

import { getLastJob } from '@banxin/contract/calls/order/lastJob';
import type { LastJob } from '@banxin/contract/calls/order/lastJob.schemas';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import { describeSentence, describe as specOf } from '@banxin/pricing/describe';
import type { Configuration } from '@banxin/pricing/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { product, productAnswers, unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import { failed, on } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { sheetOf, shownAt } from './productDetail.testkit.tsx';

const meta = {
  title: 'Screens/ProductDetailLastJob',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sold = product(101);

const lastJob = (change: Partial<Configuration>, total: number | null = 5_420): LastJob => {
  const configuration = { ...sold.defaults, ...change };
  return {
    orderSN: '261112620187453',
    at: '2026-11-12T09:00:00.000+08:00',
    spec: specOf(sold, configuration),
    specSaid: JSON.stringify(describeSentence(sold, configuration)),
    configuration: configuration as LastJob['configuration'],
    total: total === null ? null : fen(total),
  };
};

const at = (last: LastJob | null | ReturnType<typeof failed>, more: Partial<StoryShopProps> = {}) =>
  shownAt(pathOf('productDetail', { id: 101 }), {
    answers: { ...productAnswers, ...on(getLastJob, last) },
    ...more,
  });

const partOf = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('region', { name: '上次这样下的' });

/** One press takes it, at the price that was said, and 撤销 takes it back. */
export const TakenAndBack: Story = {
  ...at(lastJob({ quantity: 10, colours: '4+0' })),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    const before = totalOf(sheet);
    const part = await partOf(canvasElement);
    const said = fenOf(/现在 (¥[\d,.]+)/.exec(part.textContent ?? '')?.[1]);
    await expect(within(part).getByText(/^当时 ¥54\.20，现在 ¥/)).toBeVisible();
    await step('the whole configuration is taken', async () => {
      await userEvent.click(within(part).getByRole('button', { name: '就这样配' }));
      await waitFor(() => expect(totalOf(sheet)).toBe(said));
      await expect(page.getByRole('radio', { name: /^10 盒/ })).toBeChecked();
      await expect(within(part).getByRole('button', { name: '现在就是这样' })).toBeDisabled();
    });
    await step('and taken back', async () => {
      await userEvent.click(within(part).getByRole('button', { name: '撤销' }));
      await waitFor(() => expect(totalOf(sheet)).toBe(before));
      await expect(page.getByRole('radio', { name: /^5 盒/ })).toBeChecked();
    });
    await step('its files and receiver are one link away', async () => {
      await expect(within(part).getByRole('link')).toHaveAttribute(
        'href',
        '/product/detail/101?from=261112620187453',
      );
    });
  },
};

/** What the configuration is already. */
export const AlreadyThat: Story = {
  ...at(lastJob({})),
  play: async ({ canvasElement }) => {
    const part = within(await partOf(canvasElement));
    await expect(part.getByRole('button', { name: '现在就是这样' })).toBeDisabled();
  },
};

/** It can no longer be made: that is said, and nothing can be pressed. */
export const NoLongerMade: Story = {
  ...at(lastJob({ materialId: 'gone' })),
  play: async ({ canvasElement }) => {
    const part = within(await partOf(canvasElement));
    await expect(part.getByText('这样的配置今天不能生产了，请在下面重新选择')).toBeVisible();
    await expect(part.queryByRole('button')).toBeNull();
  },
};

/** Who may not see prices is told none. */
export const Unpriced: Story = {
  ...at(null, {
    user: designer,
    answers: { ...unpricedAnswers, ...on(getLastJob, lastJob({ quantity: 10 }, null)) },
  }),
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement);
    await expect(part).not.toHaveTextContent('¥');
    await userEvent.click(within(part).getByRole('button', { name: '就这样配' }));
    await expect(within(canvasElement).getByRole('radio', { name: /^10 盒/ })).toBeChecked();
  },
};

/** It did not load: the page does without it. */
export const NotLoaded: Story = {
  ...at(failed('network')),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    await expect(within(canvasElement).queryByRole('region', { name: '上次这样下的' })).toBeNull();
  },
};

/** For readers of English. */
export const InEnglish: Story = {
  ...at(lastJob({ quantity: 10 }), { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Take these options' });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
