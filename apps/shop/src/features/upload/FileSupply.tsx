/** New print files for the order: uploaded and checked first, then handed in together. */
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { pagesPerStyle } from '@banxin/contract/rules/styles';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { fileSupplyText } from './fileSupply.messages.ts';
import { PrintFiles, type PrintFilesProps } from './PrintFiles.tsx';
import { usePrintFiles } from './usePrintFiles.ts';

export interface FileSupplyProps {
  readonly order: OrderDetail;
  /** The order has files already. */
  readonly isReplacing: boolean;
  /** Draws the first page of a checked file. */
  readonly thumbnailOf: PrintFilesProps['thumbnailOf'];
  readonly onDone: () => void;
}

export default function FileSupply({ order, isReplacing, thumbnailOf, onDone }: FileSupplyProps) {
  const text = useText(fileSupplyText);
  const { toasts } = useServices();
  const { configuration } = order;
  // One file is replaced as a whole; of several styles each keeps what it has until it gets another.
  const files = usePrintFiles(configuration, configuration.styles > 1 ? order : undefined);
  const { word } = useCatalogueWords();
  const { handed, isBusy, hasErrors } = files;
  const quantity = order.specLines.find(({ said }) => said.label[1] === 'quantity');
  const { send, isPending } = useSend(setOrderFiles);
  const hand = async (): Promise<void> => {
    if (!(await send({ orderSN: order.orderSN, ...handed })).ok) return;
    toasts.show({ text: text.filesSent, detail: text.filesSentHint, tone: 'positive' });
    onDone();
  };
  return (
    <Stack gap={12}>
      {isReplacing && configuration.styles === 1 && (
        <Text size={13} tone="body">
          {text.replaceHint}
        </Text>
      )}
      <PrintFiles
        files={files}
        most={configuration.styles}
        each={quantity ? word(quantity.value, quantity.said.value) : ''}
        book={configuration.pages === undefined ? undefined : configuration}
        perStyle={pagesPerStyle(configuration, order.family === 'couplet')}
        thumbnailOf={thumbnailOf}
      />
      {hasErrors && <Notice tone="caution">{text.filesErrors}</Notice>}
      {(handed.fileIds.length > 0 || isBusy) && (
        <Inline gap={12}>
          <Button
            variant="primary"
            isDisabled={isBusy || handed.fileIds.length === 0}
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
