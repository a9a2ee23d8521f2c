// Styles of TextArea.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { box } from '../../internal/fieldBox.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const area = style([
  box,
  component({
    display: 'block',
    width: '100%',
    paddingInline: vars.space.s12,
    lineHeight: 1.6,
    resize: 'vertical',
    selectors: { '&[data-disabled]': { color: vars.color.inkQuiet, cursor: 'not-allowed' } },
  }),
]);
// Below 16 px, phones zoom into a focused input.
const onPhone = { '@media': { [media.phone]: { fontSize: vars.text.t16 } } };
export const areaSize = styleVariants({
  small: component({
    minHeight: vars.size.controlSmall,
    paddingBlock: '4px',
    fontSize: vars.text.t13,
    ...onPhone,
  }),
  medium: component({
    minHeight: vars.size.controlMedium,
    paddingBlock: '9px',
    fontSize: vars.text.t14,
    ...onPhone,
  }),
  large: component({
    minHeight: vars.size.controlLarge,
    paddingBlock: '11px',
    fontSize: vars.text.t16,
  }),
});
export const counted = style(component({ paddingBottom: '28px' }));
export const count = style(
  component({
    position: 'absolute',
    insetInlineEnd: '14px',
    bottom: '8px',
    paddingInline: vars.space.s4,
    // Long text scrolls under it.
    background: vars.color.sheet,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    lineHeight: 1.4,
    pointerEvents: 'none',
    selectors: {
      '&[data-full]': { color: vars.color.caution, fontWeight: 500 },
      '[data-disabled] + &, [data-readonly] &': { background: vars.color.tint },
    },
  }),
);
