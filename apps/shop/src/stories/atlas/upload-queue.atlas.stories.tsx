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

export const Running2: Story = {
  tags: ['state:running'],
  args: { row: 'Running2' },
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

export const Incomplete2: Story = {
  tags: ['state:incomplete'],
  args: { row: 'Incomplete2' },
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

export const Running3: Story = {
  tags: ['state:running'],
  args: { row: 'Running3' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ITEM.REACHED {"key":"封面","reached":"failed"}',
    ],
  },
};

export const Offline2: Story = {
  tags: ['state:offline'],
  args: { row: 'Offline2' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'OFFLINE',
    ],
  },
};

export const Paused2: Story = {
  tags: ['state:paused'],
  args: { row: 'Paused2' },
  parameters: {
    input: 'opened',
    steps: [
      'ADD {"file":{"key":"封面","name":"封面.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'ADD {"file":{"key":"内页","name":"内页.pdf","size":4194304,"type":"application/pdf","source":null}}',
      'PAUSE',
    ],
  },
};

export const Complete2: Story = {
  tags: ['state:complete'],
  args: { row: 'Complete2' },
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

export const Incomplete3: Story = {
  tags: ['state:incomplete'],
  args: { row: 'Incomplete3' },
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

export const Offline3: Story = {
  tags: ['state:offline'],
  args: { row: 'Offline3' },
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

export const Paused3: Story = {
  tags: ['state:paused'],
  args: { row: 'Paused3' },
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

export const Incomplete4: Story = {
  tags: ['state:incomplete'],
  args: { row: 'Incomplete4' },
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
