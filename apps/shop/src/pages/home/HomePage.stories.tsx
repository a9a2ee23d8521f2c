import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { catalogueAnswers, unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomePage,
  tags: ['screen:/', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const home = (props: Omit<StoryShopProps, 'children'> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop path="/" user={null} answers={catalogueAnswers} {...props}>
      <HomePage />
    </StoryShop>
  ),
});

const priceOf = (element: HTMLElement): string =>
  element.querySelector('[data-component=PriceSheet] [data-part=total] [data-component=Money]')
    ?.textContent ?? '';

/** The price follows the options with no request, and the link carries the configuration. */
export const Ready: Story = {
  tags: ['state:ready'],
  ...home({ onEvent: fn() }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const quote = await page.findByRole('region', { name: '在线报价' });
    await within(quote).findByRole('radio', { name: /^20 盒/ });
    await step('more boxes cost more', async () => {
      const before = priceOf(quote);
      await userEvent.click(within(quote).getByRole('radio', { name: /^20 盒/ }));
      await waitFor(() => expect(priceOf(quote)).not.toBe(before));
    });
    await step('the way on carries the configuration', async () => {
      const go = within(quote)
        .getAllByRole('link')
        .find((link) => link.getAttribute('href')?.startsWith('/product/detail/101?c='));
      await expect(decodeURIComponent(go?.getAttribute('href') ?? '')).toContain('"quantity":20');
    });
    await step('another product has its own options', async () => {
      await userEvent.click(within(quote).getByRole('radio', { name: '白卡彩盒' }));
      await within(quote).findByRole('radio', { name: /^2,000 个/ });
    });
  },
};

/** A role that sees no prices: products and options, a sentence instead of the price. */
export const WithoutPrices: Story = {
  tags: ['state:forbidden'],
  ...home({ user: designer, answers: unpricedAnswers }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const quote = await page.findByRole('region', { name: '在线报价' });
    await within(quote).findByText(rightRefusals.prices);
    await expect(canvasElement).not.toHaveTextContent('¥');
    await expect(canvasElement.querySelector('[data-component=Money]')).toBeNull();
  },
};

export const Loading: Story = {
  ...home({
    answers: { ...on(getAllProductCategories, 'pending'), ...on(getOrderConfig, 'pending') },
  }),
  tags: ['state:loading'],
};

/** Nothing is on sale: the page says so, waits for nothing, and an order can still be looked up. */
export const Empty: Story = {
  ...home({ answers: { ...catalogueAnswers, ...on(getAllProductCategories, []) } }),
  tags: ['state:empty'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('it says that there is nothing to order and nothing to quote', async () => {
      await page.findByText('暂时没有可以下单的产品');
      await expect(page.getByText('暂时没有可以报价的产品')).toBeVisible();
    });
    await step('nothing looks as if it were still loading', async () => {
      await expect(canvasElement.querySelector('[data-component=Skeleton]')).toBeNull();
    });
    await step('an order can be looked up', async () => {
      await expect(page.getByRole('textbox', { name: '订单号' })).toBeEnabled();
    });
  },
};

/** What failed says so and offers to try again; the order lookup still works. */
export const CatalogueFailed: Story = {
  tags: ['state:failed'],
  ...home({
    answers: {
      ...catalogueAnswers,
      ...on(
        getAllProductCategories,
        (() => {
          let asked = 0;
          return () => {
            asked += 1;
            return asked === 1 ? failed(500) : catalogue;
          };
        })(),
      ),
    },
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('it says what happened', async () => {
      await page.findAllByText('服务错误，请重试');
      await expect(page.getByRole('textbox', { name: '订单号' })).toBeVisible();
    });
    await step('trying again brings the products', async () => {
      const [retry] = page.getAllByRole('button', { name: /重试/ });
      if (!retry) throw new Error('nothing to press');
      await userEvent.click(retry);
      await page.findAllByRole('link', { name: /铜版纸名片/ });
    });
  },
};

export const QuoteFailed: Story = {
  ...home({
    answers: { ...catalogueAnswers, ...on(getOrderConfig, failed('timeout')) },
  }),
  tags: ['photo'],
};

export const English: Story = {
  ...home({ locale: 'en-US' }),
  globals: { locale: 'en-US' },
  tags: ['photo'],
};
