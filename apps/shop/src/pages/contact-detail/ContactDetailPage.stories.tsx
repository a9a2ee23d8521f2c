// An office: each map, the address copied or not, an office that there is not.

import { getOffices } from '@banxin/contract/calls/company/offices';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { company } from '@banxin/contract/refusals/company';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { offices } from '../../stories/fixtures/company.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import ContactDetailPage from './ContactDetailPage.tsx';

const found = on(getOffices, ({ id }) => {
  if (id === undefined) return [...offices];
  const one = offices.filter(({ factory }) => factory.id === id);
  return one.length === 0 ? refusedBy(company.noOffice) : one;
});
const clock = on(getServerDateTime, { now: '2026-11-20T09:00:00.000+08:00' });
const at = (id: number) => ({ path: pathOf('aboutContactDetail', { id }) });

const meta = {
  title: 'Screens/Office',
  tags: ['screen:/about/contact/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...at(0), user: null, answers: { ...found, ...clock }, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <ContactDetailPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Yongcheng: Story = { tags: ['state:ready'] };
export const Chengdu: Story = { tags: ['photo'], args: at(1) };
export const Tianshui: Story = { tags: ['photo'], args: at(6) };
export const Tianjin: Story = { tags: ['photo'], args: { ...at(7), locale: 'en-US' } };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getOffices, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...clock, ...on(getOffices, failed('network')) } },
};

/** The numbers 2 to 5 do not exist. */
export const Unknown: Story = {
  args: at(3),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('内容不存在或已下架')).toBeVisible();
    await expect(page.getByRole('link', { name: '联系我们' })).toBeVisible();
  },
};

/** The browser refuses to copy: the address is selected instead. */
export const CopyRefused: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: '复制地址' });
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    try {
      await userEvent.click(button);
      await expect(await page.findByText(/文字已选中/)).toBeVisible();
      await expect(window.getSelection()?.toString()).toBe(
        '河南省永城市产业集聚区印刷产业园文印路 18 号',
      );
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};
