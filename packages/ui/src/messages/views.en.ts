// Built-in strings of overlays, navigation and data components in English.
import type { ViewMessages } from './views.ts';

export const viewsEn: ViewMessages = {
  close: 'Close',
};
