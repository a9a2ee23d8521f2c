import { signAgreement } from '@banxin/contract/calls/customer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { createSignal } from '../../lib/signal.ts';
import { StoryClock } from '../../stories/StoryClock.tsx';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { failed, on, type StoryAnswers } from '../../stories/storyClient.ts';
import { AgreementHost } from './AgreementHost.tsx';

const onEvent = fn();
let clock = new SimulatedClock();

const meta = {
  title: 'Features/AgreementHost',
  component: AgreementHost,
  tags: ['flow', 'machine:agreement'],
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
const asked = (isRequired: boolean, answers: StoryAnswers = {}): Pick<Story, 'render'> => ({
  render: ({ onClosed }) => {
    const requests = createSignal<boolean>();
    requests.emit(isRequired);
    return (
      <StoryShop answers={answers} onEvent={onEvent}>
        <StoryClock clock={clock}>
          <AgreementHost requests={requests} onClosed={onClosed} />
        </StoryClock>
      </StoryShop>
    );
  },
});

/** Moves the story's clock, one second after the other. */
function tick(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
}

const dialogOf = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: '承印品协议书' }, { timeout: 5_000 });

/** Specification §4: confirm is off for 5 s; Escape and a press outside do nothing; there is no close button. */
export const Reading: Story = {
  ...asked(true, on(signAgreement, { message: '签订成功' })),
  play: async ({ step }) => {
    const dialog = await dialogOf();
    const confirm = (): HTMLElement => within(dialog).getByRole('button', { name: /同意并签订/ });
    await step('the button counts from 5 and is off', async () => {
      await expect(confirm()).toHaveTextContent('5');
      await expect(confirm()).toBeDisabled();
    });
    await step('there is no way to close it', async () => {
      await expect(within(dialog).queryByRole('button', { name: /关闭|稍后/ })).toBeNull();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      const scrim = document.querySelector<HTMLElement>('[data-part=scrim]');
      if (scrim) await userEvent.click(scrim);
      await expect(dialog).toBeVisible();
    });
    await step('after 4 s it says 1 and is still off', async () => {
      tick(4);
      await waitFor(() => expect(confirm()).toHaveTextContent('1'));
      await expect(confirm()).toBeDisabled();
    });
    await step('after 5 s it can be signed', async () => {
      tick(1);
      await waitFor(() => expect(confirm()).toBeEnabled());
    });
    await step('Escape still does nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(dialog).toBeVisible();
    });
    await step('signing keeps the message, closes, and reloads after 200 ms', async () => {
      await userEvent.click(confirm());
      await waitFor(() =>
        expect(onEvent).toHaveBeenCalledWith(
          'store',
          expect.objectContaining({ key: 'signed', value: '签订成功' }),
        ),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(onEvent).not.toHaveBeenCalledWith('reload', expect.anything());
      clock.increment(200);
      await waitFor(() => expect(onEvent).toHaveBeenCalledWith('reload', expect.anything()));
    });
  },
};

/** Five seconds, before anything happens. */
export const ReadingFive: Story = {
  ...asked(true),
  play: async () => {
    await dialogOf();
  },
};

export const Ready: Story = {
  ...asked(true),
  play: async () => {
    const dialog = await dialogOf();
    tick(5);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: '同意并签订' })).toBeEnabled(),
    );
  },
};

export const Signing: Story = {
  ...asked(true, on(signAgreement, 'pending')),
  play: async () => {
    const dialog = await dialogOf();
    tick(5);
    const confirm = within(dialog).getByRole('button', { name: /同意并签订/ });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'signing'));
    await userEvent.click(confirm);
    await expect(
      onEvent.mock.calls.filter(([event]) => event === 'call Customer.SetCustomerSigned'),
    ).toHaveLength(1);
  },
};

/** A failed signature can be tried again at once. */
export const SigningFailed: Story = {
  ...asked(true, on(signAgreement, failed(500))),
  play: async () => {
    const dialog = await dialogOf();
    tick(5);
    const confirm = within(dialog).getByRole('button', { name: /同意并签订/ });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'ready'));
    await expect(within(dialog).getByRole('button', { name: '同意并签订' })).toBeEnabled();
  },
};

/** Only looked at: nothing waits, and it closes like any dialog. */
export const Free: Story = {
  ...asked(false),
  play: async ({ args }) => {
    const dialog = await dialogOf();
    await expect(within(dialog).getByRole('button', { name: '同意并签订' })).toBeEnabled();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone390' } } };

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } };
