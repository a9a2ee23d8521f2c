// Styles of ButtonGroup.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const group = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, alignItems: 'center' }),
);
export const align = styleVariants({
  start: component({ justifyContent: 'flex-start' }),
  center: component({ justifyContent: 'center' }),
  end: component({ justifyContent: 'flex-end' }),
});
export const stacksOnPhone = style(
  component({
    '@media': {
      [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
    },
  }),
);
