// Values that both themes share: space, type, control heights, motion, stacking.
export const scale = {
  space: {
    s4: '4px',
    s8: '8px',
    s12: '12px',
    s16: '16px',
    s20: '20px',
    s24: '24px',
    s32: '32px',
    s44: '44px',
    s64: '64px',
  },
  font: {
    sans: '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
    serif: '"Songti SC", "Source Han Serif SC", "Noto Serif SC", "Noto Serif CJK SC", serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  text: {
    t12: '0.75rem',
    t13: '0.8125rem',
    t14: '0.875rem',
    t16: '1rem',
    t20: '1.25rem',
    t26: '1.625rem',
    t34: '2.125rem',
    t44: '2.75rem',
  },
  size: { controlSmall: '30px', controlMedium: '40px', controlLarge: '48px' },
  radius: { control: '3px' },
  motion: { state: '120ms', overlay: '200ms', loginClose: '500ms' },
  /** The login dialog and the image viewer are fixed by specification §9. */
  layer: { dialog: '900', loginDialog: '1000', toast: '2000', viewer: '4000' },
} as const;
