// Styles of the page that leads on: its link comes after three seconds, also where no script runs.
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const late = style({ animation: `${appear} 1ms 3s both` });
