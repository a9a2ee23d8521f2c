/** The price of then and of now: both where they differ, with the lines that moved and why. */
import { formatFen, Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { priceCauseText } from '../../../features/quote/priceCause.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../SharedQuote.css.ts';
import type { SharedQuote } from '../shared-quote.data.ts';
import { sharedQuoteText } from '../shared-quote.messages.ts';

function Differences({ differences }: Pick<SharedQuote, 'differences'>) {
  const text = useText(sharedQuoteText);
  const causes = useText(priceCauseText);
  const { word } = useCatalogueWords();
  const amount = (fen: number | null) => (fen === null ? text.none : <Money fen={fen} />);
  return (
    <table className={css.moved}>
      <thead>
        <tr>
          <th scope="col" className={css.cellHead}>
            {text.line}
          </th>
          <th scope="col" className={css.cellAmount}>
            {text.before}
          </th>
          <th scope="col" className={css.cellAmount}>
            {text.today}
          </th>
          <th scope="col" className={css.cellHead}>
            {text.why}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ id, label, said, before, after, cause }) => (
          <tr key={id}>
            <th scope="row" className={css.cellText}>
              {word(label, said)}
            </th>
            <td className={css.cellAmount}>{amount(before)}</td>
            <td className={css.cellAmount}>{amount(after)}</td>
            <td className={css.cellText}>{causes[cause]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ThenAndNow({ shared }: { readonly shared: SharedQuote }) {
  const text = useText(sharedQuoteText);
  const { dayWords } = useText(dayText);
  const { quote, now, differences, validUntil, isOver } = shared;
  if (now === null) return <Notice tone="caution">{text.unavailable}</Notice>;
  const hasMoved = differences.length > 0;
  const held = now.total < quote.total ? text.movedLower : text.movedHeld(dayWords(validUntil));
  if (!isOver && !hasMoved) {
    return (
      <Text size={13} tone="body">
        {text.same}
      </Text>
    );
  }
  return (
    <Notice tone="caution" title={isOver ? text.over : text.movedTitle}>
      <Stack gap={12}>
        <Text weight="medium">
          {hasMoved ? text.moved(formatFen(quote.total), formatFen(now.total)) : text.same}
        </Text>
        {!isOver && <Text>{held}</Text>}
        {hasMoved && <Differences differences={differences} />}
      </Stack>
    </Notice>
  );
}
