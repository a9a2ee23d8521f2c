// Movements that several components share.
import { keyframes } from '@vanilla-extract/css';

export const appear = keyframes({ from: { opacity: 0 } });
// Leaving needs keyframes of its own: the same ones reversed would not start again.
export const vanish = keyframes({ to: { opacity: 0 } });
export const turning = keyframes({ to: { transform: 'rotate(360deg)' } });
