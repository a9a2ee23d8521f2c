// Styles of the desks: the queue beside the case that is open.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';
import { drawnInSight } from '../../lib/drawnInSight.ts';

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 380px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s24,
  paddingBlockStart: vars.space.s20,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style([
  drawnInSight('93px'),
  { display: 'flex', borderBottom: `1px solid ${vars.color.lineHair}` },
]);
export const scan = style({ flexGrow: 1, maxWidth: 240 });
/** Pages beside their files, where there is room for both. */
export const proofed = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: vars.space.s20,
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space.s12,
  paddingInlineEnd: vars.space.s8,
});
export const bulk = style({
  padding: `${vars.space.s12} ${vars.space.s16}`,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  background: vars.color.actionGround,
});
export const undone = style({
  margin: 0,
  paddingInlineStart: vars.space.s20,
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s12,
  rowGap: vars.space.s4,
  flexGrow: 1,
  minWidth: 0,
  padding: `${vars.space.s12} ${vars.space.s16}`,
  border: 0,
  borderInlineStart: '3px solid transparent',
  background: 'none',
  color: vars.color.inkStrong,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&[aria-current=true]': {
      borderInlineStartColor: vars.color.action,
      background: vars.color.actionGround,
    },
    // Inside of the row: nothing of it is drawn beyond.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const number = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });
export const quiet = style({
  overflow: 'hidden',
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const end = style({ justifySelf: 'end' });
export const whole = style({ gridColumn: '1 / -1' });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s20,
  padding: vars.space.s24,
  '@media': { [media.phone]: { padding: vars.space.s16 } },
});
export const subject = style({ color: vars.color.inkBody, fontSize: vars.text.t13 });
/** What was handed in beside what was typed: they are compared. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s24,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const alone = style({});
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: vars.space.s8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const opener = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: `1px solid ${vars.color.lineHair}`,
  background: vars.color.tint,
  cursor: 'zoom-in',
});
export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: '420px',
  objectFit: 'contain',
});
const said = style({
  marginBlockEnd: vars.space.s12,
  paddingInlineStart: vars.space.s12,
  borderInlineStart: `3px solid ${vars.color.lineControl}`,
  whiteSpace: 'pre-line',
});
export const theirs = style([said, { borderInlineStartColor: vars.color.action }]);
export const ours = said;
export const event = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space.s12,
  paddingBlock: vars.space.s4,
});
/** One below the other, in a notice. */
export const notices = style({ margin: 0, paddingInlineStart: vars.space.s20 });
/** What is known, what can be changed, what can be given. */
export const rooms = style({ display: 'grid', gap: vars.space.s24 });
/** Below its tab. */
export const roomOf = style({ paddingBlockStart: vars.space.s16 });
export const change = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  borderBottom: `1px solid ${vars.color.lineHair}`,
});
export const acts = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  padding: `${vars.space.s12} ${vars.space.s24}`,
  borderTop: `1px solid ${vars.color.lineHair}`,
  background: vars.color.sheet,
});
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  margin: 0,
});
export const key = style({
  minWidth: '24px',
  padding: `0 ${vars.space.s8}`,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: '2px',
  font: 'inherit',
  textAlign: 'center',
});
/** A key before what it does, on a button. */
export const keyed = style({ display: 'flex', alignItems: 'center', gap: vars.space.s8 });
export const does = style({ margin: 0 });
