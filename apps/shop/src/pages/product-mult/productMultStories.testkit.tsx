// What the stories of ordering several jobs share: the page with its answers, rows that were filled in, and what was sent.
import { createAddress } from '@banxin/contract/calls/customer/address';
import { checkFile, getFile } from '@banxin/contract/calls/file/printFile';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import { parseRequirement } from '@banxin/contract/calls/order/requirement';
import { createTogether, prepareTogether } from '@banxin/contract/calls/order/together';
import type { CouponOffer } from '@banxin/contract/entities/coupon';
import type { Address } from '@banxin/contract/entities/customer';
import { pathOf } from '@banxin/contract/routes';
import type { ReactElement } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { port } from '../../features/upload/printFiles.testkit.tsx';
import { UploadPortContext } from '../../features/upload/uploadPort.ts';
import { fileFor } from '../../stories/fixtures/files.ts';
import { addresses, product, productAnswers } from '../../stories/fixtures/quoting.ts';
import { understood } from '../../stories/fixtures/requirement.ts';
import { offeredFor } from '../../stories/fixtures/together.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, type StoryAnswers } from '../../stories/storyClient.ts';
import { written } from './cells.ts';
import { type JobRow, named, newRow, OPTION_COLUMNS } from './jobRow.ts';
import { keptKey } from './keptTable.ts';
import ProductMultPage from './ProductMultPage.tsx';
import { cards } from './productMult.testkit.ts';

/** Told of everything that leaves the page. */
export const onEvent = fn();

export const CATEGORY = 1;

export const PAYMENT = '9261120771536048';

/** Where the table of the category is kept in the browser. */
export const KEY = keptKey(yuexiang.id, CATEGORY);

const row = (productId: number, cells: Partial<Record<(typeof OPTION_COLUMNS)[number], string>>) =>
  OPTION_COLUMNS.reduce(
    (now, column) => {
      const text = cells[column];
      return text === undefined ? now : written(cards, now, column, text);
    },
    newRow(product(productId).defaults),
  );

/** Cards with names, tags, vouchers: all of them can be ordered. */
export const filled: readonly Omit<JobRow, 'id'>[] = [
  named(row(101, { quantity: '5' }), ['王芳', '李雷', '韩梅梅']),
  row(105, { quantity: '10' }),
  row(104, { quantity: '10' }),
];

/** One whose quantity nobody understands, one that cannot be made. */
export const faulty: readonly Omit<JobRow, 'id'>[] = [
  ...filled,
  row(105, { quantity: '很多' }),
  row(101, { quantity: '500' }),
];

/** Three of one specification. */
export const alike: readonly Omit<JobRow, 'id'>[] = ['王芳', '李雷', '韩梅梅'].map((name) =>
  named(row(101, { quantity: '5' }), [name]),
);

/** What there is to take off all jobs, and what a choice of it takes off. @param redPacket the most of it @unit fen */
export const discountsOf = (offers: readonly CouponOffer[] = [], redPacket = 0) =>
  on(prepareTogether, (input) => offeredFor(offers, redPacket)(input, input.rows.length * 10_000));

const ready: StoryAnswers = {
  ...discountsOf(),
  ...productAnswers,
  ...on(createAddress, { ...(addresses[0] as Address), id: 13 }),
  ...on(parseRequirement, (input) => understood(input)),
  ...on(getUploadShares, []),
  ...on(checkFile, []),
  ...on(getFile, ({ id }) => ({
    ...fileFor('名片.pdf', { widthMm: 90, heightMm: 54 }),
    id,
  })),
  ...on(createTogether, ({ rows }) => ({
    orders: rows.map(({ expectedTotal }, at) => ({
      orderId: 900 + at,
      orderSN: `26112077153604${at}`.slice(0, 15),
      total: expectedTotal,
    })),
    paymentSN: PAYMENT,
  })),
};

export const shown = (
  answers: StoryAnswers = {},
  { stored, ...props }: Partial<StoryShopProps> = {},
  course: Parameters<typeof port>[0] = 'arrives',
): { render: () => ReactElement } => ({
  render: () => (
    <StoryShop
      path={pathOf('productMult', { categoryId: CATEGORY })}
      answers={{ ...ready, ...answers }}
      onEvent={onEvent}
      {...(stored && { stored })}
      {...props}
    >
      <UploadPortContext value={port(course)}>
        <ProductMultPage />
      </UploadPortContext>
    </StoryShop>
  ),
});

/** With rows that this browser kept. */
export const shownWith = (
  rows: readonly Omit<JobRow, 'id'>[],
  answers: StoryAnswers = {},
  props: Partial<StoryShopProps> = {},
  course?: Parameters<typeof port>[0],
) => shown(answers, { stored: { [KEY]: rows }, ...props }, course);

/** In the second step. */
export const confirming = (answers: StoryAnswers = {}, props: Partial<StoryShopProps> = {}) =>
  shownWith(filled, answers, {
    path: pathOf('productMult', { categoryId: CATEGORY }, { step: 'confirm' }),
    ...props,
  });

export const tableOf = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('grid', { name: '名片卡券的多款清单' });

/** A cell of a row, from 1. */
export function cellOf(canvas: HTMLElement, number: number, column: string): HTMLElement {
  const rows = canvas.querySelectorAll<HTMLElement>('tr[data-row]:not([data-note])');
  const cell = rows[number - 1]?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!cell) throw new Error(`No cell ${number} ${column}`);
  return cell;
}

/** Types into a cell as somebody does who presses it. */
export async function put(
  canvas: HTMLElement,
  number: number,
  column: string,
  text: string,
): Promise<void> {
  await userEvent.click(cellOf(canvas, number, column));
  const field = within(cellOf(canvas, number, column)).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

export const barOf = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('region', { name: '合计与确认' });

/** What a call was sent with, newest first. */
export const sent = (call: string): unknown[] =>
  onEvent.mock.calls
    .filter(([event]) => event === `call ${call}`)
    .map(([, input]) => input)
    .reverse();
