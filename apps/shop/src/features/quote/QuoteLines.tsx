/** The lines of a price on paper, with all they are made of, and the sum in figures and capitals. */
import type { QuoteLine } from '@banxin/contract/entities/quote';
import { Money } from '@banxin/ui/Money';
import { MoneyInWords } from '@banxin/ui/MoneyInWords';
import { Text } from '@banxin/ui/Text';
import { Fragment } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import * as css from './QuoteLines.css.ts';
import { quoteSheetText } from './quoteSheet.messages.ts';

export interface QuoteLinesProps {
  readonly lines: readonly QuoteLine[];
  /** @unit fen */
  readonly total: number;
}

export function QuoteLines({ lines, total }: QuoteLinesProps) {
  const text = useText(quoteSheetText);
  const { word } = useCatalogueWords();
  const row = (line: QuoteLine, look: string) => (
    <tr>
      <th scope="row" className={look}>
        {word(line.label, line.said?.label)}{' '}
        {line.detail && (
          <Text size={12} tone="quiet">
            {word(line.detail, line.said?.detail)}
          </Text>
        )}
      </th>
      <td className={css.amount}>
        <Money fen={line.amount} />
      </td>
    </tr>
  );
  return (
    <table className={css.lines} aria-label={text.lines}>
      <tbody>
        {lines.map((line) => (
          <Fragment key={line.id}>
            {row(line, css.name)}
            {line.children?.map((part) => (
              <Fragment key={part.id}>{row(part, css.within)}</Fragment>
            ))}
          </Fragment>
        ))}
        <tr>
          <th scope="row" className={css.total}>
            {text.total} <MoneyInWords fen={total} size={12} />
          </th>
          <td className={css.amount}>
            <Money fen={total} size="large" tone="price" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
