import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { describe, expect, it } from 'vitest';
import { lacksFiles, orderTone, waitsForFiles } from './orderTone.ts';

const order = (status: number, files: number = fileStatus.unmodified) => ({
  status,
  fileStatus: files,
  isPrinted: true,
});

describe('the colour of an order', () => {
  it('asks for attention while it waits to be paid', () => {
    expect(orderTone(order(orderStatus.registered))).toBe('caution');
    expect(orderTone(order(orderStatus.approved))).toBe('caution');
  });

  it('asks for attention when the review was withdrawn, before and after payment', () => {
    expect(orderTone(order(orderStatus.reviewWithdrawn))).toBe('caution');
    expect(orderTone(order(orderStatus.reviewWithdrawnOrdered))).toBe('caution');
  });

  it('asks for attention when files must be changed, but not once production runs', () => {
    expect(orderTone(order(orderStatus.ordered, fileStatus.fileToModify))).toBe('caution');
    expect(orderTone(order(orderStatus.workOrderOpened, fileStatus.fileToModify))).toBe('action');
  });

  it('takes 43 for paused and not for a sum of file states', () => {
    expect(waitsForFiles(order(orderStatus.ordered, fileStatus.paused))).toBe(false);
  });

  it('is under way for every status between review and delivery', () => {
    for (const status of [13, 15, 17, 20, 54, 55, 60, 61, 62, 65, 66, 67]) {
      expect(orderTone(order(status)), String(status)).toBe('action');
    }
  });

  it('is positive once signed for, neutral when cancelled, critical when it comes back', () => {
    expect(orderTone(order(orderStatus.delivered))).toBe('positive');
    expect(orderTone(order(orderStatus.cancelled))).toBe('neutral');
    expect(orderTone(order(orderStatus.toReturn))).toBe('critical');
  });

  it('has a colour for every status', () => {
    for (const status of orderStatus.values) expect(orderTone(order(status))).toBeTruthy();
  });
});

describe('missing files', () => {
  it('are asked for before production only', () => {
    expect(lacksFiles(order(orderStatus.ordered, fileStatus.default))).toBe(true);
    expect(lacksFiles(order(orderStatus.delivered, fileStatus.default))).toBe(false);
  });

  it('are never asked for where there is nothing to print', () => {
    const shelf = { ...order(orderStatus.ordered, fileStatus.default), isPrinted: false };
    expect(lacksFiles(shelf)).toBe(false);
    expect(waitsForFiles({ ...shelf, status: orderStatus.reviewWithdrawn })).toBe(false);
  });

  it('turn a paid order into one that waits for the customer', () => {
    expect(orderTone(order(orderStatus.ordered, fileStatus.default))).toBe('caution');
  });
});
