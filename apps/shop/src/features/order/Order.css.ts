// Styles of an order's picture, its row and its actions.
import { media, touchTarget, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({
  flex: 'none',
  width: '76px',
  height: '57px',
  objectFit: 'contain',
  padding: '6px',
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineHair}`,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minWidth: 0,
});
export const words = style({ display: 'grid', gap: '2px', minWidth: 0, justifyItems: 'start' });
export const name = style([
  touchTarget,
  {
    color: vars.color.inkStrong,
    fontWeight: 500,
    borderRadius: '2px',
    selectors: { '&:hover': { color: vars.color.action, textDecoration: 'underline' } },
  },
]);
export const number = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
  fontWeight: 400,
});
export const selectable = style({ userSelect: 'all' });
export const status = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'start',
  '@media': { [media.phone]: { justifyItems: 'end' } },
});
export const tags = style({
  display: 'inline-flex',
  flex: 'none',
  gap: vars.space.s4,
  whiteSpace: 'nowrap',
});
export const ask = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.action,
  whiteSpace: 'nowrap',
  borderRadius: '2px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.phone]: { minHeight: vars.size.controlMedium, paddingInline: vars.space.s8 },
  },
});
export const actions = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'end',
  maxWidth: '100%',
});
/** Quiet buttons reach out by their padding, so that their words line up with the button above. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
});
/** A long reason breaks here rather than pushing the buttons off their line. */
export const reasons = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: '300px',
  textAlign: 'end',
});
export const pageActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s12,
});
