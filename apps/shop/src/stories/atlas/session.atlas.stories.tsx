// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/session',
  component: AtlasStage,
  tags: ['atlas', 'machine:session', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'session', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoginOpen: Story = {
  tags: ['state:loginOpen'],
  args: { row: 'LoginOpen' },
  parameters: {
    input: 'opened',
    steps: [
      'LOGIN.REQUIRED {"redirect":"/user/index"}',
    ],
  },
};

export const ExpiredPrompting: Story = {
  tags: ['state:expired.prompting'],
  args: { row: 'ExpiredPrompting' },
  parameters: {
    input: 'opened',
    steps: [
      'USER.LOADED',
      'UNAUTHORIZED {"allowsLogin":true}',
    ],
  },
};
