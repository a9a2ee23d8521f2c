// Styles of the page behind the link to a quote: a page of paper, printable, and the answer under it.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.s12,
  paddingBottom: vars.space.s12,
  borderBottom: `2px solid ${vars.color.inkStrong}`,
});
export const brand = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.t20,
  fontWeight: 700,
});
export const job = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: vars.space.s24,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const drawing = style({ '@media': { [media.phone]: { maxWidth: '240px' } } });

/** What moved, line by line; on a phone each line is a block. */
export const moved = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.t13 });
const cell = {
  padding: `${vars.space.s4} ${vars.space.s8} ${vars.space.s4} 0`,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
} as const;
export const cellText = style(cell);
export const cellHead = style({ ...cell, color: vars.color.inkQuiet });
export const cellAmount = style({
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** A quote on paper has nothing to press. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: vars.space.s16, maxWidth: '560px' });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s12,
  maxWidth: '400px',
});
const button = {
  height: vars.size.controlLarge,
  paddingInline: vars.space.s12,
  textAlign: 'center',
  borderRadius: vars.radius.control,
  font: 'inherit',
  fontSize: vars.text.t16,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[aria-disabled=true]': { cursor: 'progress', opacity: 0.7 },
  },
} as const;
export const agree = style({
  ...button,
  border: `1px solid ${vars.color.action}`,
  background: vars.color.action,
  color: vars.color.inkOnAction,
});
export const decline = style({
  ...button,
  border: `1px solid ${vars.color.lineControl}`,
  background: vars.color.sheet,
  color: vars.color.inkStrong,
});
