/** New print files for the order: uploaded and checked first, then handed in together. */
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { FileThumbnail } from '../../../features/preview/FileThumbnail.tsx';
import { PrintFiles } from '../../../features/upload/PrintFiles.tsx';
import { usePrintFiles } from '../../../features/upload/usePrintFiles.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { orderDetailText } from '../order-detail.messages.ts';

export interface FileSupplyProps {
  readonly order: OrderDetail;
  /** The order has files already. */
  readonly isReplacing: boolean;
  readonly onDone: () => void;
}

export function FileSupply({ order, isReplacing, onDone }: FileSupplyProps) {
  const text = useText(orderDetailText);
  const { toasts } = useServices();
  const files = usePrintFiles(order.configuration);
  const { ready, isBusy, hasErrors } = files;
  const { send, isPending } = useSend(setOrderFiles);
  const hand = async (): Promise<void> => {
    const fileIds = ready.map(({ file }) => file.id);
    if (!(await send({ orderSN: order.orderSN, fileIds })).ok) return;
    toasts.show({ text: text.filesSent, detail: text.filesSentHint, tone: 'positive' });
    onDone();
  };
  return (
    <Stack gap={12}>
      {isReplacing && (
        <Text size={13} tone="body">
          {text.replaceHint}
        </Text>
      )}
      <PrintFiles
        files={files}
        most={order.configuration.styles}
        thumbnailOf={(file) => <FileThumbnail file={file} />}
      />
      {hasErrors && <Notice tone="caution">{text.filesErrors}</Notice>}
      {(ready.length > 0 || isBusy) && (
        <Inline gap={12}>
          <Button
            variant="primary"
            isDisabled={isBusy}
            isPending={isPending}
            onPress={() => void hand()}
          >
            {text.submitFiles}
          </Button>
          {isBusy && (
            <Text size={13} tone="quiet">
              {text.filesBusy}
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  );
}
