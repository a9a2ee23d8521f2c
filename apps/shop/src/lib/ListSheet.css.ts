// Styles of a list's sheet: the filter row, the rows while they load.
import { media, vars } from '@banxin/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s16,
  rowGap: vars.space.s12,
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s20,
  '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
});
export const words = style({
  flex: '1 1 260px',
  maxWidth: '340px',
  '@media': { [media.phone]: { flexBasis: '100%', maxWidth: 'none' } },
});
export const days = style({
  flex: 'none',
  width: '384px',
  '@media': { [media.phone]: { width: '100%' } },
});
/** Beside the fields, and not beside what one of them has to say. */
export const outcome = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: vars.size.controlMedium,
});
export const total = style({
  marginInlineStart: 'auto',
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
  whiteSpace: 'nowrap',
});
export const body = style({ borderTop: `1px solid ${vars.color.lineHair}` });
export const bones = style({
  display: 'grid',
  gap: vars.space.s16,
  padding: vars.space.s20,
});
const boneRow = style({ display: 'grid', alignItems: 'center', gap: vars.space.s16 });
export const bone = styleVariants({
  plain: [
    boneRow,
    {
      gridTemplateColumns: 'minmax(0, 1fr) 110px 90px',
      minHeight: vars.size.controlMedium,
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
  pictured: [
    boneRow,
    {
      gridTemplateColumns: '76px minmax(0, 1fr) 110px 90px',
      minHeight: '66px',
      '@media': { [media.phone]: { gridTemplateColumns: '76px minmax(0, 1fr)' } },
    },
  ],
});
export const boneWide = style({ '@media': { [media.phone]: { display: 'none' } } });
