// Styles of goods in the cloud warehouse: what they are, below their name.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const words = style({ display: 'grid', gap: '2px', minWidth: 0, textAlign: 'start' });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkStrong,
  fontWeight: 500,
});
