/** Print files of the order; while they may change, they can be supplied or replaced here. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { mayDo } from '../../../features/order/orderActions.ts';
import { waitsForFiles } from '../../../features/order/orderTone.ts';
import type { OrderActionsState } from '../../../features/order/useOrderActions.ts';
import { FileThumbnail } from '../../../features/preview/FileThumbnail.tsx';
import { SupplyPart } from '../../../features/upload/SupplyPart.tsx';
import { filesByStyle } from '../../../features/upload/styles/byStyle.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { useAnchor } from '../../../lib/useAnchor.ts';
import * as css from '../OrderDetail.css.ts';
import { FILES_ANCHOR } from '../order-detail.data.ts';
import { orderDetailText } from '../order-detail.messages.ts';
import { OrderFile } from './OrderFile.tsx';
import { OrderStyleFiles } from './OrderStyleFiles.tsx';

export interface OrderFilesProps {
  readonly order: OrderDetail;
  readonly actions: OrderActionsState;
  readonly onChanged: () => void;
}

/** What can be said of the files as they are. */
const SAID = ['filesModified', 'confirmFiles'] as const;

export function OrderFiles({ order, actions, onChanged }: OrderFilesProps) {
  const text = useText(orderDetailText);
  const words = useFixedWords();
  // What waits for new files begins with asking for them.
  const [isReplacing, setReplacing] = useState(() => waitsForFiles(order));
  const anchor = useAnchor(FILES_ANCHOR);
  const edit = order.actions.find(({ event }) => event === 'editFiles');
  const mayEdit = edit?.allowed ?? false;
  const hasNone = order.files.length === 0;
  return (
    <div {...anchor} className={css.anchor}>
      <Sheet element="section" aria-label={text.files}>
        <Stack gap={16}>
          <Inline justify="between">
            <Heading level={2} size={16}>
              {text.files}
            </Heading>
            <Inline gap={8}>
              {SAID.filter((name) => mayDo(order, name)).map((name) => (
                <Button key={name} size="small" onPress={() => actions.ask(name, order)}>
                  {text[name]}
                </Button>
              ))}
              {mayEdit && !hasNone && (
                <Button size="small" onPress={() => setReplacing(!isReplacing)}>
                  {isReplacing ? text.keep : text.replace}
                </Button>
              )}
            </Inline>
          </Inline>
          {hasNone && (
            <Stack gap={4}>
              <Text weight="medium">{text.filesNone}</Text>
              <Text size={13} tone="body">
                {mayEdit ? text.filesNoneHint : text.filesKeptElsewhere}
              </Text>
            </Stack>
          )}
          {edit !== undefined && !mayEdit && (
            <Text size={13} tone="quiet">
              {text.filesLocked(words(edit.reason ?? ''))}
            </Text>
          )}
          {mayEdit && (hasNone || isReplacing) && (
            <SupplyPart
              order={order}
              isReplacing={!hasNone}
              thumbnailOf={(file) => <FileThumbnail file={file} />}
              onOpen={setReplacing}
              onDone={() => {
                setReplacing(false);
                onChanged();
              }}
            />
          )}
          {order.configuration.styles > 1
            ? // What is being arranged stands in the table already.
              !(mayEdit && isReplacing) &&
              !hasNone &&
              filesByStyle(order).map((one) => (
                <OrderStyleFiles key={one.number} style={one} order={order} />
              ))
            : order.files.map((file) => <OrderFile key={file.id} file={file} order={order} />)}
        </Stack>
      </Sheet>
    </div>
  );
}
