// Styles of the order list: the filter row and the foot of the sheet.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 768px)';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s12,
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s20,
  '@media': { [phone]: { paddingInline: vars.space.s16 } },
});
export const search = style({
  flex: '1 1 260px',
  maxWidth: '340px',
  '@media': { [phone]: { flexBasis: '100%', maxWidth: 'none' } },
});
export const dates = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
  '@media': { [phone]: { width: '100%' } },
});
export const datesLabel = style({ '@media': { [phone]: { display: 'none' } } });
export const day = style({
  minWidth: 0,
  height: vars.size.controlMedium,
  paddingInline: vars.space.s8,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.inkStrong,
  colorScheme: 'inherit',
  fontSize: vars.text.t13,
  selectors: {
    '&:hover': { borderColor: vars.color.inkBody },
    '&[data-empty]:not(:focus)': { color: vars.color.inkQuiet },
  },
  '@media': { [phone]: { flex: 1, fontSize: vars.text.t16 } },
});
export const total = style({
  marginInlineStart: 'auto',
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
  whiteSpace: 'nowrap',
});
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s20,
  borderTop: `1px solid ${vars.color.lineHair}`,
  '@media': { [phone]: { paddingInline: vars.space.s16, justifyContent: 'center' } },
});
export const body = style({ borderTop: `1px solid ${vars.color.lineHair}` });
export const bones = style({
  display: 'grid',
  gap: vars.space.s16,
  padding: vars.space.s20,
});
export const bone = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) 110px 90px',
  alignItems: 'center',
  gap: vars.space.s16,
  minHeight: '66px',
  '@media': { [phone]: { gridTemplateColumns: '76px minmax(0, 1fr)' } },
});
export const boneWide = style({ '@media': { [phone]: { display: 'none' } } });
