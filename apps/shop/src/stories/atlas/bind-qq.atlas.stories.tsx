// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/bind-qq',
  component: AtlasStage,
  tags: ['atlas', 'machine:bind-qq', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'bind-qq', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  tags: ['state:editing'],
  args: { row: 'Editing' },
  parameters: {
    input: 'opened',
    steps: [
      'BEGIN',
    ],
  },
};

export const Submitting: Story = {
  tags: ['state:submitting'],
  args: { row: 'Submitting' },
  parameters: {
    input: 'opened',
    steps: [
      'BEGIN',
      'SUBMIT {"values":{"nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c"}}',
    ],
  },
};

export const Invalid: Story = {
  tags: ['state:invalid'],
  args: { row: 'Invalid' },
  parameters: {
    input: 'opened',
    steps: [
      'BEGIN',
      'SUBMIT {"values":{"nameOrQQOrMobilePhone":"悦享包装","password":"","code":""}}',
    ],
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { row: 'Failed' },
  parameters: {
    input: 'opened',
    steps: [
      'BEGIN',
      'SUBMIT {"values":{"nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c"}}',
      'error bind {"error":"服务错误，请重试"}',
    ],
  },
};

export const MissingOpenId: Story = {
  tags: ['state:missingOpenId'],
  args: { row: 'MissingOpenId' },
  parameters: {
    input: 'withoutOpenId',
    steps: [
      'BEGIN',
    ],
  },
};
