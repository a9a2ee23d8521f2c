import { tick } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { createSignal } from '../../lib/signal.ts';
import { StoryClock } from '../../stories/StoryClock.tsx';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { AgreementHost } from './AgreementHost.tsx';

const onEvent = fn();
let clock = new SimulatedClock();

const meta = {
  title: 'Features/AgreementHost',
  component: AgreementHost,
  tags: ['machine:agreement'],
  args: { requests: createSignal<boolean>(), onClosed: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
    clock = new SimulatedClock();
  },
} satisfies Meta<typeof AgreementHost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asked for before anybody listens, like the shop does while the dialog's code is still loading. */
const asked: Pick<Story, 'render'> = {
  render: ({ onClosed }) => {
    const requests = createSignal<boolean>();
    requests.emit(true);
    return (
      <StoryShop onEvent={onEvent}>
        <StoryClock clock={clock}>
          <AgreementHost requests={requests} onClosed={onClosed} />
        </StoryClock>
      </StoryShop>
    );
  },
};

const dialogOf = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: '承印品协议书' });

/** Five seconds, before anything happens. */
export const ReadingFive: Story = {
  ...asked,
  play: async () => {
    await dialogOf();
  },
};

export const Ready: Story = {
  ...asked,
  tags: ['photo'],
  play: async () => {
    const dialog = await dialogOf();
    tick(clock, 5);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: '同意并签订' })).toBeEnabled(),
    );
  },
};
