/** Texts of the last day of a paper. */
import { dictionary } from '../../lib/text.ts';

export const endDayText = dictionary(
  { forever: '长期', hasNoEnd: (label: string) => `${label}：长期` },
  { forever: 'No end', hasNoEnd: (label: string) => `${label}: no end` },
);
