// The template centre: all, filtered, one looked at, none.

import { getTemplate, getTemplates } from '@banxin/contract/calls/template/template';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { templateDetail, templatePage } from '../../stories/fixtures/templates.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, notFound, on } from '../../stories/storyClient.ts';
import TemplateCenterPage from './TemplateCenterPage.tsx';

const none = { ...templatePage, items: [], total: 0 };
const list = on(getTemplates, ({ words }) => (words === '龙' ? none : templatePage));
const all = { ...list, ...on(getTemplate, ({ id }) => templateDetail(id)) };
const at = (query: Record<string, string | number> = {}) => pathOf('templateCenter', {}, query);

const meta = {
  title: 'Screens/Template centre',
  tags: ['screen:/template/center', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: at(), user: null, answers: all, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <TemplateCenterPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

/** Each template with its picture, name and size; a press looks at it. */
export const All: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: '咖啡券' });
    await expect(link).toHaveAttribute('href', at({ id: 6 }));
    await expect(link.closest('article')).toHaveTextContent('180×80 mm');
  },
};

/** Looked at: trim, bleed and safe area, the check, and the ways to take it. */
export const Preview: Story = {
  tags: ['photo'],
  args: { path: at({ id: 9 }) },
  play: async ({ canvasElement }) => {
    const one = within(await within(canvasElement).findByRole('region', { name: '开业单页' }));
    for (const words of ['裁切线', '出血 3 mm', '安全区 5 mm', '文件检查通过']) {
      await expect(one.getByText(words)).toBeVisible();
    }
    await expect(one.getByRole('link', { name: '下载 PDF' })).toHaveAttribute(
      'href',
      '/api/Template/File?id=9',
    );
    const order = one.getByRole('link', { name: '用此模板下单' }).getAttribute('href') ?? '';
    const to = new URL(order, 'https://shop.test');
    await expect(to.pathname).toBe('/product/detail/201');
    await expect(JSON.parse(to.searchParams.get('c') ?? '')).toMatchObject({
      widthMm: 210,
      heightMm: 285,
    });
    await expect(to.searchParams.get('template')).toBe('9');
  },
};

/** The product is no longer sold: the file may be had, not ordered. */
export const Withdrawn: Story = {
  tags: ['photo'],
  args: {
    path: at({ id: 2 }),
    answers: {
      ...list,
      ...on(getTemplate, ({ id }) => ({
        ...templateDetail(id),
        isWithdrawn: true,
        productName: '',
        sizeId: null,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('产品已下架，模板仅供下载。');
    await expect(page.getByRole('link', { name: '下载 PDF' })).toBeVisible();
    await expect(page.queryByRole('link', { name: '用此模板下单' })).not.toBeInTheDocument();
  },
};

/** Filters stand in the address: chosen ones are shown, words are searched by Enter. */
export const Filtered: Story = {
  args: { path: at({ industry: 'catering' }) },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '咖啡券' });
    await expect(page.getByRole('combobox', { name: '行业' })).toHaveValue('catering');
    await step('nothing fits', async () => {
      await userEvent.type(await page.findByRole('searchbox', { name: '模板名称' }), '龙{Enter}');
      await page.findByRole('heading', { name: '没有符合的模板' });
      await expect(page.getByRole('combobox', { name: '行业' })).toHaveValue('catering');
    });
    await step('clearing shows all of them', async () => {
      await userEvent.click(page.getByRole('link', { name: '清空筛选' }));
      await expect(await page.findByRole('link', { name: '咖啡券' })).toBeVisible();
      await expect(page.getByRole('combobox', { name: '行业' })).toHaveValue('');
    });
  },
};

/** A long strip on a phone keeps its proportions. */
export const LongStrip: Story = {
  tags: ['photo'],
  args: { path: at({ id: 22 }) },
  globals: phone,
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US', path: at({ id: 6 }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'Coffee voucher' });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: at({ words: '龙' }) },
};

export const Unknown: Story = {
  tags: ['photo'],
  args: {
    path: at({ id: 99 }),
    answers: { ...list, ...on(getTemplate, notFound('模板不存在或已下架')) },
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getTemplates, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getTemplates, failed(500)) },
};
