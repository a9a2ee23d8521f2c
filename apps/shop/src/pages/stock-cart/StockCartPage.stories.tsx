// The cart in every state.

import { getCart, setCartLine } from '@banxin/contract/calls/stock/cart';
import { CART_KINDS_MAX } from '@banxin/contract/constants';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cartLine, createCart, mixedLines } from '../../stories/fixtures/stock.ts';
import { afterSalesColleague, designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import StockCartPage from './StockCartPage.tsx';

const onEvent = fn();

type Props = Omit<StoryShopProps, 'children' | 'onEvent'>;

/** Each drawing has a cart of its own, which its changes change. */
const shown = (props: () => Props = () => ({ answers: createCart().answers })) => ({
  render: () => (
    <StoryShop path={pathOf('stockCart')} onEvent={onEvent} {...props()}>
      <StockCartPage />
    </StoryShop>
  ),
});

const meta = {
  title: 'Screens/StockCart',
  component: StockCartPage,
  tags: ['screen:/stock/cart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof StockCartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async (canvasElement: HTMLElement, name: string): Promise<HTMLElement> => {
  const button = await within(canvasElement).findByRole('button', { name: `删除${name}` });
  return button.closest('li') as HTMLElement;
};

const PAPER = 'A4 复印纸 70g';

async function type(row: HTMLElement, quantity: string): Promise<HTMLElement> {
  const field = within(row).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
  await userEvent.tab();
  return field;
}

/** By the factory that sends it; what cannot be bought is last, with its reason. */
export const Ready: Story = {
  ...shown(),
  tags: ['state:ready'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: '由永城工厂发货' });
    await expect(page.getByRole('heading', { level: 2, name: '由成都工厂发货' })).toBeVisible();
    await step('a line says what changed and what a few more would save', async () => {
      const row = await rowOf(canvasElement, PAPER);
      await expect(row).toHaveTextContent('比加入时便宜 ¥2.00');
      await expect(row).toHaveTextContent('再加 3 包，每包省 ¥0.80');
    });
    await step('what can be bought as it stands is chosen', async () => {
      await expect(page.getByText('已选 3 件')).toBeVisible();
      await expect(page.getByRole('region', { name: '结算' })).toHaveTextContent('¥213.60');
    });
    await expect(page.getByText('暂时缺货，预计 11 月 26 日 到货')).toBeVisible();
    await expect(page.getByText('已下架，不再销售')).toBeVisible();
  },
};

export const Loading: Story = {
  ...shown(() => ({ answers: on(getCart, 'pending') })),
  tags: ['state:loading'],
};

export const Empty: Story = {
  ...shown(() => ({ answers: createCart([]).answers })),
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('购物车是空的');
    await expect(page.getByRole('link', { name: '去看现货' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...shown(() => ({ answers: on(getCart, failed(500)) })),
  tags: ['state:failed'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('购物车没有加载出来');
    await expect(page.getByText(/放进去的商品都还在/)).toBeVisible();
  },
};

/** A new quantity has the price of its own step. */
export const Changed: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, PAPER);
    await type(row, '5');
    await waitFor(() => expect(row).toHaveTextContent('¥95.00'));
    await expect(onEvent).toHaveBeenCalledWith('call Stock.SetCartLine', {
      productId: 701,
      quantity: 5,
      isSaved: false,
      version: 3,
    });
  },
};

/** Several changes at once are sent one after the other, each on top of the newest version. */
export const ChangedAtOnce: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    await type(await rowOf(canvasElement, PAPER), '3');
    await type(await rowOf(canvasElement, '激光打印机硒鼓'), '2');
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith(
        'call Stock.SetCartLine',
        expect.objectContaining({ productId: 705, quantity: 2, version: 4 }),
      ),
    );
    await waitFor(async () =>
      expect(await rowOf(canvasElement, '激光打印机硒鼓')).toHaveTextContent('¥136.00'),
    );
  },
};

/** More than there are is set to what there is. */
export const TooMany: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, PAPER);
    const field = await type(row, '900');
    await within(row).findByText('最多可买 86 包');
    await waitFor(() => expect(field).toHaveValue('86'));
  },
};

/** A line that has become too many is set to what there is by one press. */
export const TakeMost: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, 'A5 复印纸 70g');
    await userEvent.click(within(row).getByRole('button', { name: '改为 3 包' }));
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith(
        'call Stock.SetCartLine',
        expect.objectContaining({ productId: 704, quantity: 3 }),
      ),
    );
    await within(canvasElement).findByText('已选 4 件');
  },
};

/** Another window changed it: what is newest is shown, and nothing is overwritten. */
export const ChangedElsewhere: Story = {
  ...shown(() => {
    const cart = createCart();
    return {
      answers: {
        ...cart.answers,
        ...on(setCartLine, async (input) => {
          cart.changeElsewhere(705, 9);
          const answer = cart.answers[setCartLine.name] as (asked: typeof input) => never;
          return answer(input);
        }),
      },
    };
  }),
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, PAPER);
    const field = await type(row, '8');
    await within(canvasElement).findByText('购物车已在另一窗口更新，请核对后再改');
    await waitFor(() => expect(field).toHaveValue('2'));
    const other = await rowOf(canvasElement, '激光打印机硒鼓');
    await waitFor(() => expect(within(other).getByRole('textbox')).toHaveValue('9'));
  },
};

/** What was not saved is the old quantity again. */
export const NotSaved: Story = {
  ...shown(() => ({
    answers: { ...createCart().answers, ...on(setCartLine, failed('network')) },
  })),
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, PAPER);
    const field = await type(row, '7');
    await within(canvasElement).findByText('数量没有保存');
    await waitFor(() => expect(field).toHaveValue('2'));
  },
};

/** What was removed is taken back for eight seconds. */
export const Removed: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: `删除${PAPER}` }));
    await waitFor(() => expect(page.queryByRole('button', { name: `删除${PAPER}` })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await page.findByRole('button', { name: `删除${PAPER}` });
  },
};

/** Saved for later, and back. */
export const SavedForLater: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: `把${PAPER}放入稍后再买` }));
    await waitFor(() =>
      expect(page.queryByRole('button', { name: `把${PAPER}放入稍后再买` })).toBeNull(),
    );
    await userEvent.click(page.getByRole('tab', { name: /稍后再买/ }));
    await userEvent.click(await page.findByRole('button', { name: `把${PAPER}移回购物车` }));
    await waitFor(() =>
      expect(page.queryByRole('button', { name: `把${PAPER}移回购物车` })).toBeNull(),
    );
    await expect(page.getByRole('button', { name: '把纸张样册移回购物车' })).toBeVisible();
  },
};

/** Nothing is saved. */
export const NothingSaved: Story = {
  ...shown(() => ({
    path: pathOf('stockCart', {}, { tab: 'saved' }),
    answers: createCart([cartLine(701, 2)]).answers,
  })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有稍后再买的商品');
  },
};

/** What cannot be bought goes all at once, after a question. */
export const Cleared: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '清除失效商品' }));
    const question = await screen.findByRole('alertdialog', { name: '清除失效商品' });
    await expect(question).toHaveTextContent('2 种商品现在买不到');
    await userEvent.click(within(question).getByRole('button', { name: '清除失效商品' }));
    await waitFor(() =>
      expect(page.queryByRole('heading', { level: 2, name: '失效商品' })).toBeNull(),
    );
  },
};

/** What is chosen is checked out. */
export const CheckedOut: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: '选择激光打印机硒鼓' }));
    await page.findByText('已选 2 件');
    await userEvent.click(page.getByRole('button', { name: '去结算' }));
    await expect(await page.findByTestId('left')).toHaveTextContent('/stock/submit?ids=701%2C802');
  },
};

/** Without a choice nothing is checked out. */
export const NothingChosen: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: '全选' }));
    await page.findByText('已选 0 件');
    await userEvent.click(page.getByRole('button', { name: '去结算' }));
    await page.findByText('请选择商品');
    await userEvent.click(page.getByRole('checkbox', { name: '全选' }));
    await page.findByText('已选 3 件');
    await expect(page.queryByText('请选择商品')).toBeNull();
  },
};

/** A cart takes a hundred kinds. */
export const Full: Story = {
  ...shown(() => ({
    answers: createCart(
      Array.from({ length: CART_KINDS_MAX }, (_, index) => ({
        ...cartLine(701, 1),
        productId: 10_000 + index,
      })),
    ).answers,
  })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('购物车最多 100 种');
    await expect(page.getByText('已选 100 件')).toBeVisible();
  },
};

/** Who may not order is told whom to ask. */
export const WithoutRight: Story = {
  ...shown(() => ({ user: afterSalesColleague, answers: createCart().answers })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('当前账号没有下单权限，请联系主账号');
    await expect(page.queryByRole('button', { name: '去结算' })).toBeNull();
  },
};

/** Who sees no prices sees none. */
export const WithoutPrices: Story = {
  ...shown(() => ({
    user: designer,
    answers: on(getCart, {
      version: 1,
      lines: [cartLine(701, 2, { each: null, sum: null, next: null, moved: fen(0) })],
    }),
  })),
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, PAPER);
    await expect(row).toHaveTextContent('--');
    await expect(row).not.toHaveTextContent('¥');
  },
};

/** Without an address nobody knows which factory sends it. */
export const WithoutAddress: Story = {
  ...shown(() => ({ answers: createCart([cartLine(701, 2, { factory: null })]).answers })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('发货工厂随收货地址确定');
  },
};

export const LongNames: Story = {
  ...shown(() => ({
    answers: createCart(
      mixedLines.map((line) => ({
        ...line,
        name: line.name && `${line.name}（高白加厚双面复印不透光适合高速打印机与票据使用）`,
        productId: line.productId + 10_000,
      })),
    ).answers,
  })),
  tags: ['photo'],
};

export const English: Story = {
  ...shown(() => ({ locale: 'en-US', answers: createCart().answers })),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('3 packs more save ¥0.80 on each pack');
    await expect(page.getByText('3 selected')).toBeVisible();
  },
};
