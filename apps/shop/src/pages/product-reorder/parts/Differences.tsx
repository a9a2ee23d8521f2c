/** What a favourite cost and costs, line by line, with the reason of each difference. */
import type { ReorderDifference, Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Table } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { priceCauseText } from '../../../features/quote/priceCause.messages.ts';
import { LaterXrayButton } from '../../../features/quote/xray/LaterXrayButton.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../product-reorder.css.ts';
import type { Asked } from '../product-reorder.data.ts';
import { productReorderText } from '../product-reorder.messages.ts';

const ReorderXray = lazyPart(() => import('./ReorderXray.tsx'));

export interface DifferencesProps {
  readonly name: string;
  readonly differences: readonly ReorderDifference[];
}

/** The lines alone. */
export function Differences({ name, differences }: DifferencesProps) {
  const text = useText(productReorderText);
  const causes = useText(priceCauseText);
  const { word } = useCatalogueWords();
  const amount = (fen: number | null) => (fen === null ? text.absent : <Money fen={fen} />);
  return (
    <Table
      label={text.differencesOf(name)}
      density="compact"
      isCurrentHighlighted={false}
      columns={[
        {
          id: 'line',
          header: text.line,
          isRowHeader: true,
          cell: ({ label, said }) => word(label, said),
        },
        {
          id: 'then',
          header: text.lastTime,
          align: 'end',
          width: 112,
          cell: ({ before }) => amount(before),
        },
        {
          id: 'now',
          header: text.thisTime,
          align: 'end',
          width: 112,
          cell: ({ after }) => amount(after),
        },
        {
          id: 'difference',
          header: text.difference,
          align: 'end',
          width: 112,
          cell: ({ before, after }) => <Money fen={(after ?? 0) - (before ?? 0)} isSigned />,
        },
        {
          id: 'why',
          header: text.why,
          width: 236,
          cell: ({ cause }) => <span className={css.cause}>{causes[cause]}</span>,
        },
      ]}
      rows={differences}
      rowKey={({ id }) => id}
    />
  );
}

export interface ThenAndNowProps {
  readonly favorite: Repriced;
  /** What its price is asked for. */
  readonly asked: Asked;
}

export function ThenAndNow({ favorite, asked }: ThenAndNowProps) {
  const text = useText(productReorderText);
  const { name, priceThen, priceNow, differences } = favorite;
  if (priceNow === null) return null;
  const moved = priceNow - (priceThen ?? priceNow);
  return (
    <Stack gap={12}>
      <div className={css.prices}>
        <Text tone="body">
          {text.lastTime} <Money fen={priceThen} />
        </Text>
        <Text weight="medium">
          {text.thisTime} <Money fen={priceNow} size="medium" tone="price" />
        </Text>
        {moved !== 0 && (
          <Text tone="body">
            {text.difference} <Money fen={moved} isSigned />
          </Text>
        )}
        <LaterXrayButton of={name}>
          {(onClose) => <ReorderXray asked={asked} onClose={onClose} />}
        </LaterXrayButton>
      </div>
      {differences.length === 0 ? (
        <Text size={13} tone="body">
          {text.same}
        </Text>
      ) : (
        <Differences name={name} differences={differences} />
      )}
    </Stack>
  );
}
