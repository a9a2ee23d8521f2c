// Styles of the message centre: a dot, a title, a sentence; the whole row leads on.
import { touchTarget, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  columnGap: vars.space.s12,
  rowGap: vars.space.s4,
  alignItems: 'baseline',
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s20,
  selectors: {
    '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.lineHair}` },
    '&:hover': { backgroundColor: vars.color.paper },
  },
});
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  backgroundColor: vars.color.action,
});
export const title = style({ gridColumn: 2, color: vars.color.inkBody });
export const unreadTitle = style({ gridColumn: 2, color: vars.color.inkStrong, fontWeight: 600 });
export const time = style({ gridColumn: 3, color: vars.color.inkQuiet, fontSize: vars.text.t12 });
export const text = style({ gridColumn: '2 / -1', color: vars.color.inkBody });
export const ways = style({ gridColumn: '2 / -1' });
export const way = style([touchTarget, { color: vars.color.action, fontWeight: 600 }]);

export const wishes = style({ paddingBlock: vars.space.s24, paddingInline: vars.space.s20 });
