// What the shipping desk reads of a case: where it goes, by whom, as whose, in how many cartons.
import {
  act,
  claim,
  getCase,
  getDesks,
  getLabel,
  getQueue,
  scan,
} from '@banxin/contract/calls/works/desk';
import type { WorksCase } from '@banxin/contract/entities/works';
import { factory } from '@banxin/contract/enums/factory';
import { orderStatus } from '@banxin/contract/enums/order';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  comesBack,
  fetched,
  labelled,
  leaves,
  leavesForTwo,
} from '../../stories/fixtures/works.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, notFound, on } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const UNTIL = '2026-11-20T09:10:00.000+08:00';

/** The desk with this case, which is open. */
const withCase = (one: WorksCase) => ({
  ...on(getQueue, { items: [{ ...one, steps: [], drops: [], dispatch: null }], total: 1 }),
  ...on(getCase, one),
  ...on(act, one),
});

const desk = {
  ...on(getDesks, { desks: [{ desk: 'shipping', count: 1, late: 0 }] }),
  ...withCase(leaves),
  ...on(claim, { by: '客服中心', isOwn: true, until: UNTIL }),
};

const { frame, sent, withAnswers } = deskStories(
  pathOf('works', { desk: 'shipping' }, { case: '41' }),
  desk,
);

const meta = {
  title: 'Screens/WorksShipping',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: '订单 261119271148092' }));

/** To one address, as its customer's own: nothing of it has to be looked up elsewhere. */
export const OneReceiver: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const one = await opened(canvasElement);
    for (const words of [
      ...['王经理', '13900001234', '上海市 闵行区 春申路 100 号', '中通快递', '2 箱 · 约 24.4 kg'],
      ...['悦享包装 0571-88001234 杭州市西湖区文三路 90 号', '不放价格单，不显示店铺标识'],
    ]) {
      await expect(await one.findByText(words)).toBeVisible();
    }
  },
};

/** With its label: the number stands beside the rest, and the label is printed from there. */
export const Labelled: Story = {
  tags: ['photo'],
  args: withAnswers(withCase(labelled)),
  play: async ({ canvasElement }) => {
    const one = await opened(canvasElement);
    await expect(await one.findByText('73400120030041')).toBeVisible();
    await expect(one.getByRole('button', { name: '打印面单' })).toBeEnabled();
  },
};

/** A label that was not drawn is said, and can be asked for again. */
export const LabelFails: Story = {
  args: withAnswers({ ...withCase(labelled), ...on(getLabel, failed()) }),
  play: async ({ canvasElement }) => {
    const one = await opened(canvasElement);
    const button = await one.findByRole('button', { name: '打印面单' });
    await userEvent.click(button);
    await waitFor(() => expect(sent(getLabel)).toEqual([{ id: 41 }]));
    await screen.findByText('面单没有下载');
    await expect(button).toBeEnabled();
  },
};

/** Nobody sends what its customer fetches; without a sender of its own it comes from the works. */
export const Fetched: Story = {
  args: withAnswers(withCase(fetched)),
  play: async ({ canvasElement }) => {
    const one = await opened(canvasElement);
    await expect(await one.findByText('客户到厂自提，不寄快递')).toBeVisible();
    await expect(one.getByText('版心印刷')).toBeVisible();
  },
};

/** Each of several addresses says it for itself. */
export const Several: Story = {
  tags: ['photo'],
  args: withAnswers(withCase(leavesForTwo)),
  play: async ({ canvasElement }) => {
    const one = await opened(canvasElement);
    const table = within(await one.findByRole('table', { name: '收货地址' }));
    await expect(table.getByText(/028-61234567/)).toBeVisible();
    // Only what has its label can be printed.
    await expect(table.getByRole('button', { name: '地址 1：打印面单' })).toBeEnabled();
    await expect(table.queryByRole('button', { name: '地址 2：打印面单' })).toBeNull();
    await expect(table.getByText(/^四川省 成都市 温江区 光华大道三段 1588 号/)).toBeVisible();
    // That of production, which alone may have it.
    await expect(one.queryByRole('button', { name: '下载施工单' })).toBeNull();
    await expect(table.getByText('3 份 · 中通快递 · 牛皮纸包装，不装箱 · 约 1.5 kg')).toBeVisible();
  },
};

/** Of two addresses one came back: it is sent again for itself, and the case stays open. */
export const OneAddress: Story = {
  tags: ['photo'],
  args: withAnswers(withCase(comesBack)),
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const addresses = within(await within(canvasElement).findByRole('table', { name: '收货地址' }));
    await userEvent.click(addresses.getByRole('button', { name: '地址 2：重新发货' }));
    const dialog = within(await screen.findByRole('dialog', { name: '地址 2：重新发货' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '收货人已改约');
    await userEvent.click(dialog.getByRole('button', { name: '重新发货' }));
    await waitFor(() => expect(sent(act)).toHaveLength(1));
    await expect(sent(act)[0]).toEqual({
      entity: 'order',
      id: 41,
      event: 'RESHIP',
      seen: orderStatus.delivered,
      reason: '收货人已改约',
      payload: { drop: 2 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opened(canvasElement);
  },
};

/** Another desk reads of a drop no more than its town. */
export const AtAnotherDesk: Story = {
  args: {
    path: pathOf('works', { desk: 'production' }, { case: '41' }),
    ...withAnswers({
      ...withCase(leavesForTwo),
      ...on(getDesks, { desks: [{ desk: 'production', count: 1, late: 0 }] }),
    }),
  },
  play: async ({ canvasElement }) => {
    const one = await opened(canvasElement);
    await expect(await one.findByText('四川省 成都市')).toBeVisible();
    await expect(one.queryByText(/028-61234567/)).toBeNull();
    await expect(one.queryByRole('heading', { name: '收货与发货' })).toBeNull();
    // The job ticket is theirs.
    await expect(one.getByRole('button', { name: '下载施工单' })).toBeEnabled();
  },
};

export const English: Story = {
  args: { locale: 'en-US', ...withAnswers(withCase(leavesForTwo)) },
  play: async ({ canvasElement }) => {
    const { customer, productName, spec, remark } = leavesForTwo;
    const ours = [customer, productName, spec, remark, factory.label(factory.yongcheng)];
    const theirs = (leavesForTwo.dispatch?.parcels ?? []).flatMap(({ receiver }) =>
      Object.values(receiver).filter((one) => typeof one === 'string'),
    );
    const sender = Object.values(leavesForTwo.dispatch?.sender ?? {}).filter(
      (one) => typeof one === 'string',
    );
    await within(canvasElement).findByText(/028-61234567/);
    await waitFor(() =>
      expect(chineseIn(canvasElement, [...ours, ...theirs, ...sender])).toEqual([]),
    );
  },
};

/** A scanner is heard wherever the focus is: what it reads opens its order, and the next one can be scanned at once. */
export const Scanned: Story = {
  args: withAnswers(on(scan, { id: 41, orderSN: '261119271148092' })),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await opened(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '扫码' });
    const title = await canvas.findByRole('heading', { name: '订单 261119271148092' });
    await step('digits, while the title has the focus', async () => {
      title.focus();
      await userEvent.keyboard('261119271148092{Enter}');
      await waitFor(() => expect(sent(scan)).toEqual([{ number: '261119271148092' }]));
      await canvas.findByText('已打开订单 261119271148092');
      await expect(field).toHaveValue('');
      await expect(field).not.toHaveFocus();
    });
    await step('letters before the digits belong to the number', async () => {
      for (const key of ['S', 'F', '7']) await fireEvent.keyDown(document.body, { key });
      await expect(field).toHaveFocus();
      await userEvent.keyboard('340012003{Enter}');
      await waitFor(() => expect(sent(scan)).toHaveLength(2));
      await expect(sent(scan).at(-1)).toEqual({ number: 'SF7340012003' });
    });
    await step('what is typed elsewhere stays there', async () => {
      const words = canvas.getByRole('searchbox');
      await userEvent.type(words, '2611');
      await expect(words).toHaveValue('2611');
      await expect(field).toHaveValue('');
    });
  },
};

/** A number that leads nowhere is named, stays and is written over by the next one. */
export const ScannedNothing: Story = {
  tags: ['photo'],
  args: withAnswers(on(scan, ({ number }) => notFound(`没有号码为 ${number} 的订单、工单或包裹`))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await opened(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '扫码' });
    await userEvent.type(field, '73400000{Enter}');
    await canvas.findByText('没有号码为 73400000 的订单、工单或包裹');
    await expect(field).toHaveValue('73400000');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('73400001{Enter}');
    await canvas.findByText('没有号码为 73400001 的订单、工单或包裹');
  },
};
