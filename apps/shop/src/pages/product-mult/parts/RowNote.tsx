/** What has to be changed in a row: why it cannot be made, or which words were not understood; and the press that mends it. */
import type { Configuration } from '@banxin/pricing/types';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import type { JobRow, OptionColumn } from '../jobRow.ts';
import * as css from '../ProductMult.css.ts';
import type { Standing } from '../prices.ts';
import { productMultText } from '../product-mult.messages.ts';

export interface RowNoteProps {
  readonly row: JobRow;
  /** From 1. */
  readonly number: number;
  readonly standing: Extract<Standing, { state: 'impossible' | 'unread' }>;
  /** @default 0 */
  readonly tabIndex?: 0 | -1;
  readonly onMend: (id: number, configuration: Configuration) => void;
  readonly onUse: (id: number, column: OptionColumn, offer: string) => void;
}

export function RowNote({ row, number, standing, tabIndex = 0, onMend, onUse }: RowNoteProps) {
  const text = useText(productMultText);
  if (standing.state === 'unread') {
    const { column, unread } = standing;
    return (
      <div className={css.noteLine}>
        <Text size={13} tone="critical">
          {text.unread(text[column], unread.typed, unread.offers.join(text.or))}
        </Text>
        {unread.offers
          // A range is nothing that could be put in.
          .filter((offer) => !offer.includes('–'))
          .map((offer) => (
            <button
              key={offer}
              type="button"
              className={css.act}
              tabIndex={tabIndex}
              onClick={() => onUse(row.id, column, offer)}
            >
              {text.use(offer)}
            </button>
          ))}
      </div>
    );
  }
  const { reason, nearest } = standing;
  return (
    <div className={css.noteLine}>
      <Text size={13} tone="critical">
        {reason}
      </Text>
      {nearest && (
        <>
          <button
            type="button"
            className={css.act}
            tabIndex={tabIndex}
            aria-label={text.mendOf(number)}
            onClick={() => onMend(row.id, nearest.configuration)}
          >
            {text.mend}
          </button>
          <Text size={13} tone="body">
            {nearest.changes.map(text.change).join(text.separator)}
          </Text>
        </>
      )}
    </div>
  );
}
