// Styles of an order's goods in the cloud warehouse.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.s16,
  paddingBlock: vars.space.s12,
  borderTop: `1px solid ${vars.color.lineHair}`,
});
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const amount = style({ whiteSpace: 'nowrap' });
