import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import { pathOf } from '@banxin/contract/routes';
import { permissionNames } from '@banxin/contract/rules/permissions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { captchaAnswer } from '../stories/fixtures/captcha.ts';
import { productAnswers } from '../stories/fixtures/quoting.ts';
import { designer, yuexiang } from '../stories/fixtures/users.ts';
import { failed, on, type StoryAnswers } from '../stories/storyClient.ts';
import { WholeShop } from '../stories/WholeShop.tsx';
import { Shell } from './Shell.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/Shop',
  component: Shell,
  tags: ['!autodocs'],
  args: { locale: 'zh-CN', onLocale: fn(), children: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
    const { title } = document;
    return () => {
      document.title = title;
    };
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const shop = (path: string, answers: StoryAnswers = {}): Pick<Story, 'render'> => ({
  render: () => (
    <WholeShop
      path={path}
      answers={{ ...productAnswers, ...captchaAnswer, ...answers }}
      onEvent={onEvent}
    />
  ),
});

const customer = {
  ...on(getSimpleCustomer, yuexiang),
  ...on(
    getSubPermissions,
    permissionNames.map((name) => ({ name })),
  ),
};
const visitor = on(getSimpleCustomer, null);

const main = (): HTMLElement => screen.getByRole('main');
/** A change of page moves the focus to the page, says its title and sets the window's. */
export const PageChanges: Story = {
  ...shop('/', customer),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('您好，悦享包装');
    await step('the first page takes no focus away', async () => {
      await expect(main()).not.toHaveFocus();
    });
    await step('a product is opened by keyboard', async () => {
      const [card] = await page.findAllByRole('link', { name: /铜版纸名片/ });
      card?.focus();
      await userEvent.keyboard('{Enter}');
      await page.findByRole('heading', { level: 1, name: '铜版纸名片' });
    });
    await step('the page has the focus, its title is said and stands in the window', async () => {
      await expect(main()).toHaveFocus();
      await expect(page.getByText('报价下单')).toHaveAttribute('role', 'status');
      await waitFor(() => expect(document.title).toBe('版心印刷-报价下单'));
    });
    await step('the next Tab is the first thing on the page', async () => {
      await userEvent.tab();
      await expect(main().contains(document.activeElement)).toBe(true);
    });
  },
};

/** Over the first image the header takes no room and has no ground; that it follows is a journey. */
export const HeaderOverTheFirstImage: Story = {
  ...shop('/', visitor),
  tags: ['photo'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvasElement, step }) => {
    await within(canvasElement).findByRole('region', { name: '在线报价' });
    const line = canvasElement.querySelector('[data-part=main-line]');
    if (line === null) throw new Error('The header has no main line');
    await step('80 px over the page', async () => {
      const { top, height } = line.getBoundingClientRect();
      await expect(height).toBe(80);
      await expect(main().getBoundingClientRect().top).toBe(top);
      await expect(getComputedStyle(line).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    });
  },
};

/** The first Tab of a page offers to jump over the header. */
export const SkipLink: Story = {
  ...shop('/', visitor),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '请登录' });
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: '跳到主要内容' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(main()).toHaveFocus();
  },
};

/** A visitor who opens a product stands on the home page with the login dialog in front. */
export const VisitorOpensProduct: Story = {
  ...shop(pathOf('productDetail', { id: 101 }), visitor),
  play: async ({ canvasElement, step }) => {
    const dialog = await screen.findByRole('dialog', { name: '登录版心印刷' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await step('closing leaves the home page', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await within(canvasElement).findByRole('region', { name: '在线报价' });
    });
  },
};

/** A sub-account opens a page that its role hides: the page of the address never begins. */
export const RoleOpensHiddenPage: Story = {
  ...shop(pathOf('myOrder'), { ...on(getSimpleCustomer, designer), ...on(getSubPermissions, []) }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('specification §6: 403 instead of the page', async () => {
      await page.findByRole('heading', { level: 1, name: '暂无权限查看此页' });
      await waitFor(() => expect(document.title).toBe('版心印刷-暂无权限'));
    });
    await step('nothing of the page was asked for', async () => {
      const asked = onEvent.mock.calls.map(([event]) => event);
      await expect(asked.filter((event) => /GetOrder/.test(event))).toEqual([]);
    });
  },
};

/** An address that no page has. */
export const UnknownAddress: Story = {
  ...shop('/no/such/page', customer),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toContain('页面不存在'));
  },
};

/** Who is here cannot be asked: public pages still open. */
export const ServerSilent: Story = {
  ...shop('/', on(getSimpleCustomer, failed('network'))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: '在线报价' });
  },
};
