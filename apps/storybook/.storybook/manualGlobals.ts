// The toolbar's choices as the manual pages read them: stories get them from Storybook, pages do not.
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the toolbar decides. */
export interface ManualGlobals {
  theme: 'light' | 'dark';
  locale: 'zh-CN' | 'en-US';
  motion: 'full' | 'reduce';
  colours: 'own' | 'forced';
  /** The name of a window in `viewports.ts`. @default the frame as it is */
  viewport?: { value?: string };
}

let globals: ManualGlobals = {
  theme: 'light',
  locale: 'zh-CN',
  motion: 'full',
  colours: 'own',
};
const listeners = new Set<() => void>();

const receive = (event: { globals: Partial<ManualGlobals> }): void => {
  globals = { ...globals, ...event.globals };
  for (const listener of listeners) listener();
};

/** Starts to listen; call it before the preview announces its first choices. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, receive);
  channel.on(GLOBALS_UPDATED, receive);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Theme, language, motion, colours and window of the toolbar. */
export const useManualGlobals = (): ManualGlobals => useSyncExternalStore(subscribe, () => globals);
