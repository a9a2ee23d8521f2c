/** When it ships and arrives: working days until they are fixed, then the days. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { orderStatus } from '@banxin/contract/enums/order';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { promiseText } from '../../../lib/promise.ts';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';

export function OrderPromise({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderDetailText);
  const words = useText(promiseText);
  const { dayWords } = useText(dayText);
  const { promise, status } = order;
  const { name } = useCatalogueWords();
  if (promise === null) return <Text tone="quiet">{text.noPromise}</Text>;
  const { shipDate, arriveDate } = promise;
  const factory = name('factory', promise.factory, promise.factoryName);
  if (shipDate === null || arriveDate === null) {
    const isPaid = status >= orderStatus.ordered;
    return (
      <>
        <Text weight="medium">
          {isPaid ? words.afterReview(promise) : words.afterPayment(promise)}
        </Text>
        {text.dot}
        {factory}
      </>
    );
  }
  return (
    <>
      <Text weight="medium">{text.promised(dayWords(arriveDate))}</Text>
      {text.dot}
      {text.promisedShip(factory, dayWords(shipDate))}
      {promise.isChanged && (
        <>
          {' '}
          <StatusTag tone="caution">{text.promiseChanged}</StatusTag>
        </>
      )}
    </>
  );
}
