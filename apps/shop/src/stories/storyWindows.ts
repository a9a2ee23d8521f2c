/** Windows of login providers for stories: none opens, everything is told. */
import type { LoginWindows } from '../lib/loginWindows.ts';

export const createStoryWindows = (
  tell: (event: string, detail: unknown) => void,
): LoginWindows => ({
  open: (path) => {
    tell('window.open', path);
    return { isClosed: () => false, close: () => tell('window.closed', path) };
  },
  listen: () => () => undefined,
  every: () => () => undefined,
  tell: (report) => tell('window.tell', report),
  leave: (address) => tell('window.leave', address),
  close: () => tell('window.close', undefined),
  readTask: () => null,
  keepTask: (task) => tell('window.task', task),
  forgetTask: () => undefined,
});
