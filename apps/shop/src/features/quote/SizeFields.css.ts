// Places the free size below the size chips: past the column of their label.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

/** Label column of a field whose label stands at its side, with its gap. */
const LABEL = `calc(84px + ${vars.space.s8})`;

export const below = style({
  marginInlineStart: LABEL,
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
