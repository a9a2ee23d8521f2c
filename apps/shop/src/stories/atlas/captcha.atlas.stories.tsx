// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/captcha',
  component: AtlasStage,
  tags: ['atlas', 'machine:captcha', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'captcha', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state:loading'],
  args: { row: 'Loading' },
  parameters: {
    input: 'opened',
    steps: [],
  },
};

export const Ready: Story = {
  tags: ['state:ready'],
  args: { row: 'Ready' },
  parameters: {
    input: 'opened',
    steps: [
      'LOADED {"v":1}',
    ],
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { row: 'Failed' },
  parameters: {
    input: 'opened',
    steps: [
      'FAILED {"v":1}',
    ],
  },
};
