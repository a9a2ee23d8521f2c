// Contact: while the telephone is answered and while it is not.

import { getOffices } from '@banxin/contract/calls/company/offices';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { offices } from '../../stories/fixtures/company.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import ContactPage from './ContactPage.tsx';

const all = on(getOffices, [...offices]);
const at = (now: string) => on(getServerDateTime, { now });

const meta = {
  title: 'Screens/Contact',
  tags: ['screen:/about/contact', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('aboutContact'),
    user: null,
    answers: { ...all, ...at('2026-11-20T09:00:00.000+08:00') },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <ContactPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('现在可接听')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getOffices, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getOffices, failed('network')) },
};

export const English: Story = { tags: ['photo'], args: { locale: 'en-US' } };

export const Sunday: Story = {
  args: { answers: { ...all, ...at('2026-11-22T10:00:00.000+08:00') } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('周一 08:00 恢复接听')).toBeVisible();
  },
};

/** A week of holidays: the day by its date. */
export const Holiday: Story = {
  args: { answers: { ...all, ...at('2026-09-30T22:30:00.000+08:00') } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('10 月 8 日 08:00 恢复接听')).toBeVisible();
  },
};

/** Without the shop's clock nothing is said of the present. */
export const WithoutClock: Story = {
  args: { answers: { ...all, ...on(getServerDateTime, failed(500)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('永城工厂')).toBeVisible();
    await expect(page.queryByText('现在可接听')).toBeNull();
  },
};
