// Styles of the order lookup: the form that asks at once, and the plain one of who runs no script.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const alive = style({ '@media': { '(scripting: none)': { display: 'none' } } });
/** On the line of the fields' boxes, below their labels. */
export const go = style({
  paddingBlockStart: '25px',
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});
export const plainForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s12,
});
export const plainField = style({ display: 'grid', gap: vars.space.s4, fontSize: vars.text.t14 });
export const plainInput = style({
  height: vars.size.controlMedium,
  paddingInline: vars.space.s12,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.inkStrong,
});
