// Styles of the table of styles: cells with a file, the tray of files without a place.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const cell = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  minHeight: '48px',
  padding: vars.space.s4,
  alignContent: 'center',
  border: '1px solid transparent',
  selectors: {
    '&[data-empty]': { borderColor: vars.color.lineControl, borderStyle: 'dashed' },
    '&[data-over]': { borderColor: vars.color.action, background: vars.color.actionGround },
  },
  '@media': { [media.phone]: { flex: '0 1 68%', minHeight: '44px', textAlign: 'start' } },
});
export const name = style({
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.t13,
});
export const facts = style({ color: vars.color.inkQuiet, fontSize: vars.text.t12 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 });
export const act = style({
  minHeight: '24px',
  padding: 0,
  color: vars.color.action,
  fontSize: vars.text.t12,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.phone]: { minHeight: '40px' } },
});
export const chooser = style([act, { justifySelf: 'start', fontSize: vars.text.t13 }]);
export const progress = style({ width: '100%', height: '4px', accentColor: vars.color.action });
export const verdict = style([act, { color: 'inherit' }]);
export const tray = style({
  display: 'grid',
  gap: vars.space.s8,
  padding: vars.space.s12,
  background: vars.color.tint,
  border: `1px dashed ${vars.color.caution}`,
});
export const trayRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(140px, 240px) auto auto',
  alignItems: 'center',
  gap: vars.space.s8,
  paddingBlock: vars.space.s4,
  selectors: { '&[draggable=true]': { cursor: 'grab' } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
});
export const trayWords = style({
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const hidden = style({ display: 'none' });
