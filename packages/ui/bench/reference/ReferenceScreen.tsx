// What the figures are measured on: a list of orders with login, toast and picture, made of this package alone.
import { Button } from '@banxin/ui/Button';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { Pager } from '@banxin/ui/Pager';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn, type TableSort } from '@banxin/ui/Table';
import { createToastQueue } from '@banxin/ui/Toast';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { pathOf, type Row, rows, SIZES, sorted } from '../lib/rows.ts';

const columnsOf = (copy: (row: Row) => void): TableColumn<Row>[] => [
  {
    id: 'sn',
    header: '订单号',
    isRowHeader: true,
    isSortable: true,
    cell: (row) => <Link href={pathOf(row)}>{row.sn}</Link>,
  },
  { id: 'product', header: '产品', cell: (row) => row.product },
  { id: 'spec', header: '规格', cell: (row) => row.spec },
  { id: 'quantity', header: '数量', align: 'end', isSortable: true, cell: (row) => row.quantity },
  { id: 'amount', header: '金额', align: 'end', cell: (row) => <Money fen={row.amount} /> },
  {
    id: 'status',
    header: '状态',
    cell: (row) => <StatusTag tone={row.isDone ? 'positive' : 'action'}>{row.status}</StatusTag>,
  },
  {
    id: 'actions',
    header: '操作',
    isActions: true,
    cell: (row) => (
      <Button size="small" onPress={() => copy(row)}>
        再来一单
      </Button>
    ),
  },
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
  // What was fetched is drawn at once; React holds back for 0.3 s what once showed that it waits.
  const open = (part: 'login' | 'preview'): void => startTransition(() => setOpened(part));
  const close = (): void => setOpened(null);
  const tell = useCallback((text: string) => {
    setHasToasts(true);
    // Stays until it is closed, as on the plain screen.
    toasts.show({ text, tone: 'positive' }, 0);
  }, []);
  const columns = useMemo(() => columnsOf((row) => tell(`已复制 ${row.sn}`)), [tell]);
  return (
    <main>
      <span {...onIntent(loadLogin)}>
        <Button variant="primary" onPress={() => open('login')}>
          登录
        </Button>
      </span>
      <span {...onIntent(loadPreview)}>
        <Button onPress={() => open('preview')}>预览图</Button>
      </span>
      <span {...onIntent(loadToasts)}>
        <Button onPress={() => tell('已加入购物车')}>加入购物车</Button>
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
