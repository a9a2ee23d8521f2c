// Styles of the member centre.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({
  marginInlineStart: vars.space.s8,
  paddingInline: '6px',
  border: `1px solid ${vars.color.action}`,
  borderRadius: vars.radius.control,
  color: vars.color.action,
  fontSize: vars.text.t12,
  whiteSpace: 'nowrap',
});
/** The calculator and one's own membership: as high as their longest answer, so that nothing moves. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) auto',
  justifyContent: 'start',
  columnGap: vars.space.s12,
  alignItems: 'start',
});
/** On the line of the field's box, below its label. */
export const compute = style({ paddingBlockStart: '25px' });
export const outcome = style({ minHeight: '84px' });
export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkBody,
});
export const example = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.inkStrong,
  selectors: { '&:hover': { borderColor: vars.color.action, color: vars.color.action } },
  '@media': { [media.phone]: { minHeight: '44px' } },
});
export const membership = style({ minHeight: '176px' });
export const list = style({
  display: 'grid',
  gap: vars.space.s8,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
