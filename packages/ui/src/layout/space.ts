// The steps of the 4 px space scale that layout props accept.
/** @unit px */
export type Space = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 44 | 64;

/** Cross-axis alignment. */
export type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';

/** Main-axis distribution. */
export type Justify = 'start' | 'center' | 'end' | 'between';
