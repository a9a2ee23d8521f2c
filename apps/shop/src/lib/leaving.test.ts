/** Leaving asks first, wherever the visitor goes. */
import { describe, expect, it, vi } from 'vitest';
import { watchLeaving } from './leaving.ts';

function open({ needed = true, isOld = false } = {}) {
  const navigation = Object.assign(new EventTarget(), { traverseTo: vi.fn() });
  const pushed = vi.fn();
  const history = { pushState: pushed, replaceState: vi.fn() };
  const view = Object.assign(new EventTarget(), {
    ...(!isOld && { navigation }),
    history,
    location: { href: 'https://banxin.test/product/detail/101/92' },
  });
  const questions: (() => void)[] = [];
  const watch = () =>
    watchLeaving(view as never, {
      isNeeded: () => needed,
      ask: (leave) => questions.push(leave),
    });
  const stop = watch();
  const fire = (target: EventTarget, type: string, details: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), details);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  /** Whether the way there is held back. */
  const go = (path: string, navigationType = 'push', sameDocument = true): boolean =>
    fire(navigation, 'navigate', {
      navigationType,
      destination: { url: `https://banxin.test${path}`, key: 'key-1', sameDocument },
    });
  return {
    navigation,
    history,
    pushed,
    questions,
    watch,
    stop,
    go,
    unload: () => fire(view, 'beforeunload'),
  };
}

it('a link is held back and followed once the visitor says so', () => {
  const { go, questions, history } = open();
  expect(go('/user/myorder')).toBe(true);
  expect(history.pushState).not.toHaveBeenCalled();
  questions[0]?.();
  expect(history.pushState).toHaveBeenCalledWith(null, '', 'https://banxin.test/user/myorder');
  expect(go('/user/myorder')).toBe(false);
});

it('a replacement of the address is replaced, not added', () => {
  const { go, questions, history } = open();
  go('/login', 'replace');
  questions[0]?.();
  expect(history.replaceState).toHaveBeenCalledOnce();
});

it('the Back button is held back, and goes back to where it would have', () => {
  const { go, questions, navigation } = open();
  expect(go('/product', 'traverse')).toBe(true);
  questions[0]?.();
  expect(navigation.traverseTo).toHaveBeenCalledWith('key-1');
});

it('who stays is asked again the next time', () => {
  const { go, questions } = open();
  go('/product');
  go('/product');
  expect(questions).toHaveLength(2);
});

it.each([
  ['another filter of the same page', ['/product/detail/101/92?tab=2']],
  ['a page outside, where the browser asks', ['/elsewhere', 'push', false]],
] as const)('%s is not held back', (_, way) => {
  const { go, questions } = open();
  expect(go(...(way as [string]))).toBe(false);
  expect(questions).toEqual([]);
});

it('nothing is asked when nothing would be lost', () => {
  const { go, unload } = open({ needed: false });
  expect([go('/product'), unload()]).toEqual([false, false]);
});

it('reload and closing are asked about by the browser, in an old one too', () => {
  expect(open().unload()).toBe(true);
  expect(open({ isOld: true }).unload()).toBe(true);
});

describe('in a browser without navigation', () => {
  const away = 'https://banxin.test/user/myorder';

  it('a link is held back and followed once the visitor says so, with its own state', () => {
    const { history, pushed, questions } = open({ isOld: true });
    history.pushState({ from: 'link' }, '', '/user/myorder');
    expect(pushed).not.toHaveBeenCalled();
    questions[0]?.();
    expect(pushed).toHaveBeenCalledExactlyOnceWith({ from: 'link' }, '', '/user/myorder');
    history.pushState(null, '', away);
    expect(questions).toHaveLength(1);
  });

  it.each([
    ['another filter of the same page', '?tab=2'],
    ['what stays in place', null],
  ])('%s is not held back', (_, url) => {
    const { history, pushed, questions } = open({ isOld: true });
    history.pushState(null, '', url);
    expect(pushed).toHaveBeenCalledOnce();
    expect(questions).toEqual([]);
  });

  it('two forms on one page ask one after the other, in whichever order they go', () => {
    const { history, pushed, questions, watch, stop } = open({ isOld: true });
    const stopSecond = watch();
    history.pushState(null, '', away);
    questions.shift()?.();
    questions.shift()?.();
    expect(pushed).toHaveBeenCalledOnce();
    stop();
    stopSecond();
    history.pushState(null, '', away);
    expect(pushed).toHaveBeenCalledTimes(2);
    expect(questions).toEqual([]);
  });
});

it('nothing is held back once the form is gone', () => {
  const { stop, go, unload } = open();
  stop();
  expect([go('/product'), unload()]).toEqual([false, false]);
});
