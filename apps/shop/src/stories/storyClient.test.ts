// The client of a story is the shop's own: a story's server answers it in every way in which the real one can.
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { errCode } from '@banxin/contract/errors';
import { expect, it, vi } from 'vitest';
import { createStoryClient, failed, forbidden, on, refused } from './storyClient.ts';

const send = (answer: Parameters<typeof on<never, { message: string }>>[1], told = {}) =>
  createStoryClient(on(signAgreement as never, answer), told).send(signAgreement, {});

it('an answer arrives as it was given, also later', async () => {
  await expect(send({ message: '签订成功' })).resolves.toEqual({ message: '签订成功' });
  await expect(send(async () => ({ message: '签订成功' }))).resolves.toEqual({
    message: '签订成功',
  });
});

it('a refusal carries its code, words and fields', async () => {
  const answer = refused(errCode.invalidInput, '请核对', { fields: { name: '太长' } });
  await expect(send(answer)).rejects.toMatchObject({
    kind: 'business',
    errCode: errCode.invalidInput,
    message: '请核对',
    fields: { name: '太长' },
  });
});

it('an HTTP status, no network and no answer in time are told apart', async () => {
  await expect(send(forbidden())).rejects.toMatchObject({ kind: 'forbidden', status: 403 });
  await expect(send(failed(500))).rejects.toMatchObject({
    kind: 'server',
    requestId: 'req-7f3a91c204',
  });
  await expect(send(failed('network'))).rejects.toMatchObject({ kind: 'network' });
  await expect(send(failed('timeout'))).rejects.toMatchObject({ kind: 'timeout' });
  await expect(send(async () => failed('timeout'))).rejects.toMatchObject({ kind: 'timeout' });
});

it('what fails is told as the shop tells it; what the story forgot only to who asked', async () => {
  const onError = vi.fn();
  await expect(send(failed('timeout'), { onError })).rejects.toThrow();
  expect(onError).toHaveBeenCalledOnce();
  await expect(createStoryClient({}, { onError }).send(signAgreement, {})).rejects.toThrow(
    'The story has no answer for',
  );
  expect(onError).toHaveBeenCalledOnce();
});
