// Styles of a price that is opened: lines, their steps, two prices beside each other.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({ borderTop: `1px solid ${vars.color.lineHair}` });
export const within = style({ paddingInlineStart: vars.space.s16 });
export const opener = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space.s12,
  width: '100%',
  minHeight: '40px',
  paddingBlock: vars.space.s8,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: vars.color.inkStrong,
  font: 'inherit',
  textAlign: 'start',
});
export const pressable = style({
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const chevron = style({
  display: 'inline-block',
  width: '16px',
  color: vars.color.inkQuiet,
  transition: 'transform 120ms',
  selectors: { '[aria-expanded=true] &': { transform: 'rotate(90deg)' } },
});
export const sum = style({ fontWeight: 600 });
export const steps = style({
  margin: 0,
  marginBottom: vars.space.s12,
  padding: `${vars.space.s8} ${vars.space.s12}`,
  background: vars.color.paper,
  borderRadius: vars.radius.control,
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '10.5em minmax(0, 1fr) auto',
  columnGap: vars.space.s12,
  paddingBlock: vars.space.s4,
  fontSize: vars.text.t13,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const name = style({ color: vars.color.inkBody });
export const formula = style({
  margin: 0,
  color: vars.color.inkQuiet,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const value = style({
  margin: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const result = style({ fontWeight: 600 });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingTop: vars.space.s12,
  borderTop: `1px solid ${vars.color.lineControl}`,
  fontWeight: 700,
});

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.t13 });
const cell = {
  padding: `${vars.space.s8} 0 ${vars.space.s8} ${vars.space.s12}`,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  verticalAlign: 'top',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const amount = style(cell);
export const what = style({
  ...cell,
  paddingInlineStart: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
});
export const headAmount = style({ ...cell, color: vars.color.inkQuiet });
export const headWhat = style({
  ...cell,
  paddingInlineStart: 0,
  textAlign: 'start',
  color: vars.color.inkQuiet,
});
export const whatTotal = style({
  ...cell,
  paddingInlineStart: 0,
  textAlign: 'start',
  fontWeight: 700,
});
export const amountTotal = style({ ...cell, fontWeight: 700 });

/** What stands under the tabs. */
export const panel = style({ paddingTop: vars.space.s12 });
