// What the figures are measured on: a list of orders with login, toast and picture, made of this package alone.
import { Button } from '@banxin/ui/Button';
import { Pager } from '@banxin/ui/Pager';
import { Table, type TableColumn, type TableSort } from '@banxin/ui/Table';
import { createToastQueue } from '@banxin/ui/Toast';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type Row, rows, SIZES, sorted } from '../lib/rows.ts';

const columns: TableColumn<Row>[] = [
  { id: 'sn', header: '订单号', isRowHeader: true, isSortable: true, cell: (row) => row.sn },
  { id: 'product', header: '产品', cell: (row) => row.product },
  { id: 'spec', header: '规格', cell: (row) => row.spec },
  { id: 'quantity', header: '数量', align: 'end', isSortable: true, cell: (row) => row.quantity },
  { id: 'status', header: '状态', cell: (row) => row.status },
];

const loadLogin = () => import('./Login.tsx');
const loadPreview = () => import('./Preview.tsx');
const loadToasts = () => import('./Toasts.tsx');
const Login = lazy(loadLogin);
const Preview = lazy(loadPreview);
const Toasts = lazy(loadToasts);
const toasts = createToastQueue();

/** Fetches what a control opens as soon as it is pointed at or has the focus. */
const onIntent = (load: () => unknown) => ({ onPointerEnter: load, onFocus: load });

export function ReferenceScreen(): ReactNode {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(SIZES[0]);
  const [sort, setSort] = useState<TableSort>({ columnId: 'sn', direction: 'ascending' });
  const [opened, setOpened] = useState<'login' | 'preview' | null>(null);
  const [hasToasts, setHasToasts] = useState(false);
  const shown = useMemo(() => {
    const column = sort.columnId === 'quantity' ? 'quantity' : 'sn';
    return sorted(rows, column, sort.direction).slice((page - 1) * size, page * size);
  }, [page, size, sort]);
  const close = (): void => setOpened(null);
  return (
    <main>
      <span {...onIntent(loadLogin)}>
        <Button variant="primary" onPress={() => setOpened('login')}>
          登录
        </Button>
      </span>
      <span {...onIntent(loadPreview)}>
        <Button onPress={() => setOpened('preview')}>预览图</Button>
      </span>
      <span {...onIntent(loadToasts)}>
        <Button
          onPress={() => {
            setHasToasts(true);
            // Stays until it is closed, as on the plain screen.
            toasts.show({ text: '已加入购物车', tone: 'positive' }, 0);
          }}
        >
          加入购物车
        </Button>
      </span>
      <Table
        label="订单"
        columns={columns}
        rows={shown}
        rowKey={(row) => row.sn}
        sort={sort}
        onSortChange={setSort}
        density="compact"
      />
      <Pager
        total={rows.length}
        page={page}
        pageSize={size}
        pageSizes={SIZES}
        onChange={(nextPage, nextSize) => {
          setPage(nextPage);
          setSize(nextSize);
        }}
      />
      <Suspense>
        {opened === 'login' && <Login onClose={close} />}
        {opened === 'preview' && <Preview onClose={close} />}
        {hasToasts && <Toasts queue={toasts} />}
      </Suspense>
    </main>
  );
}
