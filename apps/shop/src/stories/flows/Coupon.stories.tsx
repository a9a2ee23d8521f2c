// Whom the new-customer gift pack is offered to, in the whole shop.

import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { errCode } from '@banxin/contract/errors';
import { plain } from '@banxin/contract/refusals/plain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notifyOtherTabs } from '../../features/session/otherTabs.ts';
import type { Store } from '../../lib/storage.ts';
import { newShop, yuexiang } from '../fixtures/users.ts';
import { STORY_NOW } from '../StoryShop.tsx';
import { openBrowser } from '../storyBrowser.ts';
import { on, refused } from '../storyClient.ts';
import { section4 } from './section4.ts';
import { arrives, FlowShop } from './shop.tsx';
import { createStage, slow } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/Coupon',
  component: FlowShop,
  tags: ['flow', 'machine:coupon'],
  args: { stage, path: '/', answers: {} },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof FlowShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const CLAIM = 'Customer.NewCustomerReceive';
const [HAD] = plain.giftPackRefused.words(undefined);
const offered = () => screen.findByRole('dialog', { name: '新客礼包' }, slow);

/** Each for one reason only. */
const had: readonly UserInfo[] = [
  { ...newShop, id: yuexiang.id, customerName: '悦享包装', sign: 1 },
  { ...newShop, id: 3, customerName: '合作伙伴印务', type: 5 },
  { ...newShop, id: 4, customerName: '海外采购部', authStatus: 1 },
];

let here: UserInfo = newShop;
let other: Store;

/** Another tab logs in: this one shows who is here now. */
async function logIn(user: UserInfo): Promise<void> {
  here = user;
  notifyOtherTabs(other, user.id, STORY_NOW + user.id);
  await screen.findByText(`您好，${user.customerName}`, {}, slow);
}

export const AlreadyHad: Story = {
  render: (args) => {
    const { openTab } = openBrowser(() => STORY_NOW);
    const tab = openTab();
    other = openTab();
    here = newShop;
    const answers = {
      ...on(getSimpleCustomer, () => here),
      ...on(getSubPermissions, [{ name: 'admin' }]),
      ...on(receiveNewCustomerCoupon, refused(errCode.giftPackRefused, HAD)),
    };
    return <FlowShop {...args} store={tab} answers={answers} />;
  },
  play: stage.driven(
    { 'route-guard': { ...arrives, 'routes.built': 5 }, 'request-error': { toast: 1 } },
    async ({ step }) => {
      await step('who counts as not having had it is offered the pack', async () => {
        await offered();
      });
      for (const user of had) {
        await step(`${section4.hasHadGiftPack} (${user.customerName})`, async () => {
          await logIn(user);
          await expect(screen.queryByRole('dialog')).toBeNull();
        });
      }
      await step('nobody was asked for anything', async () => {
        await expect(stage.sent(CLAIM)).toEqual([]);
      });
      await step('had meanwhile elsewhere: the server refuses, and it says why', async () => {
        await logIn(newShop);
        const pack = await offered();
        await userEvent.click(within(pack).getByRole('button', { name: '打开礼包' }));
        await waitFor(
          () => expect(screen.getByRole('alertdialog', { name: HAD })).toBeVisible(),
          slow,
        );
        await expect(stage.sent(CLAIM)).toHaveLength(1);
      });
      await step(section4.couponFailure, async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        stage.tick(1);
        await expect(stage.reloads()).toBe(0);
      });
    },
  ),
};
