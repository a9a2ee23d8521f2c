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

export const OpenReadingWith4SecondsLeft: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReadingWith4SecondsLeft' },
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

export const OpenReadingWith3SecondsLeft: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReadingWith3SecondsLeft' },
  parameters: {
    input: 'signing',
    steps: [
      'OPEN {"required":true}',
      '⏱ AGREEMENT_TICK',
      '⏱ AGREEMENT_TICK',
    ],
  },
};

export const OpenReadingWith2SecondsLeft: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReadingWith2SecondsLeft' },
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

export const OpenReadingWith1SecondLeft: Story = {
  tags: ['state:open.reading'],
  args: { row: 'OpenReadingWith1SecondLeft' },
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

export const OpenReadyRequired: Story = {
  tags: ['state:open.ready'],
  args: { row: 'OpenReadyRequired' },
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

export const OpenSigningRequired: Story = {
  tags: ['state:open.signing'],
  args: { row: 'OpenSigningRequired' },
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
