// The print-content agreement as a dialog: reading, signing, closing.
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { controlled } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AgreementHost } from '../../features/agreement/AgreementHost.tsx';
import { createSignal } from '../../lib/signal.ts';
import { StoryShop } from '../StoryShop.tsx';
import { failed, on, type StoryAnswers } from '../storyClient.ts';
import { section4 } from './section4.ts';
import { createStage, slow } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/Agreement',
  component: AgreementHost,
  tags: ['flow', 'machine:agreement'],
  args: { requests: createSignal<boolean>(), onClosed: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof AgreementHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = (isRequired: boolean, answers: StoryAnswers = {}): Pick<Story, 'render'> => ({
  render: ({ onClosed }) => {
    const requests = createSignal<boolean>();
    requests.emit(isRequired);
    return (
      <StoryShop answers={answers} flows={stage.flows} onEvent={stage.onEvent}>
        <AgreementHost requests={requests} onClosed={onClosed} />
      </StoryShop>
    );
  },
});

async function openDialog() {
  const dialog = await screen.findByRole('dialog', { name: '承印品协议书' }, slow);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const confirm = (): HTMLElement => within(dialog).getByRole('button', { name: /同意并签订/ });
  return { dialog, confirm };
}

const SIGN = 'Customer.SetCustomerSigned';

let answer = controlled<{ message: string }>();

export const Required: Story = {
  ...asked(
    true,
    on(signAgreement, () => answer.promise),
  ),
  play: stage.driven({ agreement: { store: 1, reload: 1 } }, async ({ step }) => {
    answer = controlled();
    const { dialog, confirm } = await openDialog();
    const tryToLeave = async (): Promise<void> => {
      await userEvent.keyboard('{Escape}');
      const scrim = document.querySelector<HTMLElement>('[data-part=scrim]');
      if (scrim) await userEvent.click(scrim);
      await waitFor(() => expect(dialog).toBeVisible());
    };
    await step(section4.agreementRequired, async () => {
      await expect(within(dialog).queryByRole('button', { name: /关闭|稍后/ })).toBeNull();
      await tryToLeave();
    });
    await step(section4.agreementCountdown, async () => {
      await expect(confirm()).toHaveTextContent('5');
      await expect(confirm()).toBeDisabled();
      stage.tick(4);
      await waitFor(() => expect(confirm()).toHaveTextContent('1'));
      await expect(confirm()).toBeDisabled();
      stage.tick(1);
      await waitFor(() => expect(confirm()).toBeEnabled());
      await tryToLeave();
    });
    await step('a double click signs once', async () => {
      await userEvent.dblClick(confirm());
      await waitFor(() => expect(stage.sent(SIGN)).toHaveLength(1));
      await tryToLeave();
    });
    await step(section4.agreementConfirm, async () => {
      await answer.resolve({ message: '签订成功' });
      await waitFor(() =>
        expect(stage.emitted('store')).toMatchObject([{ key: 'signed', value: '签订成功' }]),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      stage.tick(0.199);
      await expect(stage.emitted('reload')).toEqual([]);
      stage.tick(0.001);
      await waitFor(() => expect(stage.emitted('reload')).toHaveLength(1));
      await expect(stage.sent(SIGN)).toHaveLength(1);
    });
  }),
};

let isBroken = true;

/** A failed signature can be tried again at once; the five seconds are not waited again. */
export const SigningFails: Story = {
  ...asked(
    true,
    on(signAgreement, () => (isBroken ? failed('timeout') : { message: '签订成功' })),
  ),
  play: stage.driven({ agreement: { store: 1 } }, async () => {
    isBroken = true;
    const { confirm } = await openDialog();
    stage.tick(5);
    await waitFor(() => expect(confirm()).toBeEnabled());
    await userEvent.click(confirm());
    await waitFor(() => expect(stage.sent(SIGN)).toHaveLength(1));
    await waitFor(() => expect(confirm()).toHaveTextContent('同意并签订'));
    isBroken = false;
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stage.sent(SIGN)).toHaveLength(2);
  }),
};

/** Only looked at: nothing waits, and it closes like any dialog. */
export const Free: Story = {
  ...asked(false),
  play: stage.driven({}, async ({ args }) => {
    const { confirm } = await openDialog();
    await expect(confirm()).toBeEnabled();
    await expect(args.onClosed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
    await expect(stage.emitted('reload')).toEqual([]);
  }),
};
