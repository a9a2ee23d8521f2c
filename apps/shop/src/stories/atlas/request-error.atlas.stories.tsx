// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/request-error',
  component: AtlasStage,
  tags: ['atlas', 'machine:request-error', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'request-error', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toast: Story = {
  tags: ['state:toast'],
  args: { row: 'Toast' },
  parameters: {
    input: 'opened',
    steps: [
      'ERROR {"mode":1,"message":"服务错误，请重试"}',
    ],
  },
};

export const Alert: Story = {
  tags: ['state:alert'],
  args: { row: 'Alert' },
  parameters: {
    input: 'opened',
    steps: [
      'ERROR {"mode":2,"message":"服务错误，请重试"}',
    ],
  },
};
