// Media queries of the two breakpoints (specification §9: small PC at 1366 px) and of the reader's settings.
export const media = {
  small: '(max-width: 1366px)',
  phone: '(max-width: 768px)',
  /** Where a finger presses. */
  touch: '(max-width: 768px), (pointer: coarse)',
  abovePhone: '(min-width: 769px)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
