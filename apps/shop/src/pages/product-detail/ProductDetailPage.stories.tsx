// Stories of a product's page: every state it can be in.

import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { pathOf } from '@banxin/contract/routes';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { book } from '@banxin/pricing/book';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { NOW, product, productAnswers, unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import { failed, on } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { sheetOf, shownAt, stockDraft } from './productDetail.testkit.tsx';

const meta = {
  title: 'Screens/ProductDetail',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name card; what is added to it says what it costs. */
export const Ready: Story = {
  tags: ['state:ready'],
  ...shownAt(pathOf('productDetail', { id: 101 })),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    await step('the default can be ordered', async () => {
      await expect(page.getByRole('heading', { level: 1, name: '铜版纸名片' })).toBeVisible();
      await expect(page.getByRole('button', { name: '立即下单' })).toBeEnabled();
    });
    await step('a craft says its price before it is chosen and costs that much', async () => {
      const before = totalOf(sheet);
      const corner = page.getByRole('radio', { name: /圆角 R3/ });
      const chip = corner.closest('label')?.textContent ?? '';
      const effect = fenOf(/[+−]¥[\d.,]+/.exec(chip)?.[0]);
      await expect(effect).toBeGreaterThan(0);
      await userEvent.click(corner);
      await waitFor(() => expect(totalOf(sheet)).toBe(before + effect));
    });
    await step('a grade of the ladder changes the unit price', async () => {
      const before = totalOf(sheet);
      await userEvent.click(page.getByRole('radio', { name: /^20 盒/ }));
      await waitFor(() => expect(totalOf(sheet)).toBeGreaterThan(before));
    });
  },
};

export const Booklet: Story = { ...shownAt(pathOf('productDetail', { id: 301 })), tags: ['photo'] };

/** A draft of goods from the shelf is edited here: a number and a price; nothing is printed, so nothing is uploaded. */
export const StockProduct: Story = {
  ...stockDraft(),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull();
  },
};

/** A role that sees no prices: the product with its options and files, a sentence instead of the price, no order. */
export const WithoutPrices: Story = {
  tags: ['state:forbidden'],
  ...shownAt(pathOf('productDetail', { id: 101 }), { user: designer, answers: unpricedAnswers }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('options and files are there', async () => {
      await page.findByRole('heading', { level: 1, name: '铜版纸名片' });
      await expect(page.getByRole('radio', { name: /^5 盒/ })).toBeChecked();
      await expect(canvasElement.querySelector('[data-component=FileDrop]')).toBeVisible();
    });
    await step('no price is, and one sentence says why', async () => {
      await expect(page.getByText(rightRefusals.prices)).toBeVisible();
      await expect(canvasElement.querySelector('[data-component=Money]')).toBeNull();
      await expect(canvasElement).not.toHaveTextContent('¥');
      await expect(page.queryByRole('button', { name: /立即下单/ })).toBeNull();
    });
    await step('an option is still judged', async () => {
      await userEvent.click(page.getByRole('radio', { name: /圆角 R3/ }));
      await expect(page.getByRole('radio', { name: /圆角 R3/ })).toBeChecked();
      await expect(canvasElement).not.toHaveTextContent('¥');
    });
  },
};

/** Without an address there is no freight yet, and the page says when there will be. */
export const WithoutAddress: Story = {
  ...shownAt(pathOf('productDetail', { id: 201 }), {
    answers: { ...productAnswers, ...on(getAddresses, []), ...on(getAccount, failed(403)) },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('填写收货地址后计算运费与交期');
  },
};

const LONG =
  '悦享牌新年系列超厚双面覆哑膜圆角特种纸商务名片（含专色烫金与局部 UV，适合金融、律所与高端酒店行业长期补印）';

export const LongNames: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 }), {
    answers: {
      ...productAnswers,
      ...on(getOrderConfig, {
        product: {
          ...product(101),
          name: LONG,
          description: `${LONG}。${LONG}。`,
          materials: product(101).materials.map((material) => ({
            ...material,
            name: `${material.name}（环保认证，适合双面四色与大面积实地色）`,
          })),
        },
        book,
        now: NOW,
      }),
    },
  }),
  tags: ['photo'],
};

export const UnknownProduct: Story = {
  tags: ['state:empty'],
  ...shownAt(pathOf('productDetail', { id: 199 })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: '没有这个产品' });
    await expect(within(canvasElement).queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

/** What failed can be tried again; the request has a number for the hotline. */
export const FailedWithRetry: Story = {
  tags: ['state:failed'],
  ...shownAt(pathOf('productDetail', { id: 101 }), {
    answers: {
      ...productAnswers,
      ...on(
        getOrderConfig,
        (() => {
          let asked = 0;
          return () => {
            asked += 1;
            return asked === 1 ? failed(500) : { product: product(101), book, now: NOW };
          };
        })(),
      ),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '产品没有加载出来' });
    await page.findByText(/req-7f3a91c204/);
    await userEvent.click(page.getByRole('button', { name: /重试/ }));
    await page.findByRole('heading', { level: 1, name: '铜版纸名片' });
  },
};

export const Loading: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 }), {
    answers: { ...productAnswers, ...on(getOrderConfig, 'pending') },
  }),
  tags: ['state:loading'],
};

/** Goods from the shelf have a page of their own, wherever a link led from. */
export const FromTheShelf: Story = {
  ...shownAt(pathOf('productDetail', { id: 701 })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(
      '/product/stock/701',
    );
  },
};

/** The price stays at the foot of the screen. */
export const Phone: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 })),
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    const bar = await within(canvasElement).findByRole('button', { name: '按此价格立即下单' });
    if (document.documentElement.hasAttribute('data-story-test')) {
      await expect(bar).toBeVisible();
      await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
        document.documentElement.clientWidth,
      );
    }
  },
};

export const English: Story = {
  ...shownAt(pathOf('productDetail', { id: 501 }), { locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Folding cartons' });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
