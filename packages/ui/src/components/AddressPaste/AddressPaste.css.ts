// Styles of AddressPaste.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.s12, minWidth: 0 }),
);
export const result = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s16,
    minWidth: 0,
    padding: vars.space.s16,
    background: vars.color.tint,
    border: `1px solid ${vars.color.lineHair}`,
    '@media': { [media.phone]: { padding: vars.space.s12 } },
  }),
);
export const summary = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    fontSize: vars.text.t13,
    lineHeight: 1.5,
    color: vars.color.caution,
    selectors: { '&[data-sure]': { color: vars.color.positive } },
  }),
);
export const icon = style(
  component({ flexShrink: 0, width: '16px', height: '16px', marginTop: '2px' }),
);
export const person = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s16,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const levels = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 }));
export const actions = style(component({ display: 'flex' }));
