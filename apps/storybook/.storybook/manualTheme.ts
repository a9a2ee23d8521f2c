// Storybook's theme for the manual, in the colours of the design tokens.
import { vars } from '@banxin/ui/theme';
import { create, type ThemeVars } from 'storybook/theming';

/** Name of the CSS variable in a reference: `var(--action)` → `--action`. */
export const variableOf = (reference: string): string => reference.slice(4, -1);

/** The value a token has in a theme, measured in the running page. */
export function tokenValue(reference: string, theme: 'light' | 'dark'): string {
  const probe = document.createElement('i');
  probe.dataset.theme = theme;
  probe.hidden = true;
  document.body.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(variableOf(reference)).trim();
  probe.remove();
  return value;
}

/** Storybook's theme for a theme of ours. */
export function manualTheme(theme: 'light' | 'dark'): ThemeVars {
  const colour = (name: keyof typeof vars.color): string => tokenValue(vars.color[name], theme);
  return create({
    base: theme,
    fontBase: getComputedStyle(document.body).fontFamily,
    colorPrimary: colour('action'),
    colorSecondary: colour('action'),
    appBg: colour('paper'),
    appContentBg: colour('sheet'),
    appPreviewBg: colour('sheet'),
    appBorderColor: colour('lineHair'),
    appBorderRadius: 0,
    textColor: colour('inkStrong'),
    textMutedColor: colour('inkQuiet'),
    barBg: colour('sheet'),
    barTextColor: colour('inkQuiet'),
    inputBg: colour('sheet'),
    inputBorder: colour('lineControl'),
    inputTextColor: colour('inkStrong'),
    inputBorderRadius: 3,
  });
}
