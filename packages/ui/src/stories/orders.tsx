// Orders and their columns, for the stories of tables. Stories only.
import { Button } from '../components/Button/Button.tsx';
import { ButtonGroup } from '../components/ButtonGroup/ButtonGroup.tsx';
import { Money } from '../components/Money/Money.tsx';
import { ProductArt, type ProductFamily } from '../components/ProductArt/ProductArt.tsx';
import { StatusTag, type StatusTone } from '../components/StatusTag/StatusTag.tsx';
import type { TableColumn } from '../components/Table/Table.tsx';

/** One row. */
export interface Order {
  sn: string;
  family: ProductFamily;
  name: string;
  spec: string;
  status: string;
  tone: StatusTone;
  /** @unit fen */
  fen: number;
  /** What the customer does next. */
  next: string;
}

export const orders: Order[] = [
  {
    sn: 'BX2611200187',
    family: 'nameCard',
    name: '铜版纸名片',
    spec: '300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜 · 圆角 · 烫金 · 打孔 · 四款各一盒',
    status: '文件待修改',
    tone: 'caution',
    fen: 4650,
    next: '确认文件',
  },
  {
    sn: 'BX2611190932',
    family: 'box',
    name: '瓦楞飞机盒',
    spec: 'E 瓦 · 200×140×50 mm · 300 个',
    status: '已开工单',
    tone: 'action',
    fen: 55_500,
    next: '查看进度',
  },
  {
    sn: 'BX2611181104',
    family: 'booklet',
    name: '骑马钉画册',
    spec: '157g 铜版内页 · A4 · 24P · 200 本',
    status: '配送中',
    tone: 'action',
    fen: 128_400,
    next: '查物流',
  },
  {
    sn: 'BX2611150046',
    family: 'redEnvelope',
    name: '烫金红包',
    spec: '珠光纸 · 165×85 · 2000 个',
    status: '已送达',
    tone: 'positive',
    fen: 84_000,
    next: '再来一单',
  },
  {
    sn: 'BX2611120583',
    family: 'bag',
    name: '手提纸袋',
    spec: '250g 白卡 · 280×330×100 · 500 个',
    status: '已取消',
    tone: 'neutral',
    fen: 120_000,
    next: '再次购买',
  },
];

const art: TableColumn<Order> = {
  id: 'art',
  header: '图样',
  isHeaderHidden: true,
  width: 108,
  cell: (order) => <ProductArt family={order.family} frame="thumb" />,
};
const name: TableColumn<Order> = {
  id: 'name',
  header: '产品',
  isRowHeader: true,
  isSortable: true,
  width: 140,
  cell: (order) => order.name,
};
const spec: TableColumn<Order> = { id: 'spec', header: '规格', cell: (order) => order.spec };
const status: TableColumn<Order> = {
  id: 'status',
  header: '状态',
  width: 130,
  cell: (order) => <StatusTag tone={order.tone}>{order.status}</StatusTag>,
};
const amount: TableColumn<Order> = {
  id: 'amount',
  header: '金额',
  align: 'end',
  width: 130,
  isSortable: true,
  cell: (order) => <Money fen={order.fen} size="medium" />,
};

/** Columns of an order list; what can be done with a row stands last. */
export const orderColumns: TableColumn<Order>[] = [
  art,
  name,
  spec,
  status,
  amount,
  {
    id: 'actions',
    header: '操作',
    align: 'end',
    width: 120,
    isActions: true,
    cell: (order) => (
      <Button size="small" aria-label={`${order.next} ${order.sn}`}>
        {order.next}
      </Button>
    ),
  },
];

/** The same with two actions in a row. */
export const orderColumnsWithActions = (
  onAction: (action: string, order: Order) => void,
): TableColumn<Order>[] => [
  name,
  status,
  amount,
  {
    id: 'actions',
    header: '操作',
    align: 'end',
    width: 230,
    isActions: true,
    cell: (order) => (
      <ButtonGroup align="end" aria-label={`${order.name}的操作`}>
        <Button
          size="small"
          aria-label={`${order.next} ${order.sn}`}
          onPress={() => onAction(order.next, order)}
        >
          {order.next}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`收藏 ${order.sn}`}
          onPress={() => onAction('收藏', order)}
        >
          收藏
        </Button>
      </ButtonGroup>
    ),
  },
];
