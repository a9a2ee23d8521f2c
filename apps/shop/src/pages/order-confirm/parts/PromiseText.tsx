/** When the order is sent and arrives, counted from payment, and whose price it keeps. */
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { promiseText } from '../../../lib/promise.ts';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

export interface PromiseTextProps extends Pick<ConfirmInfo, 'order' | 'quote'> {
  /** It stays in the cloud warehouse. */
  readonly isStored: boolean;
}

export function PromiseText({ order, quote, isStored }: PromiseTextProps) {
  const text = useText(orderConfirmText);
  const promise = useText(promiseText);
  const { dayWords } = useText(dayText);
  const { name } = useCatalogueWords();
  if (!quote.promise) return <Text tone="body">{text.addressLater}</Text>;
  return (
    <Stack gap={4}>
      {quote.sheet && (
        <Text size={12}>{text.bySheet(quote.sheet.number, dayWords(quote.sheet.validUntil))}</Text>
      )}
      <Text weight="medium">
        {isStored ? text.storedAfter(quote.promise.days) : promise.afterPayment(quote.promise)}
      </Text>
      <Text size={12} tone="quiet">
        {name('factory', quote.promise.factory, quote.promise.factoryName)}
        {text.dot}
        {promise.counts(quote.promise.cutOff, order.isPrinted)}
      </Text>
    </Stack>
  );
}
