// Styles of an office's page: the drawn map in ink and hairlines, in both themes.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const map = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.color.tint,
  border: `1px solid ${vars.color.lineHair}`,
});
export const road = style({ stroke: vars.color.lineHair, strokeWidth: '14', fill: 'none' });
export const roadCore = style({ stroke: vars.color.sheet, strokeWidth: '10', fill: 'none' });
export const lane = style({ stroke: vars.color.lineHair, strokeWidth: '5', fill: 'none' });
export const rail = style({
  stroke: vars.color.inkQuiet,
  strokeWidth: '2',
  strokeDasharray: '10 6',
  fill: 'none',
});
export const water = style({ fill: vars.color.actionGround });
export const factory = style({ fill: vars.color.action });
export const ring = style({ fill: 'none', stroke: vars.color.action, strokeWidth: '1' });
export const station = style({ fill: vars.color.inkStrong });
export const label = style({ fill: vars.color.inkStrong, fontSize: '14px' });
export const small = style({ fill: vars.color.inkBody, fontSize: '12px' });
/** Two sheets, the second as long as the column beside it. */
export const column = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.s24,
});
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
