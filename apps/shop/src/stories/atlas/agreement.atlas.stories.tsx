// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/agreement',
  component: AtlasStage,
  tags: ['atlas', 'machine:agreement', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'agreement', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenReading: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReading' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":true}',
    ],
  },
};

export const OpenReady: Story = {
  tags: ['state:open.ready'],
  args: { row: 'OpenReady' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":false}',
    ],
  },
};

export const OpenReading2: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReading2' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":true}',
      '⏱ AGREEMENT_TICK',
    ],
  },
};

export const OpenSigning: Story = {
  tags: ['state:open.signing'],
  args: { row: 'OpenSigning' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":false}',
      'CONFIRM',
    ],
  },
};

export const OpenReading3: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReading3' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":true}',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
    ],
  },
};

export const OpenReading4: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReading4' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":true}',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
    ],
  },
};

export const OpenReading5: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReading5' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":true}',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
    ],
  },
};

export const OpenReady2: Story = {
  tags: ['state:open.ready'],
  args: { row: 'OpenReady2' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":true}',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
    ],
  },
};

export const OpenSigning2: Story = {
  tags: ['state:open.signing'],
  args: { row: 'OpenSigning2' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":true}',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
      'CONFIRM',
    ],
  },
};
