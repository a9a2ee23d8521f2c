// Cases at a desk by their address, and several at once.
import { act, claim, getCase, getDesks, getQueue } from '@banxin/contract/calls/works/desk';
import { orderStatus } from '@banxin/contract/enums/order';
import { standingOf } from '@banxin/contract/messages/order';
import { works as refusals } from '@banxin/contract/refusals/works';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openedCase, waitingCases } from '../../stories/fixtures/works.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { notFound, on, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const UNTIL = '2026-11-20T09:10:00.000+08:00';

const desk = {
  ...on(getDesks, { desks: [{ desk: 'review', count: 3, late: 1 }] }),
  ...on(getQueue, { items: [...waitingCases], total: waitingCases.length }),
  ...on(getCase, ({ id }) => openedCase(id)),
  ...on(claim, { by: '客服中心', isOwn: true, until: UNTIL }),
};

const { frame, sent, withAnswers } = deskStories(pathOf('works', { desk: 'review' }), desk);

const meta = {
  title: 'Screens/WorksCases',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How a case stands that a colleague has passed. */
const approved = {
  status: orderStatus.approvedOrdered,
  statusLabel: standingOf(orderStatus.approvedOrdered, true, null),
};

const title = (canvasElement: HTMLElement, orderSN: string) =>
  within(canvasElement).findByRole('heading', { level: 2, name: `订单 ${orderSN}` });

/** A link of a colleague opens its case; the keys go on from there. */
export const ByAddress: Story = {
  args: { path: pathOf('works', { desk: 'review' }, { case: '42' }) },
  play: async ({ canvasElement }) => {
    await title(canvasElement, '261119300118240');
    await waitFor(() => expect(sent(claim)).toEqual([{ id: 42 }]));
    await within(canvasElement).findByText('261119271148092');
    await userEvent.keyboard('k');
    await title(canvasElement, '261119271148092');
  },
};

/** It has gone on meanwhile: it is shown as it stands, and where it is. */
export const LeftTheDesk: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('works', { desk: 'review' }, { case: '42' }),
    ...withAnswers(on(getCase, ({ id }) => ({ ...openedCase(id), ...approved }))),
  },
  play: async ({ canvasElement }) => {
    await title(canvasElement, '261119300118240');
    await within(canvasElement).findByText(
      `它已不在审核，现在是“${approved.statusLabel.message}”。`,
    );
  },
};

/** The files were sent back: the link opens it still, and says why it stands in no queue. */
export const FilesWithCustomer: Story = {
  args: {
    path: pathOf('works', { desk: 'review' }, { case: '42' }),
    ...withAnswers(on(getCase, ({ id }) => ({ ...openedCase(id), fileStatus: 16 }))),
  },
  play: async ({ canvasElement }) => {
    await title(canvasElement, '261119300118240');
    await within(canvasElement).findByText(
      '文件在等客户，它已不在队列里；客户交回后会重新排到这里。',
    );
  },
};

/** The address names none that there is: it says so, and the queue stays. */
export const Gone: Story = {
  args: {
    path: pathOf('works', { desk: 'review' }, { case: '999' }),
    ...withAnswers(on(getCase, notFound('没有这张订单'))),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这一项已经不在了');
    await within(canvasElement).findByText('261119271148092');
    await expect(sent(claim)).toEqual([]);
  },
};

/** Rows are chosen by keyboard and dealt with at one press; what fails stays chosen and says why, and is tried again alone. */
export const Bulk: Story = {
  args: withAnswers({
    ...on(claim, ({ id }) => ({ by: '客服中心', isOwn: true, until: UNTIL, id })),
    ...on(act, ({ id }) =>
      id === 42 && sent(act).length === 2
        ? refusedBy(refusals.moved, { status: orderStatus.approvedOrdered })
        : { ...openedCase(id), ...approved },
    ),
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('261119271148092');
    const bar = () => within(page.getByRole('region', { name: '批量处理' }));
    await step('X and Shift+J choose, nothing is opened', async () => {
      await userEvent.keyboard('x');
      await bar().findByText('已选 1 张');
      page.getByRole('button', { name: /261119271148092/ }).focus();
      await userEvent.keyboard('{Shift>}J{/Shift}');
      await bar().findByText('已选 2 张');
      await expect(page.queryByRole('heading', { name: /^订单/ })).toBeNull();
    });
    await step('one press; one fails and stays', async () => {
      await userEvent.keyboard('b');
      await userEvent.keyboard('{Enter}');
      await screen.findAllByText('1 张成功，1 张失败');
      await expect(await bar().findByText('1 张没有处理，仍为选中：')).toBeVisible();
      await bar().findByText(/^261119300118240：此单已变为/);
      await expect(sent(act)).toEqual(
        [41, 42].map((id) => ({
          entity: 'order',
          id,
          event: 'REVIEW_PASS',
          seen: orderStatus.ordered,
        })),
      );
      await expect(sent(claim)).toEqual([
        { id: 41, take: false },
        { id: 42, take: false },
      ]);
    });
    await step('again: only that one', async () => {
      await userEvent.click(bar().getByRole('button', { name: '通过审核' }));
      await waitFor(() => expect(sent(act)).toHaveLength(3));
      await expect(sent(act).at(-1)).toMatchObject({ id: 42 });
      await waitFor(() => expect(page.queryByRole('region', { name: '批量处理' })).toBeNull());
    });
  },
};
