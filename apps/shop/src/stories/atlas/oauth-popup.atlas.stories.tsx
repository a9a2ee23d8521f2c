// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/oauth-popup',
  component: AtlasStage,
  tags: ['atlas', 'machine:oauth-popup', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'oauth-popup', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['state:idle'],
  args: { row: 'Idle' },
  parameters: {
    input: 'dialog',
    steps: [],
  },
};

export const Waiting: Story = {
  tags: ['state:waiting'],
  args: { row: 'Waiting' },
  parameters: {
    input: 'dialog',
    steps: [
      'START {"provider":"wechat"}',
    ],
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { row: 'Failed' },
  parameters: {
    input: 'dialog',
    steps: [
      'START {"provider":"wechat"}',
      'POPUP.RESULT {"ok":false,"message":"当前微信未绑定任何账号"}',
    ],
  },
};

export const Blocked: Story = {
  tags: ['state:blocked'],
  args: { row: 'Blocked' },
  parameters: {
    input: 'dialog',
    steps: [
      'START {"provider":"wechat"}',
      'POPUP.BLOCKED',
    ],
  },
};
