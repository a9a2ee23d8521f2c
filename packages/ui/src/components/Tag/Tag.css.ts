// Styles of Tag and StatusTag: one tone, outlined or on its ground.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

export const tag = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s4,
    maxWidth: '100%',
    minHeight: '22px',
    paddingInline: vars.space.s8,
    // Its ground may equal the ground it stands on, as on a chosen row: the line still draws it.
    border: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
    borderRadius: '2px',
    fontSize: vars.text.t12,
    fontWeight: 400,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const ground = styleVariants({
  neutral: component({ background: vars.color.paper, color: vars.color.inkBody }),
  action: component({ background: vars.color.actionGround, color: vars.color.action }),
  positive: component({ background: vars.color.positiveGround, color: vars.color.positive }),
  caution: component({ background: vars.color.cautionGround, color: vars.color.caution }),
  critical: component({ background: vars.color.criticalGround, color: vars.color.critical }),
  price: component({ background: vars.color.priceGround, color: vars.color.price }),
});
const lined = style(
  component({
    background: vars.color.sheet,
    borderColor: 'color-mix(in srgb, currentColor 42%, transparent)',
  }),
);
const line = (ink: string) => [lined, component({ color: ink })];
export const outline = styleVariants({
  neutral: line(vars.color.inkBody),
  action: line(vars.color.action),
  positive: line(vars.color.positive),
  caution: line(vars.color.caution),
  critical: line(vars.color.critical),
  price: line(vars.color.price),
});
export const icon = style(component({ display: 'inline-flex', fontSize: vars.text.t13 }));
export const remove = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: '24px',
    height: '24px',
    marginBlock: '-2px',
    marginInlineEnd: '-8px',
    borderRadius: '2px',
    selectors: { [state('hovered')]: { background: vars.color.tint } },
  }),
);
