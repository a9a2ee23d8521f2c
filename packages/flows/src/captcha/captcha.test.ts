/** Specification §2: each with a graphic captcha image that refreshes on click. */
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { captchaMachine } from './captcha.machine.ts';

const open = () => createActor(captchaMachine, { input: { v: 7 } }).start();

it('a click asks for a new picture, also when the last one is broken', () => {
  const captcha = open();
  captcha.send({ type: 'FAILED', v: 7 });
  expect(captcha.getSnapshot().value).toBe('failed');
  captcha.send({ type: 'REFRESH' });
  expect(captcha.getSnapshot()).toMatchObject({ value: 'loading', context: { v: 8 } });
});

it('ignores a late word of an older picture', () => {
  const captcha = open();
  captcha.send({ type: 'REFRESH' });
  captcha.send({ type: 'FAILED', v: 7 });
  captcha.send({ type: 'LOADED', v: 7 });
  expect(captcha.getSnapshot().value).toBe('loading');
  captcha.send({ type: 'LOADED', v: 8 });
  expect(captcha.getSnapshot().value).toBe('ready');
});
