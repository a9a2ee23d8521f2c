// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/sms-countdown',
  component: AtlasStage,
  tags: ['atlas', 'machine:sms-countdown', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'sms-countdown', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:ready'],
  args: { row: 'Ready' },
  parameters: {
    input: 'opened',
    steps: [],
  },
};

export const Sending: Story = {
  tags: ['state:sending'],
  args: { row: 'Sending' },
  parameters: {
    input: 'opened',
    steps: [
      'SEND {"mobilePhone":"13800000001","code":"ab2c"}',
    ],
  },
};

export const Counting: Story = {
  tags: ['state:counting'],
  args: { row: 'Counting' },
  parameters: {
    input: 'opened',
    steps: [
      'SYNC {"remaining":37}',
    ],
  },
};

export const CountingJustBegun: Story = {
  tags: ['state:counting'],
  args: { row: 'CountingJustBegun' },
  parameters: {
    input: 'opened',
    steps: [
      'SEND {"mobilePhone":"13800000001","code":"ab2c"}',
      'done sendSms {"output":null}',
    ],
  },
};

export const CountingFromLastSecond: Story = {
  tags: ['state:counting'],
  args: { row: 'CountingFromLastSecond' },
  parameters: {
    input: 'lastSecond',
    steps: [],
  },
};
