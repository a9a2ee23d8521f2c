// Stories of configurations side by side: put in, told apart, taken, removed, kept.

import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { product, productAnswers } from '../../stories/fixtures/quoting.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { shownAt } from './productDetail.testkit.tsx';

const meta = {
  title: 'Screens/ProductDetailCompare',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { defaults } = product(101);
const two = [defaults, { ...defaults, quantity: 20 }];
const linked = (all: readonly object[], locale?: 'en-US') =>
  shownAt(pathOf('productDetail', { id: 101 }, { compare: JSON.stringify(all) }), {
    answers: productAnswers,
    ...(locale && { locale }),
  });

/** A link opens the comparison; what differs is marked, and what does not is not. */
export const Linked: Story = {
  ...linked(two),
  tags: ['photo'],
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '配置对比' }));
    const row = (name: RegExp) => dialog.getByRole('row', { name });
    await step('quantity, sum and price of one differ', async () => {
      for (const name of [/^数量/, /^含税合计/, /^单价/]) {
        await expect(row(name)).toHaveAttribute('data-differs');
      }
    });
    await step('paper and size do not', async () => {
      for (const name of [/^成品尺寸/, /^材质/]) {
        await expect(row(name)).not.toHaveAttribute('data-differs');
      }
    });
    await step('weight and cartons are there', async () => {
      await expect(row(/^重量/)).toHaveTextContent('kg');
      await expect(row(/^箱数/)).toHaveTextContent('箱');
    });
  },
};

/** Put in from the page, beside what is chosen later; one is taken, one removed, with the last the comparison goes. */
export const PutIn: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 }), { answers: productAnswers }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '加入对比' }));
    await step('the same is not put in twice', async () => {
      await expect(await page.findByRole('button', { name: '已在对比中' })).toBeDisabled();
    });
    await step('another quantity beside it', async () => {
      await userEvent.click(page.getByRole('radio', { name: /^20 盒/ }));
      await userEvent.click(await page.findByRole('button', { name: '加入对比' }));
      await userEvent.click(await page.findByRole('button', { name: '看对比 2' }));
    });
    const dialog = within(await screen.findByRole('dialog', { name: '配置对比' }));
    await step('the first is taken', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '选用配置 A' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(page.getByRole('button', { name: '已在对比中' })).toBeDisabled();
    });
    await step('removed one by one', async () => {
      await userEvent.click(page.getByRole('button', { name: '看对比 2' }));
      const again = within(await screen.findByRole('dialog', { name: '配置对比' }));
      await userEvent.click(again.getByRole('button', { name: '移除配置 B' }));
      await userEvent.click(again.getByRole('button', { name: '移除配置 A' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(page.queryByRole('button', { name: /^看对比/ })).toBeNull();
    });
  },
};

/** Three are the most, and it says so. */
export const Full: Story = {
  ...linked([2, 10, 20].map((quantity) => ({ ...defaults, quantity }))),
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog', { name: '配置对比' });
    await userEvent.keyboard('{Escape}');
    const page = within(canvasElement);
    await page.findByText('最多对比 3 种配置，先移除一种');
    await expect(page.getByRole('button', { name: '加入对比' })).toBeDisabled();
  },
};

export const English: Story = {
  ...linked(two, 'en-US'),
  globals: { locale: 'en-US' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparison' }));
    await expect(dialog.getByRole('row', { name: /^Total with VAT/ })).toHaveAttribute(
      'data-differs',
    );
  },
};

export const OnAPhone: Story = {
  ...linked(two),
  globals: { viewport: { value: 'phone390' } },
  tags: ['photo'],
  play: async () => {
    await screen.findByRole('dialog', { name: '配置对比' });
  },
};
