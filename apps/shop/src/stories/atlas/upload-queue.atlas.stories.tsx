// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/upload-queue',
  component: AtlasStage,
  tags: ['atlas', 'machine:upload-queue', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'upload-queue', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state:empty'],
  args: { row: 'Empty' },
  parameters: {
    input: 'opened',
    steps: [],
  },
};

export const Running: Story = {
  tags: ['state:running'],
  args: { row: 'Running' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
    ],
  },
};

export const RunningSeveral: Story = {
  tags: ['state:running'],
  args: { row: 'RunningSeveral' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
    ],
  },
};

export const Complete: Story = {
  tags: ['state:complete'],
  args: { row: 'Complete' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"ready"}',
    ],
  },
};

export const Incomplete: Story = {
  tags: ['state:incomplete'],
  args: { row: 'Incomplete' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"failed"}',
    ],
  },
};

export const IncompleteOneRefused: Story = {
  tags: ['state:incomplete'],
  args: { row: 'IncompleteOneRefused' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"refused"}',
    ],
  },
};

export const Paused: Story = {
  tags: ['state:paused'],
  args: { row: 'Paused' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.PAUSE {"key":"封面"}',
    ],
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  args: { row: 'Offline' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'OFFLINE',
    ],
  },
};

export const RunningSeveralOneFailed: Story = {
  tags: ['state:running'],
  args: { row: 'RunningSeveralOneFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"failed"}',
    ],
  },
};

export const OfflineSeveral: Story = {
  tags: ['state:offline'],
  args: { row: 'OfflineSeveral' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'OFFLINE',
    ],
  },
};

export const PausedSeveral: Story = {
  tags: ['state:paused'],
  args: { row: 'PausedSeveral' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'PAUSE',
    ],
  },
};

export const CompleteSeveral: Story = {
  tags: ['state:complete'],
  args: { row: 'CompleteSeveral' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"ready"}',
      'ITEM.REACHED {"key":"内页","reached":"ready"}',
    ],
  },
};

export const IncompleteSeveralOneFailed: Story = {
  tags: ['state:incomplete'],
  args: { row: 'IncompleteSeveralOneFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"ready"}',
      'ITEM.REACHED {"key":"内页","reached":"failed"}',
    ],
  },
};

export const OfflineSeveralOneFailed: Story = {
  tags: ['state:offline'],
  args: { row: 'OfflineSeveralOneFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"failed"}',
      'OFFLINE',
    ],
  },
};

export const PausedSeveralOneFailed: Story = {
  tags: ['state:paused'],
  args: { row: 'PausedSeveralOneFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"failed"}',
      'PAUSE',
    ],
  },
};

export const IncompleteSeveralOneRefused: Story = {
  tags: ['state:incomplete'],
  args: { row: 'IncompleteSeveralOneRefused' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"refused"}',
      'ITEM.REACHED {"key":"内页","reached":"ready"}',
    ],
  },
};
