// Styles of the page that may not be seen: a folded sheet, locked by a seal.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 768px)';

export const frame = style({
  width: '100%',
  maxWidth: '760px',
  marginInline: 'auto',
  '@media': { [phone]: { maxWidth: 'none' } },
});
export const area = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s16,
  paddingBlock: vars.space.s32,
  textAlign: 'center',
});
export const drawing = style({ width: '132px', height: '100px', color: vars.color.lineControl });
export const sheet = style({ fill: vars.color.tint });
export const seal = style({ fill: vars.color.price });
export const sealInk = style({ stroke: vars.color.sheet });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s12,
});
