import { expect, it } from 'vitest';
import { createSignal } from './signal.ts';

it('every listener hears every event', () => {
  const signal = createSignal<number>();
  const heard: string[] = [];
  signal.listen((event) => heard.push(`a${event}`));
  signal.listen((event) => heard.push(`b${event}`));
  signal.emit(1);
  expect(heard).toEqual(['a1', 'b1']);
});

it('what happens while nobody listens waits for the first listener, once', () => {
  const signal = createSignal<number>();
  signal.emit(1);
  signal.emit(2);
  const first: number[] = [];
  const second: number[] = [];
  signal.listen((event) => first.push(event));
  signal.listen((event) => second.push(event));
  expect([first, second]).toEqual([[1, 2], []]);
});

it('when only the last counts, nothing older waits', () => {
  const signal = createSignal<number>({ keepsLast: true });
  signal.emit(1);
  signal.emit(2);
  const heard: number[] = [];
  signal.listen((event) => heard.push(event));
  signal.emit(3);
  expect(heard).toEqual([2, 3]);
});

it('when only changes count, of equal events in a row one waits', () => {
  const signal = createSignal<number>({ keepsChanges: true });
  for (const event of [1, 1, 2, 2, 1]) signal.emit(event);
  const heard: number[] = [];
  signal.listen((event) => heard.push(event));
  signal.emit(1);
  signal.emit(1);
  expect(heard).toEqual([1, 2, 1, 1, 1]);
});

it('who stopped listening hears nothing, and events wait again when it was the last one', () => {
  const signal = createSignal<number>();
  const heard: number[] = [];
  const stop = signal.listen((event) => heard.push(event));
  stop();
  signal.emit(3);
  expect(heard).toEqual([]);
  signal.listen((event) => heard.push(event));
  expect(heard).toEqual([3]);
});

it('a listener may stop itself while it listens', () => {
  const signal = createSignal<number>();
  const heard: number[] = [];
  const stop = signal.listen((event) => {
    heard.push(event);
    stop();
  });
  signal.emit(1);
  signal.emit(2);
  expect(heard).toEqual([1]);
});
