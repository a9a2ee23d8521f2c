// The company's page.

import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { getFactories } from '@banxin/contract/calls/delivery/factories';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { factoryRows } from '../../stories/fixtures/company.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import CorporatePage from './CorporatePage.tsx';

const tree = on(getAllProductCategories, catalogue);

const meta = {
  title: 'Screens/Company',
  tags: ['screen:/about/corporate', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('aboutCorporate'),
    user: null,
    answers: { ...tree, ...on(getFactories, [...factoryRows]) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <CorporatePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Figures are counted, not written. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const figures = await within(canvasElement).findByRole('region', { name: '规模' });
    const products = catalogue.reduce((sum, category) => sum + category.products.length, 0);
    await expect(figures).toHaveTextContent(`4座工厂${catalogue.length}类产品${products}种产品`);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...tree, ...on(getFactories, 'pending') } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...tree, ...on(getFactories, failed('network')) } },
};

export const English: Story = { tags: ['photo'], args: { locale: 'en-US' } };
