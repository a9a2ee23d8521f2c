/** One job in a window of its own: every option, its files by style, and what it costs. On a phone it is a drawer. */
import { pagesPerStyle } from '@banxin/contract/rules/styles';
import { uploadPurposes } from '@banxin/contract/uploads';
import type { Configuration, Product } from '@banxin/pricing/types';
import { amountOf } from '@banxin/pricing/units';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Drawer } from '@banxin/ui/Drawer';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Select } from '@banxin/ui/Select';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { FileThumbnail } from '../../../features/preview/FileThumbnail.tsx';
import { OptionsForm } from '../../../features/quote/OptionsForm.tsx';
import { useConfigurator } from '../../../features/quote/useConfigurator.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { PrintFiles } from '../../../features/upload/PrintFiles.tsx';
import { usePrintFiles } from '../../../features/upload/usePrintFiles.ts';
import { useText } from '../../../lib/text.ts';
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import { asProduct, configured, type JobRow, OPTION_COLUMNS, supplied } from '../jobRow.ts';
import * as css from '../ProductMult.css.ts';
import { priceRow, type Terms } from '../prices.ts';
import { rowEditorText } from '../rowEditor.messages.ts';
import { JobXrayButton } from './JobXrayButton.tsx';

export interface RowEditorProps {
  readonly row: JobRow;
  /** From 1. */
  readonly number: number;
  readonly terms: Terms;
  readonly onDone: (row: JobRow) => void;
  readonly onClose: () => void;
}

interface OptionsProps extends RowEditorProps {
  readonly configuration: Configuration;
  readonly onProduct: (product: Product, from: Configuration) => void;
}

function Options(props: OptionsProps) {
  const { row, number, terms, configuration, onProduct, onDone, onClose } = props;
  const text = useText(rowEditorText);
  const may = useCanCall();
  const priced = terms.products.get(configuration.productId);
  if (priced === undefined) throw new Error('The product of an edited row is there');
  const { product } = priced;
  const configurator = useConfigurator(priced, terms.quoting, configuration);
  const made = configured(row, configurator.configuration, OPTION_COLUMNS);
  // With receivers of its own it costs what these cost.
  const shared = made.drops ? priceRow(made, terms) : undefined;
  const quote = shared?.state === 'priced' ? shared.quote : configurator.quote;
  const [before] = useState(() => ({ files: row.files, styles: [...row.styles] }));
  const files = usePrintFiles(configurator.configuration, before);
  const mayUpload = may({ access: uploadPurposes.printFile.writes });
  const done = (): void => {
    const { fileIds, styles } = files.handed;
    const [only] = row.styles;
    // One design alone keeps the name that it had among others.
    const held = styles ?? [
      {
        name: only?.name ?? '',
        parts: fileIds.slice(0, 1).map((fileId) => ({ fileId, side: 'all' as const, page: 1 })),
      },
    ];
    onDone(supplied(made, held, [...files.arrived.values()]));
  };
  return (
    <div className={css.editor}>
      {terms.products.size > 1 && (
        <Select
          label={text.product}
          value={String(product.id)}
          options={[...terms.products.values()].map(({ product: { id, name } }) => ({
            id: String(id),
            label: name,
          }))}
          onChange={(id) => {
            const chosen = terms.products.get(Number(id));
            if (chosen) onProduct(chosen.product, configurator.configuration);
          }}
        />
      )}
      <OptionsForm product={product} configurator={configurator} />
      {mayUpload && (
        <PrintFiles
          files={files}
          most={configurator.configuration.styles}
          each={amountOf(product, configurator.configuration.quantity)}
          perStyle={pagesPerStyle(configurator.configuration, product.art === 'couplet')}
          isOptional
          thumbnailOf={(file) => <FileThumbnail file={file} />}
        />
      )}
      {quote?.valid === false && (
        <Notice tone="critical" title={text.impossible}>
          <Inline gap={12}>
            {quote.conflicts[0]?.reason ?? quote.missing[0]?.reason ?? ''}
            {quote.nearest[0] && (
              <Button
                size="small"
                onPress={() => quote.nearest[0] && configurator.acceptNearest(quote.nearest[0])}
              >
                {text.mend}
              </Button>
            )}
          </Inline>
        </Notice>
      )}
      <div className={css.editorFoot}>
        <div role="status">
          {quote?.valid && (
            <Text>
              {text.subtotal} <Money fen={quote.total} size="medium" tone="price" />
            </Text>
          )}
          {files.isBusy && (
            <Text size={13} tone="quiet">
              {text.busy}
            </Text>
          )}
        </div>
        <Inline gap={12}>
          {quote?.valid && (
            <JobXrayButton number={number} job={{ row: made, quote }} terms={terms} />
          )}
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button variant="primary" isDisabled={files.isBusy} onPress={done}>
            {text.done}
          </Button>
        </Inline>
      </div>
    </div>
  );
}

export default function RowEditor(props: RowEditorProps) {
  const { row, number, onClose } = props;
  const text = useText(rowEditorText);
  const [configuration, setConfiguration] = useState(row.configuration);
  const overlay = {
    isOpen: true,
    title: text.title(number),
    isDismissable: false,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
  };
  const options = (
    <Options
      key={configuration.productId}
      {...props}
      configuration={configuration}
      onProduct={(product, from) => setConfiguration(asProduct(product, from))}
    />
  );
  return useIsPhone() ? (
    <Drawer {...overlay}>{options}</Drawer>
  ) : (
    <Dialog {...overlay} size="large">
      {options}
    </Dialog>
  );
}
