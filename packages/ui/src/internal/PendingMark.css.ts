// Styles of PendingMark.
import { style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { visuallyHidden } from '../css/visuallyHidden.ts';
import { turning } from './movements.css.ts';

export const mark = style(
  component({
    width: '1.25em',
    height: '1.25em',
    animation: `${turning} 1.2s linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);
/** Read aloud, not shown. */
export const words = style(component(visuallyHidden));
