/** A read that failed is told apart by what helps. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { failed, forbidden, notFound, refused } from '../stories/storyClient.ts';
import { classifyFailure } from './classifyFailure.ts';

describe('trying again', () => {
  it.each([
    ['no network', failed('network')],
    ['no answer in time', failed('timeout')],
    ['a broken server', failed(500)],
    ['an expired login, once somebody logged in again', failed(401)],
    ['too many requests', refused(errCode.tooManyRequests, '操作过于频繁，请稍后再试')],
    ['a busy server', refused(errCode.unavailable, '服务繁忙，请稍后再试')],
  ])('may help after %s', (_, error) => {
    expect(classifyFailure(error)).toBe('fault');
  });

  it.each([
    ['what is not there', 'unknown', notFound('没有这个订单')],
    ['an address that is not there', 'unknown', failed(404)],
    ['who may not see it', 'forbidden', forbidden()],
    ['a right that the role lacks', 'forbidden', refused(errCode.forbidden, '没有权限')],
    ['a refusal of the business', 'refused', refused(errCode.wrongState, '当前状态不能进行此操作')],
  ])('does not help against %s', (_, sort, error) => {
    expect(classifyFailure(error)).toBe(sort);
  });
});
