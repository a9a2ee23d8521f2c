import { getBestsellerRank } from '@banxin/contract/calls/catalogue/bestsellers';
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { getNewsList } from '@banxin/contract/calls/content/news';
import { getDeliveryPlan } from '@banxin/contract/calls/delivery/plan';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { frontAnswers, planOf } from '../../stories/fixtures/front.ts';
import { catalogueAnswers, unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import HomePage from './HomePage.tsx';
import { homeText } from './home.messages.ts';

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
    <StoryShop
      path="/"
      user={null}
      {...props}
      answers={{ ...frontAnswers, ...(props.answers ?? catalogueAnswers) }}
    >
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
      const family = within(quote).getByRole('combobox', { name: '产品系列' });
      await userEvent.selectOptions(family, '包装盒袋');
      await expect(within(quote).getByRole('combobox', { name: '产品' })).toHaveDisplayValue(
        '白卡彩盒',
      );
      await within(quote).findByRole('radio', { name: /^2,000 个/ });
    });
    await step('the sheet beside it is the one that is quoted', async () => {
      await page.findByRole('img', { name: /白卡彩盒的印张：.* mm，拼 \d+，利用率 \d+%/ });
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
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-component=Skeleton]')).toBeNull(),
      );
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

/** A link to what is no longer offered: the nearest is quoted, and it says so. */
export const QuoteMended: Story = {
  ...home({ path: '/?product=999' }),
  play: async ({ canvasElement }) => {
    const quote = within(await within(canvasElement).findByRole('region', { name: '在线报价' }));
    await expect(await quote.findByText(homeText['zh-CN'].mended)).toBeVisible();
    await expect(quote.getByRole('combobox', { name: '产品' })).toHaveDisplayValue('铜版纸名片');
  },
};

/** Labels are printed from the reel: there is no sheet to draw, and it says why. */
export const NoSheet: Story = {
  ...home({ path: '/?product=401' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('这个产品不上印张：卷筒印刷或现货。')).toBeVisible();
    await expect(page.queryByRole('img', { name: /的印张：/ })).toBeNull();
    // 50 mm labels on a web: as many as stand beside and below each other.
    const web = canvasElement.querySelector('figure svg');
    await expect(web?.getAttribute('data-up')).toBe('9');
  },
};

export const QuoteFailed: Story = {
  ...home({
    answers: { ...catalogueAnswers, ...on(getOrderConfig, failed('timeout')) },
  }),
  play: async ({ canvasElement }) => {
    const quote = within(await within(canvasElement).findByRole('region', { name: '在线报价' }));
    await expect(await quote.findByRole('button', { name: '重试' })).toBeEnabled();
  },
};

export const English: Story = {
  ...home({ locale: 'en-US' }),
  globals: { locale: 'en-US' },
  tags: ['photo'],
};

const worksOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: '四地工厂' }));

/** What sells best, by pieces and by orders: the same products in another order. */
export const Bestsellers: Story = {
  ...home(),
  play: async ({ canvasElement }) => {
    const sheet = within(
      await within(canvasElement).findByRole('region', { name: '近 30 天热销' }),
    );
    const first = async () => (await sheet.findAllByRole('listitem'))[0]?.textContent;
    await waitFor(async () => expect(await first()).toMatch(/48,000 件$/));
    await userEvent.click(sheet.getByRole('tab', { name: '按订单数' }));
    await waitFor(async () => expect(await first()).toMatch(/120 单$/));
  },
};

/** Before the cut-off: how long is left; a province gives the day of arrival. */
export const ArrivalPromised: Story = {
  ...home(),
  play: async ({ canvasElement, step }) => {
    const works = await worksOf(canvasElement);
    await step('how long is left today', async () => {
      const left = await works.findAllByText('今日 16:30 截单，还剩 2 小时 5 分');
      await expect(left).toHaveLength(4);
    });
    await step('when it would be there', async () => {
      await userEvent.selectOptions(works.getByRole('combobox', { name: '收货省份' }), '四川');
      await expect(
        await works.findByText('名片现在下单并付款，预计 11 月 24 日 送达'),
      ).toBeVisible();
    });
  },
};

const standing = (today: Parameters<typeof planOf>[0], now: string): Pick<Story, 'render'> =>
  home({ answers: { ...catalogueAnswers, ...on(getDeliveryPlan, planOf(today, { now })) } });

const worksSay =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const works = await worksOf(canvasElement);
    await expect(await works.findAllByText(words)).toHaveLength(4);
  };

const over = { cutOffAt: null, rests: false } as const;

/** After the cut-off it is tomorrow's; before a Sunday it is Monday's. */
export const CutOffOver: Story = {
  ...standing({ ...over, startDate: '2026-11-21' }, '2026-11-20T17:00:00.000+08:00'),
  play: worksSay('今日已截单，明日投产'),
};

export const CutOffOverBeforeSunday: Story = {
  ...standing({ ...over, startDate: '2026-11-23' }, '2026-11-21T17:00:00.000+08:00'),
  play: worksSay('今日已截单，周一投产'),
};

export const DayOfRest: Story = {
  ...standing({ ...over, rests: true, startDate: '2026-11-23' }, '2026-11-22T10:00:00.000+08:00'),
  play: worksSay('周日休息，明日投产'),
};

/** A long holiday names the day. */
export const Holiday: Story = {
  ...standing({ ...over, rests: true, startDate: '2027-02-13' }, '2027-02-05T10:00:00.000+08:00'),
  play: worksSay('周五休息，2 月 13 日投产'),
};

/** Each part fails for itself; without a plan the factories still say when they close. */
export const PartsFailed: Story = {
  ...home({
    answers: {
      ...catalogueAnswers,
      ...on(getBestsellerRank, failed(500)),
      ...on(getNewsList, failed('network')),
      ...on(getDeliveryPlan, failed(500)),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('热销排行没有加载出来');
    await page.findByText('新闻公告没有加载出来');
    const works = await worksOf(canvasElement);
    await expect(await works.findAllByText('工作日 16:30 截单')).toHaveLength(4);
    await expect(await works.findByText('送达日期没有算出来，稍后会再试')).toBeVisible();
  },
};

const unsold = on(getBestsellerRank, { since: '2026-10-21', byPieces: [], byOrders: [] });

/** Nothing was sold yet: what is new stands in its place. */
export const NewInstead: Story = {
  ...home({ answers: { ...catalogueAnswers, ...unsold } }),
  play: async ({ canvasElement }) => {
    const fresh = within(await within(canvasElement).findByRole('region', { name: '新品推荐' }));
    await expect(fresh.getAllByRole('listitem')).toHaveLength(2);
    await expect(fresh.getAllByRole('link')[0]).toHaveAttribute('href', '/product/detail/205');
    await expect(fresh.getAllByRole('listitem')[0]).toHaveTextContent(/¥[\d.,]+ 起 \/ /);
  },
};

/** A new shop: no sales, nothing new and no news yet. */
export const NothingSold: Story = {
  ...home({
    answers: {
      ...catalogueAnswers,
      ...unsold,
      ...on(
        getAllProductCategories,
        catalogue.map((category) => ({
          ...category,
          products: category.products.map((card) => ({ ...card, mark: 0 as const })),
        })),
      ),
      ...on(getNewsList, { items: [], total: 0 }),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('近 30 天还没有销量')).toBeVisible();
    await expect(await page.findByText('还没有公告')).toBeVisible();
  },
};
