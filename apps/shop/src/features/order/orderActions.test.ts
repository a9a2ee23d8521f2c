import type { OrderAction, OrderSummary } from '@banxin/contract/entities/order';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { rights } from '@banxin/contract/refusals/access';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { describe, expect, it } from 'vitest';
import { orders } from '../../stories/fixtures/orders.ts';
import { planActions } from './orderActions.ts';

const base = orders[0] as OrderSummary;
const order = (changes: Partial<OrderSummary>): OrderSummary => ({ ...base, ...changes });
const may = (...events: OrderAction['event'][]): OrderSummary['actions'] =>
  events.map((event) => ({ event, allowed: true, reason: null }));
const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

describe('actions of an order in a list', () => {
  it('lead with what the order waits for', () => {
    const plan = planActions(order({ actions: may('reorder', 'cancel', 'pay') }), false);
    expect(plan.main.name).toBe('pay');
    expect(names(plan.others)).toEqual(['detail', 'reorder', 'cancel']);
  });

  it('lead to the order when nothing waits for the customer', () => {
    const plan = planActions(
      order({ status: orderStatus.delivered, fileStatus: 128, actions: may('reorder') }),
      false,
    );
    expect(plan.main.name).toBe('detail');
    expect(names(plan.others)).toEqual(['reorder']);
  });

  it('offer files only while they wait for the customer', () => {
    const actions = may('editFiles');
    const fine = order({ status: orderStatus.ordered, fileStatus: fileStatus.unmodified, actions });
    const bad = order({
      status: orderStatus.ordered,
      fileStatus: fileStatus.fileToModify,
      actions,
    });
    expect(planActions(fine, false).main.name).toBe('detail');
    expect(planActions(bad, false).main.name).toBe('editFiles');
  });

  it('keep a refused action with its reason, and never make it the next step', () => {
    const actions: OrderAction[] = [
      { event: 'pay', allowed: false, reason: messageOf(rights.pay) },
    ];
    const plan = planActions(order({ actions }), false);
    expect(plan.main.name).toBe('detail');
    expect(plan.others).toEqual([{ name: 'pay', reason: messageOf(rights.pay) }]);
  });

  it('say on the page of the order alone why it is too late to cancel', () => {
    const late = messageOf(refusals.notCancellable, { status: orderStatus.workOrderOpened });
    const made = order({
      status: orderStatus.workOrderOpened,
      fileStatus: 128,
      actions: [...may('reorder'), { event: 'cancel', allowed: false, reason: late }],
    });
    expect(names(planActions(made, false).others)).toEqual(['reorder']);
    expect(planActions(made, true).others).toEqual([{ name: 'cancel', reason: late }]);
  });

  it('offer the job ticket after what leads on; on the page of the order it stands beside its work order', () => {
    const made = order({ status: orderStatus.shipped, actions: may('confirmReceipt', 'ticket') });
    expect(planActions(made, false).main.name).toBe('confirmReceipt');
    expect(names(planActions(made, false).others)).toEqual(['detail', 'ticket']);
    expect(names(planActions(made, true).others)).toEqual([]);
  });

  it('leave out what the shop cannot perform yet', () => {
    expect(
      names(planActions(order({ actions: may('dance' as OrderAction['event']) }), false).others),
    ).toEqual([]);
  });
});

describe('a parcel on its way', () => {
  it('waits for its receipt, and leaves what concerns its delivery to that part of the page', () => {
    const actions = may('reorder', 'stopShipping', 'changeAddress', 'confirmReceipt');
    const plan = planActions(
      order({ status: orderStatus.shipped, fileStatus: 128, actions }),
      true,
    );
    expect(plan.main.name).toBe('confirmReceipt');
    expect(names(plan.others)).toEqual(['reorder']);
  });

  it('that came back may be taken out of the list, which is never the next step', () => {
    const plan = planActions(
      order({ status: orderStatus.returned, fileStatus: 128, actions: may('hide', 'reorder') }),
      false,
    );
    expect(plan.main.name).toBe('detail');
    expect(names(plan.others)).toEqual(['reorder', 'hide']);
  });
});

describe('actions on the page of an order', () => {
  it('need no way to the page itself', () => {
    const plan = planActions(order({ actions: may('editFiles', 'pay', 'cancel') }), true);
    expect(plan.main.name).toBe('pay');
    expect(names(plan.others)).toEqual(['cancel']);
  });

  it('lead to the files when these must be changed', () => {
    const status = orderStatus.reviewWithdrawn;
    const plan = planActions(order({ status, actions: may('editFiles', 'cancel') }), true);
    expect(plan.main.name).toBe('editFiles');
  });

  it('lead with ordering again when nothing else is to do', () => {
    expect(planActions(order({ actions: may('reorder', 'cancel') }), true).main.name).toBe(
      'reorder',
    );
  });
});
