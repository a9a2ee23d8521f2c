// What the stories of the header share.
import { defaultHeader } from '@banxin/contract/routes';
import { fn } from 'storybook/test';

/** Told of every call. */
export const onEvent = fn();

/** A visitor's header, as wide as the page. */
export const visitor = {
  args: {
    options: defaultHeader,
    userName: null,
    theme: 'system',
    onLogin: fn(),
    onLogout: fn(),
    onTheme: fn(),
    onLanguage: fn(),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} as const;
