import { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import { pathOf, routeOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { catalogueAnswers } from '../../stories/fixtures/quoting.ts';
import { createCart } from '../../stories/fixtures/stock.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { on } from '../../stories/storyClient.ts';
import { Header, type HeaderProps } from './Header.tsx';
import { onEvent, visitor } from './header.testkit.tsx';

const meta = {
  title: 'Features/Header',
  component: Header,
  tags: ['!autodocs'],
  ...visitor,
  render: (args) => (
    <StoryShop
      path={pathOf('productDetail', { id: 501 })}
      answers={catalogueAnswers}
      onEvent={onEvent}
    >
      <Header {...args} />
    </StoryShop>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The category of a product is what the catalogue says, whatever the product's number. */
export const CategoryByCatalogue: Story = {
  tags: ['photo'],
  render: (args) => (
    <StoryShop
      path={pathOf('productDetail', { id: 777 })}
      answers={{
        ...catalogueAnswers,
        ...on(getProductCategoryNames, [
          { id: 5, parentId: null, name: '包装盒袋' },
          { id: 7, parentId: null, name: '办公用纸' },
          { id: 777, parentId: 5, name: '手提袋' },
        ]),
      }}
      onEvent={onEvent}
    >
      <Header {...args} />
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    const link = await header.findByRole('link', { name: '包装盒袋' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(header.getByRole('link', { name: '办公用纸' })).not.toHaveAttribute(
      'aria-current',
    );
  },
};

export const Visitor: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, args, step }) => {
    const header = within(canvasElement);
    await step('the category of the page is marked', async () => {
      await expect(await header.findByRole('link', { name: '包装盒袋' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
    await step('a visitor can log in', async () => {
      await userEvent.click(header.getByRole('button', { name: '请登录' }));
      await expect(args.onLogin).toHaveBeenCalledOnce();
      await expect(header.queryByRole('button', { name: '退出' })).toBeNull();
    });
    await step('§2: a register link opens /register, passing return_url', async () => {
      await expect(header.getByRole('link', { name: '注册' })).toHaveAttribute(
        'href',
        '/register?return_url=%2Fproduct%2Fdetail%2F501',
      );
    });
    await step('the theme button says what it is now and goes on to the next', async () => {
      await userEvent.click(header.getByRole('button', { name: '界面明暗：跟随系统，点击切换' }));
      await expect(args.onTheme).toHaveBeenCalledWith('light');
    });
    await step('words are searched for, blanks are not', async () => {
      const box = header.getByRole('combobox', { name: '搜索产品、订单号' });
      await userEvent.type(box, '  {Enter}');
      await expect(header.getByRole('banner')).toBeVisible();
      await userEvent.clear(box);
      await userEvent.type(box, ' 红包 {Enter}');
      await expect(await header.findByTestId('left')).toHaveTextContent('/search?q=红包');
    });
  },
};

export const Customer: Story = {
  tags: ['photo'],
  args: { userName: '悦享包装' },
  play: async ({ canvasElement, args }) => {
    const header = within(canvasElement);
    await header.findByText('您好，悦享包装');
    await expect(header.getByRole('link', { name: '我的订单' })).toBeVisible();
    await expect(header.queryByRole('link', { name: '注册' })).toBeNull();
    await userEvent.click(header.getByRole('button', { name: '退出' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const WithoutSearch: Story = {
  tags: ['photo'],
  args: { options: routeOf('login').header, userName: '悦享包装' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

/** How many kinds of goods lie in the cart; what is saved for later is not counted. */
export const CartCount: Story = {
  args: { userName: '悦享包装' },
  render: (args) => (
    <StoryShop
      path={pathOf('productDetail', { id: 501 })}
      answers={{ ...catalogueAnswers, ...createCart().answers }}
      onEvent={onEvent}
    >
      <Header {...args} />
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /^购物车/ });
    await waitFor(() => expect(link).toHaveTextContent('6 种商品'));
    await expect(link).toHaveAttribute('href', '/stock/cart');
  },
};

/** What a visitor has put in is counted too. */
export const KeptCount: Story = {
  render: (args) => (
    <StoryShop
      path={pathOf('productDetail', { id: 501 })}
      user={null}
      answers={catalogueAnswers}
      stored={{
        cart: [{ key: 'kept', lines: [{ productId: 701, quantity: 2 }], sentBy: null }],
      }}
      onEvent={onEvent}
    >
      <Header {...args} />
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /^购物车/ });
    await waitFor(() => expect(link).toHaveTextContent('1 种商品'));
  },
};

/** Help and news have the plain header, without the line of categories. */
export const Help: Story = {
  tags: ['photo'],
  args: { options: routeOf('supportIndex').header, userName: '悦享包装' },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(await header.findByRole('combobox', { name: '搜索帮助' })).toBeVisible();
    await expect(header.queryByRole('navigation', { name: '主导航' })).toBeNull();
  },
};

/** Where the header searches the help, words lead to its search page. */
export const HelpSearched: Story = {
  args: Help.args ?? {},
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox', { name: '搜索帮助' }), ' 出血 {Enter}');
    await expect(await page.findByTestId('left')).toHaveTextContent('/support/search/出血');
  },
};

/** All products, with what is recommended and new; Escape closes and the focus is back. */
export const ProductMenu: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const header = within(canvasElement);
    const button = await header.findByRole('button', { name: '全部产品' });
    await userEvent.click(button);
    await step('nine categories with their products', async () => {
      await expect(await header.findByRole('link', { name: /铜版纸名片/ })).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Escape closes', async () => {
      header.getByRole('link', { name: /铜版纸名片/ }).focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(header.queryByRole('link', { name: /铜版纸名片/ })).toBeNull());
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press opens it again', async () => {
      await userEvent.click(button);
      await header.findByRole('link', { name: /铜版纸名片/ });
    });
  },
};

/** Pointing at it opens it, leaving closes it. */
export const ProductMenuPointed: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    const button = await header.findByRole('button', { name: '全部产品' });
    await userEvent.hover(button);
    await header.findByRole('link', { name: /铜版纸名片/ });
    await userEvent.unhover(button);
    await waitFor(() => expect(header.queryByRole('link', { name: /铜版纸名片/ })).toBeNull());
  },
};

/** The user menu leads where this login may go. */
export const UserMenu: Story = {
  tags: ['photo'],
  args: { userName: '悦享包装' },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await userEvent.click(await header.findByRole('button', { name: '您好，悦享包装' }));
    const menu = within(header.getByRole('list', { name: '账户菜单' }));
    await expect(menu.getByRole('link', { name: '我的订单' })).toBeVisible();
    await expect(menu.getByRole('button', { name: '退出' })).toBeVisible();
  },
};

/** On a phone the same stands in a drawer. */
export const PhoneMenu: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await userEvent.click(await header.findByRole('button', { name: '菜单' }));
    const drawer = within(await screen.findByRole('dialog', { name: '菜单' }));
    await expect(await drawer.findByRole('link', { name: '包装盒袋' })).toBeVisible();
  },
};

/** A colleague without the permission for orders is not led to them. */
export const WithoutOrders: Story = {
  args: { userName: '悦享设计' },
  render: (args) => (
    <StoryShop
      path={pathOf('productDetail', { id: 501 })}
      user={designer}
      permissions={[]}
      answers={catalogueAnswers}
      onEvent={onEvent}
    >
      <Header {...args} />
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await header.findByText('您好，悦享设计');
    await expect(header.queryByRole('link', { name: '我的订单' })).toBeNull();
  },
};

export const LongName: Story = {
  tags: ['photo'],
  args: { userName: '悦享包装（上海）供应链管理有限公司闵行春申路三号仓库收货与质检处' },
};

const inEnglish = (args: HeaderProps) => (
  <StoryShop path={pathOf('productDetail', { id: 501 })} answers={catalogueAnswers} locale="en-US">
    <Header {...args} />
  </StoryShop>
);

export const VisitorEnglish: Story = { tags: ['photo'], render: inEnglish };

/** Categories that do not fit beside each other are folded away: nothing is cut, nothing is out of reach. */
export const MoreCategories: Story = {
  render: inEnglish,
  play: async ({ canvasElement }) => {
    const categories = within(
      await within(canvasElement).findByRole('navigation', { name: 'Main navigation' }),
    );
    const more = await categories.findByRole('button', { name: 'More', expanded: false });
    await expect(categories.queryByRole('link', { name: 'Samples' })).toBeNull();
    for (const link of categories.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().right).toBeLessThan(
        more.getBoundingClientRect().left,
      );
    }
    await userEvent.click(more);
    await expect(categories.getByRole('link', { name: 'Samples' })).toBeVisible();
    await userEvent.click(categories.getByRole('button', { name: 'Less', expanded: true }));
    await expect(categories.queryByRole('link', { name: 'Samples' })).toBeNull();
  },
};
