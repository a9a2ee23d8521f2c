/** How fast it is made: what each day costs, and what is there as early for less. */
import { wordingOf } from '@banxin/pricing/chinese';
import { speedsOf } from '@banxin/pricing/speeds';
import type { CarrierCode, UrgentLevel } from '@banxin/pricing/types';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { OptionChips } from '@banxin/ui/OptionChips';
import { Stack } from '@banxin/ui/Stack';
import { useDeferredValue, useMemo, useState } from 'react';
import { dayText } from '../../lib/day.ts';
import { useText } from '../../lib/text.ts';
import { BESIDE } from './OptionRowView.tsx';
import type { PricedProduct } from './product.ts';
import { quoteText } from './quote.messages.ts';
import type { Configurator, QuoteTerms } from './useConfigurator.ts';

/** Speed and carrier of a job. */
export interface Way {
  readonly urgent: UrgentLevel;
  /** Absent: the recommended carrier. */
  readonly carrier?: CarrierCode;
}

interface SpeedRowProps {
  readonly priced: PricedProduct;
  readonly terms: QuoteTerms;
  readonly configurator: Configurator;
  readonly onChange: (way: Way) => void;
}

export default function SpeedRow({ priced, terms, configurator, onChange }: SpeedRowProps) {
  const text = useText(quoteText);
  const { dayWords } = useText(dayText);
  const { product, book } = priced;
  const [blocked, setBlocked] = useState<string | null>(null);
  // The pressed chip and the price answer first.
  const configuration = useDeferredValue(configurator.configuration);
  const speeds = useMemo(
    () => (book === null ? [] : speedsOf(product, book, { ...terms, configuration })),
    [product, book, terms, configuration],
  );
  if (speeds.length < 2) return null;
  const word = wordingOf(product);
  const chosen = speeds.find(({ level }) => level === terms.urgent);
  const cheaper = chosen?.cheaper;
  const why = speeds.find(({ level }) => level === blocked)?.refused;
  const choose = (level: string): void => {
    setBlocked(null);
    onChange({ urgent: level as UrgentLevel, ...(terms.carrier && { carrier: terms.carrier }) });
  };
  return (
    <Stack gap={8}>
      <OptionChips
        label={text.speed}
        {...BESIDE}
        options={speeds.map(({ level, said, fee, arriveDate, refused }) => ({
          id: level,
          label: word(said),
          ...(refused
            ? { disabledReason: word(refused) }
            : {
                detail: [
                  ...(arriveDate ? [dayWords(arriveDate)] : []),
                  ...(fee > 0 ? [`+${formatFen(fee)}`] : []),
                ].join(text.dot),
              }),
        }))}
        value={terms.urgent}
        onBlocked={setBlocked}
        onChange={choose}
      />
      <div aria-live="polite">
        {why && <Notice tone="caution">{word(why)}</Notice>}
        {cheaper && (
          <Notice tone="caution">
            <Inline gap={12}>
              {word(cheaper.said)}
              <Button
                onPress={() => onChange({ urgent: cheaper.urgent, carrier: cheaper.carrier })}
              >
                {text.takeCheaper}
              </Button>
            </Inline>
          </Notice>
        )}
      </div>
    </Stack>
  );
}
