// Styles of the confirmation of several jobs.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 92px 92px 104px',
  alignItems: 'center',
  columnGap: vars.space.s16,
  paddingBlock: vars.space.s12,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.lineHair}` } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', rowGap: vars.space.s4 },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const sum = style({ display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' });
/** Below the facts of a job, over the whole width. */
export const whole = style({ gridColumn: '1 / -1', marginTop: vars.space.s4 });
export const drops = style({ margin: 0, padding: 0, listStyle: 'none' });
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s12,
  paddingBlock: vars.space.s4,
  overflowWrap: 'anywhere',
});
