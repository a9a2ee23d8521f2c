// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/upload-item',
  component: AtlasStage,
  tags: ['atlas', 'machine:upload-item', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'upload-item', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Queued: Story = {
  tags: ['state:queued'],
  args: { row: 'Queued' },
  parameters: {
    input: 'chosen',
    steps: [],
  },
};

export const Uploading: Story = {
  tags: ['state:uploading'],
  args: { row: 'Uploading' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
    ],
  },
};

export const Paused: Story = {
  tags: ['state:paused'],
  args: { row: 'Paused' },
  parameters: {
    input: 'chosen',
    steps: [
      'PAUSE',
    ],
  },
};

export const Discarding: Story = {
  tags: ['state:discarding'],
  args: { row: 'Discarding' },
  parameters: {
    input: 'chosen',
    steps: [
      'REMOVE',
    ],
  },
};

export const CheckingAsking: Story = {
  tags: ['state:checking.asking'],
  args: { row: 'CheckingAsking' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'UPLOADED {"fileId":"f1"}',
    ],
  },
};

export const Refused: Story = {
  tags: ['state:refused'],
  args: { row: 'Refused' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'REFUSED {"message":"只接受 PDF 文件"}',
    ],
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { row: 'Failed' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'FAIL {"error":"connection lost"}',
    ],
  },
};

export const Removing: Story = {
  tags: ['state:removing'],
  args: { row: 'Removing' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'UPLOADED {"fileId":"f1"}',
      'REMOVE',
    ],
  },
};

export const Checked: Story = {
  tags: ['state:checked'],
  args: { row: 'Checked' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'UPLOADED {"fileId":"f1"}',
      'done fetchReport {"output":{"id":"f1","name":"名片-正反面.pdf","purpose":"printFile","size":4194304,"status":"checked","pageCount":2,"pages":[],"findings":[{"code":"LOW_RESOLUTION","severity":"warning","page":1,"message":"第 1 页有一张图片只有 180 dpi，建议 300 dpi 以上"}],"refusal":null,"createdAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const RefusedByCheck: Story = {
  tags: ['state:refused'],
  args: { row: 'RefusedByCheck' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'UPLOADED {"fileId":"f1"}',
      'done fetchReport {"output":{"id":"f1","name":"名片-正反面.pdf","purpose":"printFile","size":4194304,"status":"refused","pageCount":2,"pages":[],"findings":[{"code":"LOW_RESOLUTION","severity":"warning","page":1,"message":"第 1 页有一张图片只有 180 dpi，建议 300 dpi 以上"}],"refusal":"文件已加密，无法打开","createdAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const CheckingWaiting: Story = {
  tags: ['state:checking.waiting'],
  args: { row: 'CheckingWaiting' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'UPLOADED {"fileId":"f1"}',
      'done fetchReport {"output":{"id":"f1","name":"名片-正反面.pdf","purpose":"printFile","size":4194304,"status":"checking","pageCount":2,"pages":[],"findings":[{"code":"LOW_RESOLUTION","severity":"warning","page":1,"message":"第 1 页有一张图片只有 180 dpi，建议 300 dpi 以上"}],"refusal":null,"createdAt":"2026-11-20T09:00:00.000+08:00"}}',
    ],
  },
};

export const CheckFailed: Story = {
  tags: ['state:checkFailed'],
  args: { row: 'CheckFailed' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'UPLOADED {"fileId":"f1"}',
      'error fetchReport {"error":"服务错误，请重试"}',
    ],
  },
};

export const RemovingChecked: Story = {
  tags: ['state:removing'],
  args: { row: 'RemovingChecked' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'UPLOADED {"fileId":"f1"}',
      'done fetchReport {"output":{"id":"f1","name":"名片-正反面.pdf","purpose":"printFile","size":4194304,"status":"checked","pageCount":2,"pages":[],"findings":[{"code":"LOW_RESOLUTION","severity":"warning","page":1,"message":"第 1 页有一张图片只有 180 dpi，建议 300 dpi 以上"}],"refusal":null,"createdAt":"2026-11-20T09:00:00.000+08:00"}}',
      'REMOVE',
    ],
  },
};

export const RemovingRefusedByCheck: Story = {
  tags: ['state:removing'],
  args: { row: 'RemovingRefusedByCheck' },
  parameters: {
    input: 'chosen',
    steps: [
      'START',
      'UPLOADED {"fileId":"f1"}',
      'done fetchReport {"output":{"id":"f1","name":"名片-正反面.pdf","purpose":"printFile","size":4194304,"status":"refused","pageCount":2,"pages":[],"findings":[{"code":"LOW_RESOLUTION","severity":"warning","page":1,"message":"第 1 页有一张图片只有 180 dpi，建议 300 dpi 以上"}],"refusal":"文件已加密，无法打开","createdAt":"2026-11-20T09:00:00.000+08:00"}}',
      'REMOVE',
    ],
  },
};

export const RefusedFromTooLarge: Story = {
  tags: ['state:refused'],
  args: { row: 'RefusedFromTooLarge' },
  parameters: {
    input: 'tooLarge',
    steps: [
      'START',
    ],
  },
};
