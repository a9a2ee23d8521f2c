/** Whether the day by which the order is wanted is kept with what is chosen here, and what keeps it, or keeps it for less. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../order-confirm.css.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { wishText } from '../wish.messages.ts';

export interface WishPartProps {
  readonly info: ConfirmInfo;
  readonly choose: OrderConfirmation['choose'];
}

export default function WishPart({
  info: { wish, arrivesBy, quote, drops },
  choose,
}: WishPartProps) {
  const text = useText(wishText);
  const { dayWords } = useText(dayText);
  const { word } = useCatalogueWords();
  if (wish === null || arrivesBy === null) return null;
  const { isKept, offer } = wish;
  const [day, arrives] = [dayWords(wish.day), dayWords(arrivesBy)];
  const way = offer && word(offer.words, offer.said);
  return (
    <div className={css.moved}>
      <Notice
        tone={isKept ? 'positive' : 'caution'}
        title={isKept ? text.kept(day, arrives) : text.lost(day, arrives)}
      >
        {offer && way ? (
          <Inline gap={12}>
            {isKept
              ? text.cheaper(way, dayWords(offer.arriveDate), formatFen(quote.total - offer.total))
              : text.sooner(way, dayWords(offer.arriveDate), formatFen(offer.total))}
            <Button onPress={() => choose({ urgent: offer.urgent, carrier: offer.carrier })}>
              {text.take}
            </Button>
          </Inline>
        ) : (
          // To several addresses nobody has looked for a faster way.
          !isKept && drops.length === 0 && text.soonest
        )}
      </Notice>
    </div>
  );
}
