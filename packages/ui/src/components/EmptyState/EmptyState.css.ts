// Styles of EmptyState and ErrorState: centred, calm, wide margins.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s8,
    paddingBlock: vars.space.s44,
    paddingInline: vars.space.s24,
    textAlign: 'center',
  }),
);
export const art = style(
  component({ width: '120px', height: '90px', marginBottom: vars.space.s8 }),
);
export const mark = style(
  component({
    display: 'inline-flex',
    marginBottom: vars.space.s4,
    color: vars.color.critical,
    fontSize: vars.text.t34,
  }),
);
export const title = style(
  component({ color: vars.color.inkStrong, fontSize: vars.text.t16, fontWeight: 600 }),
);
export const words = style(
  component({
    maxWidth: '46em',
    color: vars.color.inkBody,
    fontSize: vars.text.t14,
    overflowWrap: 'anywhere',
  }),
);
export const action = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.s12,
    marginTop: vars.space.s12,
  }),
);
export const request = style(
  component({
    marginTop: vars.space.s8,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    userSelect: 'all',
  }),
);
