// What the stories of a product's page share: the page with its answers, and a size that cannot be made.
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { pathOf } from '@banxin/contract/routes';
import type { ReactElement } from 'react';
import { userEvent, within } from 'storybook/test';
import { productAnswers } from '../../stories/fixtures/quoting.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';

/** The page at an address, with the answers of its product. */
export const shownAt = (
  path: string,
  props: Omit<StoryShopProps, 'children' | 'path'> = {},
): { render: () => ReactElement } => ({
  render: () => (
    <StoryShop path={path} answers={productAnswers} {...props}>
      <ProductDetailPage />
    </StoryShop>
  ),
});

/** Goods from the shelf in a draft that is gone: the only way to them that stays on this page. */
export const stockDraft = () =>
  shownAt(pathOf('productDetail', { id: 701 }, { draft: '261120620187453' }), {
    answers: { ...productAnswers, ...on(getOrderDetail, failed(404)) },
  });

export const sheetOf = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('region', { name: '价格明细' });

/** Gives the box a size that no sheet holds, in the fields that have these names. */
export async function typeTooLarge(
  canvas: HTMLElement,
  [custom, length, width, height] = [/自定义/, /^长/, /^宽/, /^高/],
): Promise<void> {
  const page = within(canvas);
  await userEvent.click(await page.findByRole('radio', { name: custom }));
  for (const [name, value] of [
    [length, '250'],
    [width, '150'],
    [height, '350'],
  ] as const) {
    const field = page.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, `${value}{Enter}`);
  }
}
