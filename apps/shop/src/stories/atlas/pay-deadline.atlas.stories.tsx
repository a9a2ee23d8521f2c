// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/pay-deadline',
  component: AtlasStage,
  tags: ['atlas', 'machine:pay-deadline', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'pay-deadline', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['state:waiting'],
  args: { row: 'Waiting' },
  parameters: {
    input: 'opened',
    steps: [],
  },
};

export const Closing: Story = {
  tags: ['state:closing'],
  args: { row: 'Closing' },
  parameters: {
    input: 'opened',
    steps: [
      'LOOK {"left":540000}',
    ],
  },
};

export const Over: Story = {
  tags: ['state:over'],
  args: { row: 'Over' },
  parameters: {
    input: 'opened',
    steps: [
      'LOOK {"left":0}',
    ],
  },
};
