// A small picture that opens large.
import { style } from '@vanilla-extract/css';

export const opener = style({
  display: 'grid',
  placeItems: 'center',
  maxWidth: '100%',
  maxHeight: '100%',
  cursor: 'zoom-in',
});
