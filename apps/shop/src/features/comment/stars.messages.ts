/** How many stars somebody gave. */
import { dictionary } from '../../lib/text.ts';

export const starsText = dictionary(
  {
    starsOf: (stars: number) => `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}`,
    starsSaid: (stars: number) => `${stars} 星`,
  },
  { starsSaid: (stars: number) => `${stars} of 5 stars` },
);
