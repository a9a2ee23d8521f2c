/** The last job of this product in one press: what it was, what it cost then and costs now, and the way back. */
import type { LastJob as Last } from '@banxin/contract/calls/order/lastJob.schemas';
import { pathOf } from '@banxin/contract/routes';
import { evaluate } from '@banxin/pricing/configure';
import type { Configuration, Product } from '@banxin/pricing/types';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { formatFen } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import ChoiceNote from '../../../features/quote/ChoiceNote.tsx';
import { fitting } from '../../../features/quote/configurationLink.ts';
import { type Configurator, WHOLE } from '../../../features/quote/useConfigurator.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { lastJobText } from '../lastJob.messages.ts';

export interface LastJobProps {
  readonly product: Product;
  readonly last: Last;
  readonly configurator: Configurator;
}

/** A configuration by what it is made of, in whatever order it was written down. */
const contentsOf = ({ crafts, ...rest }: Configuration): string =>
  JSON.stringify([
    Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    crafts.map(({ id, sides, params }) => JSON.stringify([id, sides, params])).toSorted(),
  ]);

export default function LastJob({ product, last, configurator }: LastJobProps) {
  const text = useText(lastJobText);
  const { dayWords } = useText(dayText);
  const { word } = useCatalogueWords();
  const again = fitting(last.configuration, product);
  const isPossible = again !== undefined && evaluate(product, again).valid;
  const now = isPossible ? configurator.priceOf(again) : null;
  const isThat = isPossible && contentsOf(again) === contentsOf(configurator.configuration);
  return (
    <Stack element="section" gap={8} aria-label={text.title}>
      <Inline gap={12} align="center">
        <Text weight="medium">{text.title}</Text>
        <Text size={13} tone="quiet">
          {dayWords(last.at.slice(0, 10))}
        </Text>
        {last.total !== null && (
          <Text size={13}>
            {now
              ? text.thenNow(formatFen(last.total), formatFen(now.total))
              : text.cost(formatFen(last.total))}
          </Text>
        )}
      </Inline>
      <Text size={13} tone="body">
        {word(last.spec, last.specSaid)}
      </Text>
      <Inline gap={12} align="center">
        {isPossible ? (
          <Button isDisabled={isThat} onPress={() => configurator.take(again)}>
            {isThat ? text.isThat : text.take}
          </Button>
        ) : (
          <Text size={13}>{text.impossible}</Text>
        )}
        <Link
          href={pathOf('productDetail', { id: product.id }, { from: last.orderSN })}
          kind="standalone"
        >
          {text.withFiles}
        </Link>
      </Inline>
      <div aria-live="polite">
        {configurator.moved?.rowId === WHOLE && <ChoiceNote configurator={configurator} />}
      </div>
    </Stack>
  );
}
