/** The files of one style of an order. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { OrderStyle } from '../../../features/upload/styles/byStyle.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';
import { OrderFile } from './OrderFile.tsx';

export interface OrderStyleFilesProps {
  readonly style: OrderStyle;
  readonly order: OrderDetail;
}

export function OrderStyleFiles({ style, order }: OrderStyleFilesProps) {
  const text = useText(orderDetailText);
  const { number, name, files } = style;
  const sides = { all: undefined, front: text.front, back: text.back };
  return (
    <Stack gap={8}>
      <Heading level={3} size={14}>
        {text.style(number)}
        {name !== '' && (
          <>
            {text.dot}
            <Own>{name}</Own>
          </>
        )}
      </Heading>
      {files.length === 0 && (
        <Text size={13} tone="caution">
          {text.styleMissing}
        </Text>
      )}
      {files.map(({ file, side, page, isAgain }) =>
        isAgain ? (
          <Text key={`${file.id}-${page}`} size={13} tone="body">
            <Own>{file.name}</Own>
            {text.dot}
            {text.fromPage(page)}
          </Text>
        ) : (
          <OrderFile key={file.id} file={file} order={order} side={sides[side]} />
        ),
      )}
    </Stack>
  );
}
