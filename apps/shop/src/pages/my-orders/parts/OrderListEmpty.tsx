/** Why the list is empty and what to do next, per tab and filter. */
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { EmptyState } from '@banxin/ui/EmptyState';
import { LinkButton } from '@banxin/ui/LinkButton';
import { ProductArt } from '@banxin/ui/ProductArt';
import { useText } from '../../../lib/text.ts';
import { myOrdersText } from '../my-orders.messages.ts';
import { ALL, filterOf, type OrderQuery } from '../orderQuery.ts';

export interface OrderListEmptyProps {
  readonly query: OrderQuery;
  /** Orders of this filter on other pages. */
  readonly total: number;
  readonly onChange: (changes: Partial<OrderQuery>) => void;
}

export function OrderListEmpty({ query, total, onChange }: OrderListEmptyProps) {
  const text = useText(myOrdersText);
  if (total > 0) {
    return (
      <EmptyState
        title={text.beyondTitle}
        action={<Button onPress={() => onChange({ page: 1 })}>{text.firstPage}</Button>}
      >
        {text.beyondHint}
      </EmptyState>
    );
  }
  if (Object.keys(filterOf(query)).length > 0) {
    return (
      <EmptyState
        title={text.notFoundTitle}
        action={
          <Button onPress={() => onChange({ keyword: '', from: '', to: '' })}>{text.clear}</Button>
        }
      >
        {query.keyword === '' ? text.notFoundDates : text.notFoundHint(query.keyword)}
      </EmptyState>
    );
  }
  const words: Readonly<Record<string, readonly [title: string, hint: string]>> = {
    unpaid: [text.emptyUnpaid, text.emptyUnpaidHint],
    inReview: [text.emptyInReview, text.emptyInReviewHint],
    inProduction: [text.emptyInProduction, text.emptyInProductionHint],
    toShip: [text.emptyToShip, text.emptyToShipHint],
    toReceive: [text.emptyToReceive, text.emptyToReceiveHint],
    done: [text.emptyDone, text.emptyDoneHint],
    returns: [text.emptyReturns, text.emptyReturnsHint],
    cancelled: [text.emptyCancelled, text.emptyCancelledHint],
  };
  const [title, hint] = words[query.tab] ?? [text.emptyAll, text.emptyAllHint];
  const isAll = query.tab === ALL;
  return (
    <EmptyState
      title={title}
      art={isAll ? <ProductArt family="booklet" tone="grey" /> : undefined}
      action={
        isAll ? (
          <LinkButton href={pathOf('category')} variant="primary">
            {text.order}
          </LinkButton>
        ) : (
          <Button onPress={() => onChange({ tab: ALL })}>{text.seeAll}</Button>
        )
      }
    >
      {hint}
    </EmptyState>
  );
}
