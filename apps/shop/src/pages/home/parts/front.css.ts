// Styles of the lists on the first page: ranking, news, factories.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

const rows = { margin: 0, padding: 0, listStyle: 'none', display: 'grid' } as const;
const row = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.touch]: { paddingBlock: vars.space.s12 } },
} as const;

export const ranking = style({ ...rows, counterReset: 'rank' });
export const rank = style({
  ...row,
  counterIncrement: 'rank',
  '::before': {
    content: 'counter(rank)',
    flex: 'none',
    width: vars.space.s20,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkQuiet,
  },
});
export const rankName = style({ flex: 1, minWidth: 0 });
export const amount = style({
  flex: 'none',
  fontSize: vars.text.t13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkBody,
});

export const news = style(rows);
export const newsRow = style(row);
export const newsTitle = style({ minWidth: 0 });

export const factories = style(rows);
export const factory = style({ ...row, flexWrap: 'wrap' });
export const factoryName = style({ fontWeight: 700, whiteSpace: 'nowrap' });
/** Its room is kept before the day is known. */
export const promise = style({
  minHeight: vars.space.s24,
  fontSize: vars.text.t14,
  color: vars.color.inkStrong,
});
