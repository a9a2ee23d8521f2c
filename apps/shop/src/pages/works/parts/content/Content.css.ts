// Styles of the desk of content: fields side by side, the article as readers see it, what cleaning took out.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A box beside a field stands on the line of its value. */
export const besideField = style({
  paddingBlockStart: '30px',
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});
export const view = style({ paddingBlockStart: vars.space.s20 });
export const difference = style({
  maxHeight: '480px',
  margin: 0,
  padding: vars.space.s16,
  overflow: 'auto',
  border: `1px solid ${vars.color.lineHair}`,
  background: vars.color.tint,
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const gone = style({
  background: vars.color.criticalGround,
  color: vars.color.inkStrong,
  textDecoration: 'line-through',
});
export const put = style({
  background: vars.color.positiveGround,
  color: vars.color.inkStrong,
  textDecoration: 'none',
});
export const skipped = style({ color: vars.color.inkBody, fontStyle: 'normal' });
/** What a customer wrote to a question, with its lines as they were typed. */
export const written = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.lineHair}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const calls = style({ display: 'grid', gap: vars.space.s4, listStyle: 'none' });
