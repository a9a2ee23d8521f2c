// Styles of quick order: the box, and what was understood below it.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

/** Without script there is nobody who reads along. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
/** Room of the box before its code has come. */
export const room = style({ minHeight: '160px' });
export const jobs = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' });
export const job = style({
  display: 'grid',
  gap: vars.space.s12,
  paddingBlock: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.lineHair}`,
});
/** Chips of a job, and below them what was not understood. */
export const words = style([jobs, { gap: vars.space.s8 }]);
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const gap = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  paddingInlineStart: vars.space.s12,
  borderInlineStart: `3px solid ${vars.color.caution}`,
});
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});
