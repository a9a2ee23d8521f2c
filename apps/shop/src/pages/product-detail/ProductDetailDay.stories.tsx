// Stories of date first: what every day costs, a wish that is kept, and one that is not.

import { getAddresses } from '@banxin/contract/calls/customer/address';
import { getFactories } from '@banxin/contract/calls/delivery/factories';
import { createOrder } from '@banxin/contract/calls/order/create';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { factories } from '../../stories/fixtures/front.ts';
import { productAnswers } from '../../stories/fixtures/quoting.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import { failed, on } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { sheetOf, shownAt, typeTooLarge } from './productDetail.testkit.tsx';

const meta = {
  title: 'Screens/ProductDetailDay',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = fn();

const placed = factories.map((one) =>
  one.id === 0
    ? {
        ...one,
        serves: [...one.serves, { zh: '上海', en: 'Shanghai' }, { zh: '西藏', en: 'Tibet' }],
      }
    : one,
);

const at = (
  query: Record<string, string>,
  answers: object = {},
  more: Omit<Partial<StoryShopProps>, 'answers'> = {},
  id = 101,
) =>
  shownAt(pathOf('productDetail', { id }, query), {
    onEvent: told,
    answers: { ...productAnswers, ...on(getFactories, placed), ...answers },
    ...more,
  });

const MONDAY = '2026-11-23';
const dayPart = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('region', { name: '我要指定日期收到' });
const ladderOf = async (canvas: HTMLElement): Promise<HTMLElement> =>
  within(await dayPart(canvas)).findByRole('radiogroup', { name: '哪天收到' });
const sumOf = (row: HTMLElement): number =>
  fenOf(row.querySelector('[data-component=Money]')?.textContent);
const rowOf = (radio: HTMLElement): HTMLElement => {
  const row = radio.closest('label');
  if (row === null) throw new Error('a radio has its words');
  return row;
};

/** Every day has its price; one press takes it, and the price beside it is that of the day. */
export const DaysToChoose: Story = {
  ...at({}),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '我要指定日期收到' }));
    const ladder = await ladderOf(canvasElement);
    const radios = within(ladder).getAllByRole('radio');
    await step('the earlier, the dearer; nothing is chosen yet', async () => {
      const sums = radios.map((radio) => sumOf(rowOf(radio)));
      await expect(sums.length).toBeGreaterThan(2);
      await expect(sums).toEqual(sums.toSorted((a, b) => b - a));
      await expect(new Set(sums).size).toBe(sums.length);
      for (const radio of radios) await expect(radio).not.toBeChecked();
      await expect(within(ladder).getByText(/^11 月 23 日 之前收不到：最快也要/)).toBeVisible();
    });
    await step('the first one is taken', async () => {
      const [first] = radios;
      if (first === undefined) throw new Error('there is a first day');
      await userEvent.click(first);
      await waitFor(() => expect(totalOf(sheet)).toBe(sumOf(rowOf(first))));
      await expect(page.getByRole('heading', { name: '我要 11 月 23 日 收到' })).toBeVisible();
      await expect(await page.findByText(/^现在付款，11 月 23 日 送达：提前 1 天/)).toBeVisible();
    });
  },
};

/** Foil takes a day more: the day stays, and is bought with more urgency. */
export const DayKept: Story = {
  ...at({ by: MONDAY }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await page.findByText(/^现在付款，11 月 23 日 送达：提前 1 天/);
    await userEvent.click(page.getByRole('checkbox', { name: /^烫金/ }));
    await expect(await page.findByText(/^现在付款，11 月 23 日 送达：次日发货/)).toBeVisible();
    await expect(await page.findByText(/^加急 · 次日发货/)).toBeVisible();
    await expect(
      within(await ladderOf(canvasElement)).getByRole('radio', { name: /^11 月 23 日/ }),
    ).toBeChecked();
  },
};

/** A farther place makes the day impossible: it is said, with the first possible one, and one press takes that. */
export const DayLost: Story = {
  ...at({ by: MONDAY }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    await page.findByText(/^现在付款，11 月 23 日 送达/);
    await userEvent.selectOptions(await page.findByRole('combobox', { name: '收货地区' }), '西藏');
    await expect(await page.findByText('按现在的选择，11 月 23 日 收不到')).toBeVisible();
    const [first] = within(await ladderOf(canvasElement)).getAllByRole('radio');
    if (first === undefined) throw new Error('there is a first day');
    // The price is that of the first possible day already.
    await expect(totalOf(sheet)).toBe(sumOf(rowOf(first)));
    await expect(first).not.toBeChecked();
    await userEvent.click(page.getByRole('button', { name: /^改为 .+ 收到 · 合计 ¥/ }));
    await waitFor(() => expect(first).toBeChecked());
    await expect(page.queryByText(/收不到$/)).toBeNull();
  },
};

/** A day that nobody can keep says how long the fastest takes. */
export const DayImpossible: Story = {
  ...at({ by: '2026-11-21' }),
  play: async ({ canvasElement }) => {
    const part = within(await dayPart(canvasElement));
    await expect(await part.findByText('按现在的选择，11 月 21 日 收不到')).toBeVisible();
    await expect(part.getByText(/^最快也要付款后 1 个工作日发货，途中约 2 天/)).toBeVisible();
  },
};

/** Weeks ahead: the cheapest way does, and the day stays as it was named. */
export const DayFarAhead: Story = {
  ...at({ by: '2026-12-24' }),
  play: async ({ canvasElement }) => {
    const part = within(await dayPart(canvasElement));
    await expect(part.getByRole('heading', { name: '我要 12 月 24 日 收到' })).toBeVisible();
    await expect(await part.findByText(/^现在付款，11 月 \d+ 日 送达：常规/)).toBeVisible();
    await expect(part.getByRole('radio', { name: /最省/ })).toBeChecked();
  },
};

/** Nobody knows where to: the place comes first. */
export const PlaceFirst: Story = {
  ...at({ by: '' }, on(getAddresses, [])),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const part = within(await dayPart(canvasElement));
    await expect(await part.findByText('选好收货地区，看每一天要多少钱')).toBeVisible();
    await expect(part.queryByRole('radiogroup')).toBeNull();
    await userEvent.selectOptions(await part.findByRole('combobox', { name: '收货地区' }), '上海');
    await expect(
      (await within(await ladderOf(canvasElement)).findAllByRole('radio')).length,
    ).toBeGreaterThan(2);
  },
};

/** Without an address, the place that was asked about at home is the first guess. */
export const PlaceKnown: Story = {
  ...at({}, on(getAddresses, []), { stored: { 'home.province': '四川' } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '我要指定日期收到' }));
    await expect(await page.findByRole('combobox', { name: '收货地区' })).toHaveValue('四川');
    await expect(
      (await within(await ladderOf(canvasElement)).findAllByRole('radio')).length,
    ).toBeGreaterThan(1);
  },
};

/** The list of places is on its way: the days stand already. */
export const PlacesLoading: Story = {
  ...at({ by: MONDAY }, on(getFactories, 'pending')),
  play: async ({ canvasElement }) => {
    await expect(
      within(await ladderOf(canvasElement)).getByRole('radio', { name: /^11 月 23 日/ }),
    ).toBeChecked();
    await expect(within(canvasElement).queryByRole('combobox', { name: '收货地区' })).toBeNull();
  },
};

/** The list of places did not come: the days are there, and it can be asked for again. */
export const PlacesFailed: Story = {
  ...at({ by: MONDAY }, on(getFactories, failed('network'))),
  play: async ({ canvasElement }) => {
    const part = within(await dayPart(canvasElement));
    await expect(await part.findByText('收货地区没有加载出来')).toBeVisible();
    await expect(part.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(await part.findByRole('radio', { name: /^11 月 23 日/ })).toBeChecked();
  },
};

/** What cannot be made is there on no day. */
export const NoDays: Story = {
  ...at({ by: '2026-12-24' }, {}, {}, 501),
  play: async ({ canvasElement }) => {
    await ladderOf(canvasElement);
    await typeTooLarge(canvasElement);
    await expect(
      await within(canvasElement).findByText('按现在的规格和收货地区，没有能送达的日期'),
    ).toBeVisible();
  },
};

/** The day is given up: urgency is chosen as before. */
export const DayForgotten: Story = {
  ...at({ by: MONDAY }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '不指定日期' }));
    await expect(await page.findByRole('radio', { name: /^常规/ })).toBeChecked();
    await expect(page.queryByText(/^加急 · /)).toBeNull();
  },
};

/** Urgency and carrier stand in the address: a reload brings both back. */
export const WayInAddress: Story = {
  ...at({ urgent: 'minus1', carrier: 'shunfeng' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await expect(await page.findByRole('radio', { name: /^提前 1 天/ })).toBeChecked();
    await expect(page.getByText(/^运费 · 顺丰/)).toBeVisible();
  },
};

/** What an address names and the job cannot have is left out. */
export const WayImpossible: Story = {
  ...at({ urgent: 'sameDay', carrier: 'nobody', to: '月球' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    await expect(await page.findByRole('radio', { name: /^常规/ })).toBeChecked();
    await expect(totalOf(sheet)).toBeGreaterThan(0);
  },
};

/** The order takes the day along, with the urgency and the carrier that keep it. */
export const DayOrdered: Story = {
  ...at({ by: MONDAY }, on(createOrder, { orderId: 286, orderSN: '261120620187453' })),
  play: async ({ canvasElement }) => {
    told.mockClear();
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await page.findByText(/^现在付款，11 月 23 日 送达/);
    await userEvent.click(page.getByRole('button', { name: '立即下单' }));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(
        'call Order.CreateOrder',
        expect.objectContaining({ arriveBy: MONDAY, urgent: 'minus1', carrier: 'jd' }),
      ),
    );
  },
};

/** For readers of English. */
export const DaysInEnglish: Story = {
  ...at({ by: '2026-11-21' }, {}, { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('With these options it cannot be there by Nov 21'),
    ).toBeVisible();
    await page.findByRole('radiogroup', { name: 'Day of arrival' });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
