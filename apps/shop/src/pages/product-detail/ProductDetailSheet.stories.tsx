// Stories of what fills the press sheet: taken, taken back, and where there is nothing to offer.
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { sheetOf, shownAt } from './productDetail.testkit.tsx';

const meta = {
  title: 'Screens/ProductDetailSheet',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const COUPONS = pathOf('productDetail', { id: 104 });

/** What fills the press sheet, each with the sheet now and then: whoever takes one pays what it says, and can go back. */
export const FillTheSheet: Story = {
  ...shownAt(COUPONS),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const before = totalOf(await sheetOf(canvasElement));
    const offers = within(await page.findByRole('region', { name: '让印张更满' }));
    const narrower = await offers.findByText(/^改成 180 × 76 mm 少 ¥/);
    await expect(offers.getByText(/^每张可多拼 3 个，每件省 [\d.]+%$/)).toBeVisible();
    const less = fenOf(narrower.textContent?.split('少')[1]);
    const item = within(narrower.closest('li') as HTMLElement);
    await expect(item.getByRole('img', { name: /^现在的印张：.*拼 30，/ })).toBeVisible();
    await expect(item.getByRole('img', { name: /^采用后的印张：.*拼 33，/ })).toBeVisible();
    await step(
      'it is taken: the price falls by what was said, and it is offered no more',
      async () => {
        await userEvent.click(item.getByRole('button', { name: /^采用：改成 180 × 76 mm/ }));
        await waitFor(async () =>
          expect(totalOf(await sheetOf(canvasElement))).toBe(before - less),
        );
        await waitFor(() => expect(page.queryByText(/^改成 180 × 76 mm/)).toBeNull());
      },
    );
    await step('and taken back', async () => {
      await userEvent.click(await page.findByRole('button', { name: '撤销采用' }));
      await waitFor(async () => expect(totalOf(await sheetOf(canvasElement))).toBe(before));
      await expect(await page.findByText(/^改成 180 × 76 mm/)).toBeVisible();
    });
  },
};

/** In the words of the trade for readers of English. */
export const FillTheSheetEnglish: Story = {
  ...shownAt(COUPONS, { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const offers = await page.findByRole('region', { name: 'Fill the sheet' });
    await expect(within(offers).getByText(/^180 × 76 mm costs ¥[\d.]+ less$/)).toBeVisible();
    await expect(chineseIn(offers)).toEqual([]);
  },
};

/** Who may not see prices is offered none. */
export const FillTheSheetUnpriced: Story = {
  ...shownAt(pathOf('productDetail', { id: 501 }), { user: designer, answers: unpricedAnswers }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.queryByRole('region', { name: '让印张更满' })).toBeNull();
  },
};

/** Labels come from the reel: there is no sheet to fill. */
export const NoSheetToFill: Story = {
  ...shownAt(pathOf('productDetail', { id: 401 })),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: '报价单' })).toBeVisible();
    await expect(page.queryByRole('region', { name: '让印张更满' })).toBeNull();
  },
};
