// Styles of the colleagues: names above quiet facts, what can be done with each, the table of roles, the log.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const who = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  justifyItems: 'start',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const name = style({ color: vars.color.inkStrong, fontWeight: 500 });

/** Quiet buttons reach out by their padding, so that their words line up with the column. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
  '@media': { [media.touch]: { gap: vars.space.s8, paddingBlock: vars.space.s8 } },
});

/** The fields, and beside them what the ticked roles may do. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
  columnGap: vars.space.s32,
  rowGap: vars.space.s20,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Narrow columns, so that all roles stand in sight on a phone too. */
export const rights = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  border: `1px solid ${vars.color.lineHair}`,
  fontSize: vars.text.t12,
});
globalStyle(`${rights} :is(th, td)`, {
  padding: '5px 2px',
  textAlign: 'center',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
globalStyle(`${rights} thead`, { background: vars.color.tint });
globalStyle(`${rights} tr + tr, ${rights} tbody`, {
  borderTop: `1px solid ${vars.color.lineHair}`,
});
globalStyle(`${rights} tr > :first-child`, {
  width: '27%',
  paddingInlineStart: vars.space.s12,
  textAlign: 'start',
  color: vars.color.inkBody,
});
export const yes = style({ color: vars.color.positive, fontWeight: 700 });
export const no = style({ color: vars.color.inkQuiet });
/** A role that is not ticked steps back. */
export const idle = style({ color: vars.color.inkQuiet });
export const held = style({ color: vars.color.action });
globalStyle(`${rights} .${held}`, { fontWeight: 700 });
export const sum = style({ background: vars.color.actionGround });
globalStyle(`${rights} th.${sum}`, { color: vars.color.inkStrong, fontWeight: 700 });

export const change = style({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' });
export const arrow = style({ color: vars.color.inkQuiet, marginInline: vars.space.s4 });
export const log = style({ minHeight: '240px' });
export const filter = style({ display: 'flex', marginBottom: vars.space.s12 });
