// Styles of orders on a phone: four lines and the buttons, 150 px at most.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none' });
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.s12,
  alignItems: 'start',
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s16,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.lineHair}` } },
});
export const words = style({ display: 'grid', minWidth: 0, lineHeight: '20px' });
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
/** The whole card leads to the order. */
export const name = style({
  ...oneLine,
  color: vars.color.inkStrong,
  fontWeight: 600,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const line = style({
  ...oneLine,
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
});
export const quiet = style({ color: vars.color.inkQuiet });
export const amount = style({ textAlign: 'end', whiteSpace: 'nowrap' });
/** How it stands and what comes next, below picture and words. */
export const standing = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minWidth: 0,
  minHeight: '24px',
});
export const actions = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'nowrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.s4,
  minHeight: vars.size.controlMedium,
});
