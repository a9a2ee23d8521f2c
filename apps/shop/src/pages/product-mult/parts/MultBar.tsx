/** The bar at the foot: what all jobs come to, when the last of them is there, and the way to their confirmation. */
import { createTogether } from '@banxin/contract/calls/order/together';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { Button } from '@banxin/ui/Button';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { dayText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../ProductMult.css.ts';
import type { Sums } from '../prices.ts';
import { productMultText } from '../product-mult.messages.ts';

export interface MultBarProps {
  readonly sums: Sums;
  /** Freight is known. */
  readonly isSent: boolean;
  /** Whoever is here sees no prices. */
  readonly isUnpriced: boolean;
  /** Files are on their way. */
  readonly isBusy: boolean;
  /** What stood in the way was pointed out. */
  readonly isAsked: boolean;
  readonly onConfirm: () => void;
}

export function MultBar({ sums, isSent, isUnpriced, isBusy, isAsked, onConfirm }: MultBarProps) {
  const text = useText(productMultText);
  const words = useFixedWords();
  const { dayWords } = useText(dayText);
  const may = useCanCall();
  const { count, faulty, total, packaging, freight, arrives } = sums;
  const said =
    count === 0 ? text.empty : faulty > 0 ? text.faulty(faulty) : isBusy ? text.uploading : '';
  return (
    <section className={css.bar} aria-label={text.bar} data-page-bar="" data-mult-bar="">
      {isUnpriced ? (
        <Text tone="body">{words(rightRefusals.prices)}</Text>
      ) : (
        <>
          <Text weight="medium">
            {text.total(count)} <Money fen={total} size="large" tone="price" />
          </Text>
          {packaging > 0 && (
            <Text size={13} tone="body">
              {text.packaging} <Money fen={packaging} />
            </Text>
          )}
          <Text size={13} tone="body">
            {isSent ? (
              <>
                {text.freight} <Money fen={freight} />
              </>
            ) : (
              text.freightLater
            )}
          </Text>
          {arrives && (
            <Text size={13} tone="body">
              {text.arrives(dayWords(arrives))}
            </Text>
          )}
        </>
      )}
      <div className={css.barEnd}>
        <span role="status">
          {said && (isAsked || faulty > 0) && (
            <Text size={13} tone={isAsked ? 'critical' : 'caution'}>
              {said}
            </Text>
          )}
        </span>
        {may(createTogether) ? (
          <Button variant="primary" size="large" onPress={onConfirm}>
            {text.confirm}
          </Button>
        ) : (
          <Text tone="body">{words(rightRefusals.create)}</Text>
        )}
      </div>
    </section>
  );
}
