// The one rule for what a finger presses: 40 px each way, where a finger presses (`media.touch`).
import { style } from '@vanilla-extract/css';
import { component } from './layer.ts';
import { media } from './media.ts';

/**
 * Compose it into what is smaller to the eye: it is pressed around its edges too, and nothing moves.
 * Not for links inside a sentence: the line gives their size, as WCAG 2.5.8 allows. Inputs have no `::after`: their label does.
 */
export const touchTarget = style(
  component({
    '@media': {
      [media.touch]: {
        position: 'relative',
        selectors: {
          '&::after': { content: '', position: 'absolute', inset: 'min(0px, 50% - 20px)' },
        },
      },
    },
  }),
);

const size = '40px !important' as '40px';

/** Compose it into what grows to a finger's size, because its neighbours stand close. */
export const touchSize = style(
  component({
    // Stronger than the size of whatever it is composed into, here or in the shop.
    '@media': { [media.touch]: { minWidth: size, minHeight: size } },
  }),
);

/** Choices below and beside each other, each pressed by itself. */
export const touchApart = style(
  component({ '@media': { [media.touch]: { rowGap: '16px !important' as '16px' } } }),
);

/** What fills a box is pressed at the box's line as well. */
export const touchLine = style(component({ '@media': { [media.touch]: { marginBlock: '-1px' } } }));
