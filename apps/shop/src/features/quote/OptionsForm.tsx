/** The configurator: every decision about a product, with reasons for what cannot be had. */
import { pathOf } from '@banxin/contract/routes';
import { FOLDED } from '@banxin/pricing/folded';
import type { Product } from '@banxin/pricing/types';
import { Link } from '@banxin/ui/Link';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { lazyOptional } from '../../lib/lazyOptional.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { CraftFields } from './CraftFields.tsx';
import { OptionRowView } from './OptionRowView.tsx';
import * as css from './OptionsForm.css.ts';
import type { OptionRow } from './optionRows.ts';
import { QuantityRow } from './QuantityRow.tsx';
import { quoteText } from './quote.messages.ts';
import { SizeFields } from './SizeFields.tsx';
import { type Configurator, leavesGang, QUANTITY } from './useConfigurator.ts';

/** Only a press that changes more than itself needs it. */
const ChoiceNote = lazyPart(() => import('./ChoiceNote.tsx'));

/** Figures to compare: they come after what answers a press. */
const QuantityTable = lazyOptional(() => import('./QuantityTable.tsx'));

export interface OptionsFormProps {
  readonly product: Product;
  readonly configurator: Configurator;
  /** How fast it is made; drawn with what comes later. */
  readonly speed?: ReactNode;
}

/** Whether the last press has something to say beside a row. */
function hasNote(rowId: string, row: OptionRow | null, configurator: Configurator): boolean {
  const { blocked, moved, quote } = configurator;
  if (blocked) return row?.options.some(({ id }) => id === blocked.id) ?? false;
  if (moved?.rowId !== rowId) return false;
  if (moved.changes.length > 0) return true;
  // Larger quantities are printed alone for less: nothing to be warned of.
  if (rowId === QUANTITY || !moved.priceBefore || !quote?.valid) return false;
  return leavesGang(moved.priceBefore, quote);
}

/** Which options of a row cannot be printed together with other orders: said once for all of them. */
function AloneHint({
  row,
  configurator,
}: Pick<RowNoteProps, 'configurator'> & { readonly row: OptionRow }) {
  const text = useText(quoteText);
  const alone = row.options.filter(({ id }) => configurator.isAlone(id));
  if (alone.length === 0) return null;
  return (
    <Text size={12} tone="quiet">
      {text.alone(alone.map(({ label }) => label).join(text.orAlone))}
    </Text>
  );
}

interface RowNoteProps {
  readonly rowId: string;
  readonly row: OptionRow | null;
  readonly configurator: Configurator;
}

/** What the last press has to say, below the row that it was made in; read out when it appears. */
function RowNote({ rowId, row, configurator }: RowNoteProps) {
  const { blocked, moved } = configurator;
  return (
    <div aria-live="polite">
      {hasNote(rowId, row, configurator) && (
        <PartBoundary instead={<Text>{blocked?.reason ?? moved?.reasons.join('') ?? ''}</Text>}>
          <ChoiceNote configurator={configurator} />
        </PartBoundary>
      )}
    </div>
  );
}

/** A sheet that is to be folded is another product. */
function FoldLinks({ productId }: { readonly productId: number }) {
  const text = useText(quoteText);
  const { name } = useCatalogueWords();
  const folded = FOLDED[productId];
  if (folded === undefined) return null;
  return (
    <Text size={13} tone="body">
      {text.foldInstead}
      {folded.map(({ id, name: own }) => (
        <Fragment key={id}>
          {' '}
          <Link href={pathOf('productDetail', { id })}>{name('product', id, own)}</Link>
        </Fragment>
      ))}
    </Text>
  );
}

export function OptionsForm({ product, configurator, speed }: OptionsFormProps) {
  const { configuration } = configurator;
  return (
    <Stack gap={12}>
      {configurator.rows.map((row) => (
        <Stack key={row.id} gap={8}>
          <div className={css.row}>
            <OptionRowView row={row} configurator={configurator} />
            <CraftFields
              product={product}
              configuration={configuration}
              among={row.options}
              onChange={configurator.set}
            />
          </div>
          <AloneHint row={row} configurator={configurator} />
          {row.id === 'size' && (
            <SizeFields
              product={product}
              configuration={configuration}
              onChange={configurator.set}
            />
          )}
          <RowNote rowId={row.id} row={row} configurator={configurator} />
        </Stack>
      ))}
      <FoldLinks productId={product.id} />
      <QuantityRow product={product} configurator={configurator} />
      {!configurator.isUnpriced && (
        <Suspense fallback={<Skeleton shape="row" count={product.quantity.tiers.length + 1} />}>
          <QuantityTable product={product} configurator={configurator} />
          {speed}
        </Suspense>
      )}
      <RowNote rowId={QUANTITY} row={null} configurator={configurator} />
    </Stack>
  );
}
