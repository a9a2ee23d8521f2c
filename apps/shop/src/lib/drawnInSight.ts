/** Long lists: what is out of sight is neither laid out nor painted, yet found, read out, printed and reached by keyboard. */
import type { StyleRule } from '@vanilla-extract/css';

/** Style of one of many rows. @param height of one that was never in sight; of others the last one is known */
export const drawnInSight = (height: string): StyleRule => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}`,
});
