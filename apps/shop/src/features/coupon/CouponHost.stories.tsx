import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { plain } from '@banxin/contract/refusals/plain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { productAnswers } from '../../stories/fixtures/quoting.ts';
import { newShop, yuexiang } from '../../stories/fixtures/users.ts';
import { section4 } from '../../stories/flows/section4.ts';
import { arrives } from '../../stories/flows/shop.tsx';
import { createStage } from '../../stories/flows/stage.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import { WholeShop } from '../../stories/WholeShop.tsx';
import CouponHost from './CouponHost.tsx';

const stage = createStage();

const meta = {
  title: 'Features/CouponHost',
  component: CouponHost,
  tags: ['flow', 'machine:coupon'],
  args: { isHeld: false },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof CouponHost>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const offered = (
  answers: StoryAnswers = {},
  rest: Pick<StoryShopProps, 'locale'> = {},
): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop
      user={newShop}
      answers={answers}
      flows={stage.flows}
      onEvent={stage.onEvent}
      {...rest}
    >
      <CouponHost {...args} />
    </StoryShop>
  ),
});

const given = on(receiveNewCustomerCoupon, { amount: 30 });

const focusInside = (dialog: HTMLElement): Promise<void> =>
  waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

const dialogOf = (name = '新客礼包'): Promise<HTMLElement> => screen.findByRole('dialog', { name });

const claims = (): number => stage.sent('Customer.NewCustomerReceive').length;

/** Specification §4: the first click requests the coupon, the second one closes and reloads after 200 ms. */
export const OpenedAndKept: Story = {
  ...offered(given),
  play: stage.driven({ coupon: { reload: 1 } }, async ({ step }) => {
    const dialog = await dialogOf();
    await step(section4.couponFirst, async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: '打开礼包' }));
      await expect(claims()).toBe(1);
      await waitFor(() =>
        expect(within(dialog).getByRole('status')).toHaveTextContent('30.00 元优惠券'),
      );
      await expect(dialog).toHaveAttribute('data-state', 'opened');
    });
    await step(section4.couponSecond, async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: '收下' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(stage.reloads()).toBe(0);
      stage.tick(0.199);
      await expect(stage.reloads()).toBe(0);
      stage.tick(0.001);
      await waitFor(() => expect(stage.reloads()).toBe(1));
      await expect(claims()).toBe(1);
    });
  }),
};

/** A double click claims once; while the answer is awaited there is no way out that would lose it. */
export const DoubleClick: Story = {
  ...offered(on(receiveNewCustomerCoupon, 'pending')),
  play: stage.driven({}, async () => {
    const dialog = await dialogOf();
    await userEvent.dblClick(within(dialog).getByRole('button', { name: '打开礼包' }));
    await userEvent.keyboard('{Escape}');
    await expect(claims()).toBe(1);
    await expect(dialog).toHaveAttribute('data-state', 'requesting');
    await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
  }),
};

const closesOnFailure = async (): Promise<void> => {
  const dialog = await dialogOf();
  await userEvent.click(within(dialog).getByRole('button', { name: '打开礼包' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  stage.tick(1);
  await expect(stage.reloads()).toBe(0);
};

/** Nothing reloads either. */
export const Failed: Story = {
  ...offered(on(receiveNewCustomerCoupon, failed(500))),
  play: stage.driven({}, async ({ step }) => {
    await step(section4.couponFailure, closesOnFailure);
  }),
};

/** Another window had opened it: refused, closed, not given twice. */
export const Refused: Story = {
  ...offered(on(receiveNewCustomerCoupon, refusedBy(plain.giftPackRefused))),
  play: stage.driven({}, closesOnFailure),
};

/** Closed unopened: nobody is asked, nothing is stored, nothing reloads. */
export const ClosedUnopened: Story = {
  ...offered(given),
  play: stage.driven({}, async () => {
    await focusInside(await dialogOf());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stage.tick(1);
    await expect(stage.onEvent).not.toHaveBeenCalled();
  }),
};

function Held() {
  const [isHeld, setHeld] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHeld(false)}>
        另一个对话框已关闭
      </button>
      <CouponHost isHeld={isHeld} />
    </>
  );
}

/** Not on top of the agreement or the login dialog: it waits until they are gone. */
export const WaitsForOthers: Story = {
  render: () => (
    <StoryShop user={newShop} answers={given} flows={stage.flows} onEvent={stage.onEvent}>
      <Held />
    </StoryShop>
  ),
  play: stage.driven({}, async ({ canvas }) => {
    const other = canvas.getByRole('button', { name: '另一个对话框已关闭' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(other);
    await dialogOf();
  }),
};

const shopOf = (user: UserInfo | null, path = '/'): Pick<Story, 'render'> => ({
  render: () => (
    <WholeShop
      path={path}
      answers={{
        ...productAnswers,
        ...captchaAnswer,
        ...given,
        ...on(getSimpleCustomer, user),
        ...on(getSubPermissions, [{ name: 'admin' }]),
      }}
      flows={stage.flows}
      onEvent={stage.onEvent}
    />
  ),
});

/** A new customer is offered the pack as soon as the shop knows who is here; put off, it stays away on the next page. */
export const InTheShop: Story = {
  ...shopOf(newShop),
  play: stage.driven(
    { 'route-guard': { ...arrives, 'routes.built': 1 } },
    async ({ canvasElement, step }) => {
      const dialog = await dialogOf();
      await step('closed without opening', async () => {
        await focusInside(dialog);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      });
      await step('it does not come back with the next page', async () => {
        const [card] = await within(canvasElement).findAllByRole('link', { name: /铜版纸名片/ });
        if (card) await userEvent.click(card);
        await screen.findByRole('heading', { level: 1, name: '铜版纸名片' });
        await expect(screen.queryByRole('dialog')).toBeNull();
      });
    },
  ),
};

const seesNothing = (name: RegExp): Play =>
  stage.driven(
    { 'route-guard': { ...arrives, 'routes.built': 1 } },
    async ({ canvasElement }: Parameters<Play>[0]) => {
      await within(canvasElement).findByText(name);
      await expect(canvasElement.ownerDocument.querySelector('[data-flow=coupon]')).toBeNull();
    },
  );

/** Specification §4: who has the gift-pack flag counts as having had it. */
export const NotTwice: Story = { ...shopOf(yuexiang), play: seesNothing(/您好，悦享包装/) };

/** Specification §4: a partner counts as having had it. */
export const NotForPartners: Story = {
  ...shopOf({ ...newShop, type: 5 }),
  play: seesNothing(/您好，新客小店/),
};

/** Specification §4: an authStatus above not-submitted counts as having had it. */
export const NotOnceAuthenticating: Story = {
  ...shopOf({ ...newShop, authStatus: 1 }),
  play: seesNothing(/您好，新客小店/),
};

const isOpened = (title: string, open: string, done: string): Play =>
  stage.driven({}, async () => {
    const dialog = await dialogOf(title);
    await userEvent.click(within(dialog).getByRole('button', { name: open }));
    await within(dialog).findByRole('button', { name: done });
  });

export const English: Story = {
  ...offered(given, { locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
  play: isOpened('Welcome gift', 'Open the gift', 'Keep it'),
};
