/** Favourites as a table; on a phone as cards. */
import type { Favorite } from '@banxin/contract/entities/favorite';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { SelectableTable } from '@banxin/ui/SelectableTable';
import { Stack } from '@banxin/ui/Stack';
import { Table, type TableColumn, type TableKey } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { useLostWords } from '../../../features/favorite/useLostWords.ts';
import { useText } from '../../../lib/text.ts';
import { favoritesText } from '../favorites.messages.ts';
import { FavoriteActions, type FavoriteRights } from './FavoriteActions.tsx';
import { FavoriteTitle } from './FavoriteTitle.tsx';
import { Remark } from './Remark.tsx';

export interface FavoriteTableProps extends FavoriteRights {
  readonly favorites: readonly Favorite[];
  /** The list of those that can no longer be ordered. */
  readonly isLost: boolean;
  /** Newer rows are on their way. */
  readonly isPending: boolean;
  readonly chosen: ReadonlySet<TableKey>;
  readonly onChoose: (chosen: ReadonlySet<TableKey>) => void;
  readonly removing: ReadonlySet<number>;
  readonly onRemove: (ids: readonly number[]) => void;
  readonly onLose: (favorite: Favorite) => void;
  readonly onChanged: () => void;
}

/** The day of the newest order, and the way to it. */
function Ordered({ favorite: { orderSN, orderedAt } }: { readonly favorite: Favorite }) {
  const text = useText(favoritesText);
  if (orderSN === null || orderedAt === null) {
    return (
      <Text size={13} tone="quiet">
        {text.never}
      </Text>
    );
  }
  return (
    <Link href={pathOf('UserOrderDetail', { sn: orderSN })} kind="standalone">
      {orderedAt.slice(0, 10)}
    </Link>
  );
}

/** The price of now, with the sign of where it went; of what needs a change first it says so. */
function PriceNow({ favorite: { priceThen, priceNow } }: { readonly favorite: Favorite }) {
  const text = useText(favoritesText);
  if (priceNow === null) {
    return (
      <Text size={13} tone="quiet">
        {priceThen === null ? text.hidden : text.notMade}
      </Text>
    );
  }
  const moved = priceThen === null ? 0 : priceNow - priceThen;
  return (
    <Stack gap={0} align="end">
      <Text weight="bold">
        <Money fen={priceNow} tone="strong" />
      </Text>
      {moved !== 0 && (
        <Text size={12} tone="quiet">
          <Money fen={moved} isSigned />
        </Text>
      )}
    </Stack>
  );
}

export function FavoriteTable(props: FavoriteTableProps) {
  const { favorites, isLost, isPending, chosen, onChoose } = props;
  const { canChange, canReorder, removing, onRemove, onLose, onChanged } = props;
  const text = useText(favoritesText);
  const why = useLostWords();
  const columns = useMemo<TableColumn<Favorite>[]>(() => {
    const then: TableColumn<Favorite> = {
      id: 'then',
      header: text.columnThen,
      align: 'end',
      width: 104,
      cell: ({ priceThen }) => <Money fen={priceThen} />,
    };
    const standing: TableColumn<Favorite>[] = isLost
      ? [
          {
            id: 'why',
            header: text.columnWhy,
            width: 132,
            cell: ({ lost }) => <Text size={13}>{lost && why(lost)}</Text>,
          },
        ]
      : [
          then,
          {
            id: 'now',
            header: text.columnNow,
            align: 'end',
            width: 112,
            cell: (favorite) => <PriceNow favorite={favorite} />,
          },
        ];
    return [
      {
        id: 'job',
        header: text.columnJob,
        isRowHeader: true,
        cell: (favorite) => <FavoriteTitle favorite={favorite} />,
      },
      {
        id: 'remark',
        header: text.columnRemark,
        width: 168,
        cell: (favorite) => (
          <Remark favorite={favorite} canChange={canChange} onSaved={onChanged} />
        ),
      },
      {
        id: 'ordered',
        header: text.columnOrdered,
        width: 112,
        cell: (favorite) => <Ordered favorite={favorite} />,
      },
      ...standing,
      {
        id: 'actions',
        header: text.columnActions,
        align: 'end',
        width: 156,
        cell: (favorite) => (
          <FavoriteActions
            favorite={favorite}
            canChange={canChange}
            canReorder={canReorder}
            isRemoving={removing.has(favorite.id)}
            onLose={() => onLose(favorite)}
            onRemove={() => onRemove([favorite.id])}
          />
        ),
      },
    ];
  }, [text, why, isLost, canChange, canReorder, removing, onRemove, onLose, onChanged]);
  const table = {
    label: text.title,
    columns,
    rows: favorites,
    rowKey: ({ id }: Favorite) => id,
    isPending,
  };
  // Whoever may do nothing with several has nothing to choose.
  if (!canChange) return <Table {...table} />;
  return (
    <SelectableTable
      {...table}
      selectedKeys={chosen}
      onSelectionChange={onChoose}
      rowLabel={({ name }) => name}
    />
  );
}
