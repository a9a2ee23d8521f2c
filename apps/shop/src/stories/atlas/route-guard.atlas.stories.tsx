// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/route-guard',
  component: AtlasStage,
  tags: ['atlas', 'machine:route-guard', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'route-guard', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingUser: Story = {
  tags: ['state:loading.user'],
  args: { row: 'LoadingUser' },
  parameters: {
    input: 'opened',
    steps: [
      'NAVIGATE {"path":"/search","query":{}}',
    ],
  },
};

export const SettledAllowed: Story = {
  tags: ['state:settled.allowed'],
  args: { row: 'SettledAllowed' },
  parameters: {
    input: 'opened',
    steps: [
      'NAVIGATE {"path":"/search","query":{}}',
      'LOGOUT',
    ],
  },
};

export const LoadingPermissions: Story = {
  tags: ['state:loading.permissions'],
  args: { row: 'LoadingPermissions' },
  parameters: {
    input: 'opened',
    steps: [
      'NAVIGATE {"path":"/search","query":{}}',
      'done fetchUser {"output":{"id":1,"customerName":"悦享包装","linkPerson":"陈女士","mobilePhone":"138****0001","type":3,"userRoleType":1,"sign":2,"authStatus":2,"vipLevel":6,"orderNotifySum":0,"creationTime":"2024-03-01T09:00:00.000+08:00","isNewCouponed":false,"parentId":null,"roles":0}}',
    ],
  },
};
