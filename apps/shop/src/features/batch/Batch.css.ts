// Styles of orders from a workbook: what is wrong stands out, and is pressed to be mended.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const unfinished = style({ display: 'grid', listStyle: 'none' });
export const begun = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  borderTop: `1px solid ${vars.color.lineHair}`,
});
export const begunWords = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const table = style({ display: 'grid', minWidth: 0 });
export const inset = style({
  paddingInline: vars.space.s24,
  paddingTop: vars.space.s12,
  '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
});

export const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  maxWidth: '100%',
  minHeight: 30,
  paddingInline: vars.space.s4,
  color: vars.color.inkStrong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  background: 'none',
  border: '1px dashed transparent',
  borderBottomColor: vars.color.lineControl,
  '@media': { [media.phone]: { minHeight: 40 } },
});
export const faultyCell = style([
  cell,
  {
    color: vars.color.critical,
    background: vars.color.criticalGround,
    borderStyle: 'solid',
    borderColor: vars.color.critical,
  },
]);
export const empty = style({ fontStyle: 'italic' });
export const form = style({ display: 'grid', gap: vars.space.s8, minWidth: 160 });

export const faults = style({ display: 'grid', gap: vars.space.s8, listStyle: 'none' });
export const fault = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s8,
  rowGap: vars.space.s4,
  '@media': { [media.phone]: { justifyContent: 'flex-end' } },
});
export const faultWords = style({ color: vars.color.critical, overflowWrap: 'anywhere' });

/** Stays in sight below a long table; a phone has a bar of its own there. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s24,
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { position: 'static', paddingInline: vars.space.s16 } },
});
export const sum = style({ display: 'grid', gap: vars.space.s4 });
