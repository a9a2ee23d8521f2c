// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/coupon',
  component: AtlasStage,
  tags: ['atlas', 'machine:coupon', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'coupon', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sealed: Story = {
  tags: ['state:sealed'],
  args: { row: 'Sealed' },
  parameters: {
    input: 'opened',
    steps: [],
  },
};

export const Requesting: Story = {
  tags: ['state:requesting'],
  args: { row: 'Requesting' },
  parameters: {
    input: 'opened',
    steps: [
      'CLICK',
    ],
  },
};

export const Opened: Story = {
  tags: ['state:opened'],
  args: { row: 'Opened' },
  parameters: {
    input: 'opened',
    steps: [
      'CLICK',
      'done receiveCoupon {"output":{"amount":3000}}',
    ],
  },
};
