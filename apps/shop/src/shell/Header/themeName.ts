/** How the theme is called, and which one a press chooses. */
import type { Theme } from '@banxin/ui/theme';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

export const nextTheme = (theme: Theme): Theme => NEXT[theme];

export function useThemeName(theme: Theme): string {
  const text = useText(shellText);
  return { light: text.themeLight, dark: text.themeDark, system: text.themeSystem }[theme];
}
