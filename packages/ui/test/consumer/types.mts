// What a stranger's compiler sees.
import { Button, type ButtonProps } from '@banxin/ui/Button';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { vars } from '@banxin/ui/theme';
import { createElement } from 'react';

const props: ButtonProps = { variant: 'primary', children: '提交订单' };
const columns: TableColumn<{ no: string }>[] = [
  { id: 'no', header: '订单号', isRowHeader: true, cell: ({ no }) => no },
];

export const button = createElement(Button, props);
export const table = createElement(Table<{ no: string }>, {
  label: '我的订单',
  columns,
  rows: [],
  rowKey: ({ no }) => no,
});
export const ink: `var(--${string})` = vars.color.inkStrong;

// @ts-expect-error A misspelt variant is refused.
export const wrong: ButtonProps['variant'] = 'primry';
