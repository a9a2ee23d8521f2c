// Styles of the account's frame: menu beside the content, above it on a phone.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.s24,
  rowGap: vars.space.s16,
  '@media': {
    [media.small]: { columnGap: vars.space.s20 },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Of the menu, while its code is on its way. */
export const room = style({
  width: '184px',
  '@media': { [media.phone]: { width: 'auto', minHeight: vars.size.controlMedium } },
});
export const content = style({ minWidth: 0 });
