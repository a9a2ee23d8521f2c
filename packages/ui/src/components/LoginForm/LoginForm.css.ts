// Styles of LoginForm.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(component({ width: '100%', minWidth: 0 }));
export const view = style(component({ paddingTop: vars.space.s20 }));
export const between = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    fontSize: vars.text.t13,
  }),
);
export const send = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.s8 }),
);
export const failure = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s12,
    background: vars.color.criticalGround,
    color: vars.color.critical,
    fontSize: vars.text.t13,
  }),
);
export const others = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.s16,
    rowGap: vars.space.s4,
    marginTop: vars.space.s16,
    color: vars.color.inkBody,
    fontSize: vars.text.t13,
  }),
);
export const ways = style(component({ display: 'flex', alignItems: 'center', gap: vars.space.s4 }));
export const notice = style(
  component({
    marginTop: vars.space.s12,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s12,
    background: vars.color.cautionGround,
    color: vars.color.caution,
    fontSize: vars.text.t13,
  }),
);
