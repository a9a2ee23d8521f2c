// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/exists-check',
  component: AtlasStage,
  tags: ['atlas', 'machine:exists-check', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'exists-check', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  tags: ['state:unchecked'],
  args: { row: 'Unchecked' },
  parameters: {
    input: 'name',
    steps: [],
  },
};

export const Checking: Story = {
  tags: ['state:checking'],
  args: { row: 'Checking' },
  parameters: {
    input: 'name',
    steps: [
      'BLUR {"value":"悦享包装"}',
    ],
  },
};

export const Taken: Story = {
  tags: ['state:taken'],
  args: { row: 'Taken' },
  parameters: {
    input: 'name',
    steps: [
      'BLUR {"value":"悦享包装"}',
      'done isTaken {"output":true}',
    ],
  },
};

export const Free: Story = {
  tags: ['state:free'],
  args: { row: 'Free' },
  parameters: {
    input: 'name',
    steps: [
      'BLUR {"value":"悦享包装"}',
      'done isTaken {"output":false}',
    ],
  },
};

export const UncheckedFromQq: Story = {
  tags: ['state:unchecked'],
  args: { row: 'UncheckedFromQq' },
  parameters: {
    input: 'qq',
    steps: [],
  },
};

export const CheckingFromQq: Story = {
  tags: ['state:checking'],
  args: { row: 'CheckingFromQq' },
  parameters: {
    input: 'qq',
    steps: [
      'BLUR {"value":"10001"}',
    ],
  },
};

export const TakenFromQq: Story = {
  tags: ['state:taken'],
  args: { row: 'TakenFromQq' },
  parameters: {
    input: 'qq',
    steps: [
      'BLUR {"value":"10001"}',
      'done isTaken {"output":true}',
    ],
  },
};

export const FreeFromQq: Story = {
  tags: ['state:free'],
  args: { row: 'FreeFromQq' },
  parameters: {
    input: 'qq',
    steps: [
      'BLUR {"value":"10001"}',
      'done isTaken {"output":false}',
    ],
  },
};

export const UncheckedFromMobile: Story = {
  tags: ['state:unchecked'],
  args: { row: 'UncheckedFromMobile' },
  parameters: {
    input: 'mobile',
    steps: [],
  },
};

export const CheckingFromMobile: Story = {
  tags: ['state:checking'],
  args: { row: 'CheckingFromMobile' },
  parameters: {
    input: 'mobile',
    steps: [
      'BLUR {"value":"13800000001"}',
    ],
  },
};

export const TakenFromMobile: Story = {
  tags: ['state:taken'],
  args: { row: 'TakenFromMobile' },
  parameters: {
    input: 'mobile',
    steps: [
      'BLUR {"value":"13800000001"}',
      'done isTaken {"output":true}',
    ],
  },
};

export const FreeFromMobile: Story = {
  tags: ['state:free'],
  args: { row: 'FreeFromMobile' },
  parameters: {
    input: 'mobile',
    steps: [
      'BLUR {"value":"13800000001"}',
      'done isTaken {"output":false}',
    ],
  },
};
