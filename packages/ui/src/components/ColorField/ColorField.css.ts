// Styles of ColorField.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const input = style(component({ paddingInlineStart: vars.space.s8 }));
export const width = style(component({ width: '168px', maxWidth: '100%' }));
/** The browser's own colour input, drawn as a square of the colour. */
export const swatch = style(
  component({
    flexShrink: 0,
    appearance: 'none',
    marginInlineStart: vars.space.s8,
    background: 'transparent',
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: '2px',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': { border: 0, borderRadius: '1px' },
      '&::-moz-color-swatch': { border: 0, borderRadius: '1px' },
      '&:disabled': { cursor: 'not-allowed' },
      // Read only, the colour is shown as it is.
      '[data-disabled] > &': { opacity: 0.6 },
      // Without a colour there is nothing to show: paper with a stroke through it.
      '&[data-empty]': {
        background: `linear-gradient(to top right, transparent 46%, ${vars.color.critical} 46% 54%, transparent 54%)`,
      },
      '&[data-empty]::-webkit-color-swatch': { background: 'transparent !important' },
      '&[data-empty]::-moz-color-swatch': { background: 'transparent !important' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'ButtonText' } },
  }),
);
export const swatchSize = styleVariants({
  small: component({ width: '18px', height: '18px' }),
  medium: component({ width: '24px', height: '24px' }),
  large: component({ width: '28px', height: '28px' }),
});
