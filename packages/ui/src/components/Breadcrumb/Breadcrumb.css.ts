// Styles of Breadcrumb.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    color: vars.color.inkBody,
    fontSize: vars.text.t13,
  }),
);
export const item = style(
  component({
    minWidth: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:last-child)::after': {
        content: '/',
        marginInline: vars.space.s8,
        color: vars.color.inkQuiet,
      },
    },
  }),
);
export const current = style(component({ color: vars.color.inkStrong }));
