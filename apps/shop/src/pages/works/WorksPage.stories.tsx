// The desks in every state.
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { act, claim, getCase, getDesks, getQueue } from '@banxin/contract/calls/works/desk';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { standingOf } from '@banxin/contract/messages/order';
import { fen } from '@banxin/contract/money';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { catalogueAnswers } from '../../stories/fixtures/quoting.ts';
import { edgesCase, onItsWayBack, openedCase, waitingCases } from '../../stories/fixtures/works.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refused, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const UNTIL = '2026-11-20T09:10:00.000+08:00';

const desk = {
  ...catalogueAnswers,
  ...on(getDesks, {
    desks: [
      { desk: 'review', count: 3, late: 1 },
      { desk: 'production', count: 16, late: 0 },
    ],
  }),
  ...on(getQueue, { items: [...waitingCases], total: waitingCases.length }),
  ...on(getCase, ({ id }) => openedCase(id)),
  ...on(claim, { by: '客服中心', isOwn: true, until: UNTIL }),
  ...on(act, ({ id }) => ({ ...openedCase(id), status: orderStatus.reviewWithdrawnOrdered })),
};

const { frame, sent, withAnswers } = deskStories(pathOf('works', { desk: 'review' }), desk);

const meta = {
  title: 'Screens/Works',
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

/** A case is opened: it is in hand, its files stand beside what the check found, its steps below. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('261119271148092');
    await userEvent.keyboard('j');
    await waitFor(async () => expect(await title(canvasElement, '261119271148092')).toHaveFocus());
    await waitFor(() => expect(sent(claim)[0]).toEqual({ id: 41 }));
  },
};

/** Three keys: hand back, a usual reason, send; the next case is open then, with the focus on its title. */
export const HandedBack: Story = {
  play: async ({ canvasElement, step }) => {
    await within(canvasElement).findByText('261119271148092');
    await userEvent.keyboard('j');
    await title(canvasElement, '261119271148092');
    await step('without a reason nothing is sent', async () => {
      await userEvent.keyboard('w');
      const dialog = await screen.findByRole('dialog', { name: '退回客户' });
      await userEvent.click(within(dialog).getByRole('button', { name: '退回客户' }));
      await within(dialog).findByText('请填写原因，客户会看到');
      await expect(sent(act)).toEqual([]);
    });
    await step('what the customer changes, and why', async () => {
      const dialog = within(screen.getByRole('dialog', { name: '退回客户' }));
      await userEvent.click(dialog.getByRole('button', { name: /^缺少出血/ }));
      await userEvent.click(dialog.getByRole('button', { name: '退回客户' }));
      await waitFor(() => expect(sent(act)).toHaveLength(1));
      await expect(sent(act)[0]).toEqual({
        entity: 'order',
        id: 41,
        event: 'REVIEW_WITHDRAW',
        seen: orderStatus.ordered,
        reason: '缺少出血，请四边各加 3 毫米',
        payload: { asks: 'file' },
      });
    });
    await waitFor(async () => expect(await title(canvasElement, '261119300118240')).toHaveFocus());
  },
};

/** What is to be judged has a number, in the list and on the pages; its key shows it where it is, on the page where it is. */
export const FoundOnTheProof: Story = {
  tags: ['photo'],
  args: withAnswers(on(getCase, ({ id }) => edgesCase(id))),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('261119271148092');
    await userEvent.keyboard('j');
    await canvas.findByRole('button', { name: /^1.*四边有画面/ });
    const list = within(canvas.getByRole('list', { name: '文件检查' }));
    const marked = () => canvasElement.querySelectorAll('rect[data-selected]');
    await step('what is well is folded away beside it', async () => {
      await expect(list.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByText('1 项检查通过')).toBeVisible();
    });
    await step(
      'the certificate of its brand stands beside it, and says that its day has passed',
      async () => {
        await expect(canvas.getByText('2026-11-12，已过期')).toBeVisible();
        await expect(canvas.getByRole('button', { name: '查看大图 商标注册证.jpg' })).toBeVisible();
      },
    );
    await step('1 marks four edges of page 2', async () => {
      await userEvent.keyboard('1');
      await expect(list.getByRole('button', { name: /^1.*四边有画面/ })).toHaveFocus();
      await expect(await canvas.findByRole('status', { name: '第 2 页，共 2 页' })).toBeVisible();
      await waitFor(() => expect(marked()).toHaveLength(4));
    });
    await step('2 marks a picture on page 1; a number that nothing has does nothing', async () => {
      await userEvent.keyboard('2');
      await expect(await canvas.findByRole('status', { name: '第 1 页，共 2 页' })).toBeVisible();
      await waitFor(() => expect(marked()).toHaveLength(1));
      await userEvent.keyboard('9');
      await expect(marked()).toHaveLength(1);
    });
    await step('a step is still a key away', async () => {
      await userEvent.keyboard('w');
      await expect(await screen.findByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Without the product's measures, findings stand at their files as words. */
export const MeasuresLost: Story = {
  args: withAnswers({ ...on(getCase, ({ id }) => edgesCase(id)), ...on(getOrderConfig, failed()) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('261119271148092');
    await userEvent.keyboard('j');
    await expect(await canvas.findByText(/四边有画面/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-component=ProofPreview]')).toBeNull();
  },
};

/** Files with findings pass only with a word why. */
export const PassNeedsWords: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('261119271148092');
    await userEvent.keyboard('j');
    await title(canvasElement, '261119271148092');
    await userEvent.keyboard('p');
    const dialog = within(await screen.findByRole('dialog', { name: '通过审核' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '放行说明' }), '客户确认低分辨率');
    await userEvent.click(dialog.getByRole('button', { name: '通过审核' }));
    await waitFor(() => expect(sent(act)).toHaveLength(1));
    // It says which files were looked at.
    const files = openedCase(41).files.map(({ file }) => file.id);
    await expect(sent(act)[0]).toMatchObject({ reason: '客户确认低分辨率', payload: { files } });
  },
};

/** A colleague has it in hand: nothing can be done before it is taken over. */
export const InOtherHands: Story = {
  tags: ['photo'],
  args: withAnswers(
    on(claim, ({ take }) => ({
      by: take ? '客服中心' : '审核组',
      isOwn: take === true,
      until: UNTIL,
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText('261119300118240'));
    await title(canvasElement, '261119300118240');
    await expect(await page.findByRole('button', { name: '通过审核' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: '接手' }));
    // Not the last one: the claim of opening goes out when the case was painted, which may be later.
    await waitFor(() => expect(sent(claim)).toContainEqual({ id: 42, take: true }));
  },
};

/** Somebody was faster: nothing was done twice, and the page says how it stands. */
export const MovedMeanwhile: Story = {
  args: withAnswers({
    ...on(act, refusedBy(refusals.moved, { status: orderStatus.approvedOrdered })),
    ...on(getCase, ({ id }) => ({
      ...openedCase(id),
      needsJudgement: false,
      ...(sent(act).length > 0 && approved),
    })),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('261119271148092');
    await userEvent.keyboard('j');
    await title(canvasElement, '261119271148092');
    await userEvent.keyboard('p');
    await within(canvasElement).findByText(/未重复处理$/);
    const opened = within(within(canvasElement).getByRole('region', { name: /^订单/ }));
    await opened.findByText(approved.statusLabel.message);
  },
};

const tooLarge = messageOf(refusals.refundTooLarge, { most: fen(12_000) });

/** Goods are back: how much goes back with them is said, or nothing; more than was paid is refused at the field. */
export const ReturnScanned: Story = {
  args: withAnswers({
    ...on(getCase, onItsWayBack),
    ...on(act, () =>
      sent(act).length > 1
        ? onItsWayBack
        : refusedBy(plain.invalidInput, {
            fields: { refund: tooLarge.message },
            why: { refund: tooLarge.data },
          }),
    ),
  }),
  play: async ({ canvasElement, step }) => {
    await within(canvasElement).findByText('261119271148092');
    await userEvent.keyboard('j');
    await title(canvasElement, '261119271148092');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '退回已到厂' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退回已到厂' }));
    const refund = dialog.getByRole('textbox', { name: '退款金额' });
    const scan = dialog.getByRole('button', { name: '退回已到厂' });
    await expect(refund).toHaveFocus();
    await step('what is no amount is not sent', async () => {
      await userEvent.type(refund, '一百');
      await userEvent.click(scan);
      await waitFor(() => expect(refund).toHaveAccessibleDescription(/请填写金额，例如 128\.50$/));
      await expect(sent(act)).toEqual([]);
    });
    await step('more than was paid is refused, and stays', async () => {
      await userEvent.clear(refund);
      await userEvent.type(refund, '120.01');
      await userEvent.click(scan);
      await waitFor(() => expect(refund).toHaveAccessibleDescription(/最多可退 ¥120\.00$/));
      await expect(refund).toHaveValue('120.01');
    });
    await step('what was paid goes back', async () => {
      await userEvent.clear(refund);
      await userEvent.type(refund, '120');
      await userEvent.click(scan);
      await waitFor(() => expect(sent(act)).toHaveLength(2));
      await expect(sent(act)[1]).toEqual({
        ...{ entity: 'order', id: 41, event: 'RETURN_SCANNED', seen: orderStatus.toReturn },
        payload: { refund: 12_000 },
      });
    });
  },
};

/** Left empty, goods are taken back without money. */
export const ReturnedWithoutMoney: Story = {
  args: withAnswers({ ...on(getCase, onItsWayBack), ...on(act, onItsWayBack) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('261119271148092');
    await userEvent.keyboard('j');
    await title(canvasElement, '261119271148092');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '退回已到厂' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退回已到厂' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '退款金额' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent(act)).toHaveLength(1));
    await expect(sent(act)[0]).toMatchObject({ event: 'RETURN_SCANNED', payload: {} });
  },
};

export const Keys: Story = {
  play: async ({ canvasElement, step }) => {
    await within(canvasElement).findByText('261119271148092');
    await step('they are shown', async () => {
      await userEvent.keyboard('?');
      const dialog = within(await screen.findByRole('dialog', { name: '快捷键' }));
      await dialog.findByText('退回客户');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('all that are shown are chosen, and none', async () => {
      await userEvent.keyboard('{Shift>}X{/Shift}');
      const bar = await within(canvasElement).findByRole('region', { name: '批量处理' });
      await expect(bar).toHaveTextContent(`已选 ${waitingCases.length} 张`);
      await userEvent.keyboard('{Shift>}X{/Shift}');
      await waitFor(() => expect(bar).not.toBeInTheDocument());
    });
    await step('the first step that the open case can take has the focus', async () => {
      await userEvent.keyboard('j');
      await title(canvasElement, '261119271148092');
      const acts = within(await within(canvasElement).findByRole('region', { name: '可做的动作' }));
      await userEvent.keyboard('a');
      const first = acts.getAllByRole('button').find((one) => !one.hasAttribute('disabled'));
      await expect(first).toHaveFocus();
    });
    await step('silent while somebody types', async () => {
      await userEvent.keyboard('/');
      const search = within(canvasElement).getByRole('searchbox');
      await expect(search).toHaveFocus();
      await userEvent.keyboard('j');
      await expect(search).toHaveValue('j');
      await expect(await title(canvasElement, '261119271148092')).toBeVisible();
    });
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const theirs = waitingCases.flatMap(({ customer, productName, spec, claim: held }) => [
      customer,
      productName,
      spec,
      ...(held ? [held.by] : []),
    ]);
    await within(canvasElement).findByText('261119271148092');
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: withAnswers(on(getQueue, 'pending')),
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: withAnswers(on(getQueue, { items: [], total: 0 })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这里都处理完了');
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: withAnswers(on(getQueue, failed())),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /重试/ });
  },
};

/** A customer has no desk. */
export const NoDesk: Story = {
  args: withAnswers(on(getDesks, refused(errCode.forbidden, messages.forbidden))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTestId('left');
    await expect(within(canvasElement).getByTestId('left')).toHaveTextContent(pathOf('forbidden'));
  },
};
