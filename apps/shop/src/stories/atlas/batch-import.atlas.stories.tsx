// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/batch-import',
  component: AtlasStage,
  tags: ['atlas', 'machine:batch-import', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'batch-import', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['state:idle'],
  args: { row: 'Idle' },
  parameters: {
    input: 'opened',
    steps: [],
  },
};

export const Uploading: Story = {
  tags: ['state:uploading'],
  args: { row: 'Uploading' },
  parameters: {
    input: 'opened',
    steps: [
      'FILE.SELECT {"file":{"name":"批量下单.xlsx","size":24576,"source":null}}',
    ],
  },
};

export const RejectedFile: Story = {
  tags: ['state:rejectedFile'],
  args: { row: 'RejectedFile' },
  parameters: {
    input: 'opened',
    steps: [
      'FILE.SELECT {"file":{"name":"批量下单.pdf","size":24576,"source":null}}',
    ],
  },
};

export const FollowingAsking: Story = {
  tags: ['state:following.asking'],
  args: { row: 'FollowingAsking' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
    ],
  },
};

export const Starting: Story = {
  tags: ['state:starting'],
  args: { row: 'Starting' },
  parameters: {
    input: 'opened',
    steps: [
      'FILE.SELECT {"file":{"name":"批量下单.xlsx","size":24576,"source":null}}',
      'done upload {"output":"u1"}',
    ],
  },
};

export const UploadFailed: Story = {
  tags: ['state:uploadFailed'],
  args: { row: 'UploadFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'FILE.SELECT {"file":{"name":"批量下单.xlsx","size":24576,"source":null}}',
      'error upload {"error":"服务错误，请重试"}',
    ],
  },
};

export const ReviewClean: Story = {
  tags: ['state:review.clean'],
  args: { row: 'ReviewClean' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"checked","refusal":null,"total":300,"done":300,"valid":300,"faulty":0,"created":0,"before":0,"faults":[],"sum":2460000,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const ReviewWithErrors: Story = {
  tags: ['state:review.withErrors'],
  args: { row: 'ReviewWithErrors' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"checked","refusal":null,"total":300,"done":300,"valid":280,"faulty":20,"created":0,"before":0,"faults":[{"code":"PHONE","rows":12,"fixes":0},{"code":"UNKNOWN_PRODUCT","rows":8,"fixes":8}],"sum":2296000,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const FollowingWaiting: Story = {
  tags: ['state:following.waiting'],
  args: { row: 'FollowingWaiting' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"checking","refusal":null,"total":300,"done":150,"valid":150,"faulty":0,"created":0,"before":0,"faults":[],"sum":1230000,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const Refused: Story = {
  tags: ['state:refused'],
  args: { row: 'Refused' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"refused","refusal":{"message":"文件读不出来，请另存为 xlsx 再试","data":{"key":"batch.unreadable"}},"total":0,"done":0,"valid":0,"faulty":0,"created":0,"before":0,"faults":[],"sum":0,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const Creating: Story = {
  tags: ['state:creating'],
  args: { row: 'Creating' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"creating","refusal":null,"total":300,"done":300,"valid":180,"faulty":20,"created":100,"before":0,"faults":[{"code":"PHONE","rows":12,"fixes":0},{"code":"UNKNOWN_PRODUCT","rows":8,"fixes":8}],"sum":2296000,"mode":"valid","startedAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const PartlyCreated: Story = {
  tags: ['state:partlyCreated'],
  args: { row: 'PartlyCreated' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"done","refusal":null,"total":300,"done":300,"valid":0,"faulty":20,"created":280,"before":0,"faults":[{"code":"PHONE","rows":12,"fixes":0},{"code":"UNKNOWN_PRODUCT","rows":8,"fixes":8}],"sum":0,"mode":"valid","startedAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const Created: Story = {
  tags: ['state:created'],
  args: { row: 'Created' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"done","refusal":null,"total":300,"done":300,"valid":0,"faulty":0,"created":300,"before":0,"faults":[],"sum":0,"mode":"all","startedAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const ReviewOrdered: Story = {
  tags: ['state:review.ordered'],
  args: { row: 'ReviewOrdered' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"checked","refusal":null,"total":300,"done":300,"valid":0,"faulty":0,"created":0,"before":300,"faults":[],"sum":0,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const RefusedAfterFailure: Story = {
  tags: ['state:refused'],
  args: { row: 'RefusedAfterFailure' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'error read {"error":"这次批量下单已过期，请重新上传表格"}',
    ],
  },
};

export const StartFailed: Story = {
  tags: ['state:startFailed'],
  args: { row: 'StartFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'FILE.SELECT {"file":{"name":"批量下单.xlsx","size":24576,"source":null}}',
      'done upload {"output":"u1"}',
      'error start {"error":"服务错误，请重试"}',
    ],
  },
};

export const Changing: Story = {
  tags: ['state:changing'],
  args: { row: 'Changing' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"checked","refusal":null,"total":300,"done":300,"valid":300,"faulty":0,"created":0,"before":0,"faults":[],"sum":2460000,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
      'CHANGE {"request":{"kind":"fix","row":14,"col":"phone","value":"13800000001"}}',
    ],
  },
};

export const CreateFailed: Story = {
  tags: ['state:createFailed'],
  args: { row: 'CreateFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"creating","refusal":null,"total":300,"done":300,"valid":180,"faulty":20,"created":100,"before":0,"faults":[{"code":"PHONE","rows":12,"fixes":0},{"code":"UNKNOWN_PRODUCT","rows":8,"fixes":8}],"sum":2296000,"mode":"valid","startedAt":"2026-11-20T09:00:00.000+08:00"}}',
      'error create {"error":"服务错误，请重试"}',
    ],
  },
};

export const ReviewCleanAfterFailure: Story = {
  tags: ['state:review.clean'],
  args: { row: 'ReviewCleanAfterFailure' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"checked","refusal":null,"total":300,"done":300,"valid":300,"faulty":0,"created":0,"before":0,"faults":[],"sum":2460000,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
      'CHANGE {"request":{"kind":"fix","row":14,"col":"phone","value":"13800000001"}}',
      'error change {"error":"服务错误，请重试"}',
    ],
  },
};

export const ReviewWithErrorsAfterFailure: Story = {
  tags: ['state:review.withErrors'],
  args: { row: 'ReviewWithErrorsAfterFailure' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"checked","refusal":null,"total":300,"done":300,"valid":280,"faulty":20,"created":0,"before":0,"faults":[{"code":"PHONE","rows":12,"fixes":0},{"code":"UNKNOWN_PRODUCT","rows":8,"fixes":8}],"sum":2296000,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
      'CHANGE {"request":{"kind":"fix","row":14,"col":"phone","value":"13800000001"}}',
      'error change {"error":"服务错误，请重试"}',
    ],
  },
};

export const ReviewOrderedAfterFailure: Story = {
  tags: ['state:review.ordered'],
  args: { row: 'ReviewOrderedAfterFailure' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"importId":"imp-20261120-1"}',
      'done read {"output":{"importId":"imp-20261120-1","fileName":"批量下单.xlsx","state":"checked","refusal":null,"total":300,"done":300,"valid":0,"faulty":0,"created":0,"before":300,"faults":[],"sum":0,"mode":null,"startedAt":"2026-11-20T09:00:00.000+08:00"}}',
      'CHANGE {"request":{"kind":"fix","row":14,"col":"phone","value":"13800000001"}}',
      'error change {"error":"服务错误，请重试"}',
    ],
  },
};
