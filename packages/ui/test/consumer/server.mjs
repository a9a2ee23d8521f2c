// A stranger's server: plain Node, no plugin, no condition. Prints what it rendered as JSON.
import { BanxinProvider } from '@banxin/ui/BanxinProvider';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { en } from '@banxin/ui/messagesEn';
import { Pager } from '@banxin/ui/Pager';
import { Table } from '@banxin/ui/Table';
import { TextField } from '@banxin/ui/TextField';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const columns = [
  { id: 'no', header: '订单号', isRowHeader: true, cell: (row) => row.no },
  { id: 'name', header: '品名', cell: (row) => row.name },
];
const parts = [
  createElement(Button, { key: 'a', variant: 'primary' }, '提交订单'),
  createElement(TextField, { key: 'b', label: '收货人', errorMessage: '请填写收货人' }),
  createElement(Checkbox, { key: 'c' }, '记住我'),
  createElement(Table, {
    key: 'd',
    label: '我的订单',
    columns,
    rows: [{ no: '202611200018', name: '名片' }],
    rowKey: (row) => row.no,
  }),
  createElement(Pager, {
    key: 'e',
    total: 95,
    page: 2,
    pageSize: 20,
    pageSizes: [20, 50],
    onChange: () => {},
  }),
];
const page = (props) => renderToString(createElement(BanxinProvider, props, parts));

// Every subpath loads, whatever it holds.
const loaded = [];
for (const name of process.argv.slice(2)) {
  const module = await import(`@banxin/ui/${name}`);
  loaded.push([name, Object.keys(module).length]);
}
console.log(JSON.stringify({ zh: page({}), en: page({ locale: 'en-US', messages: en }), loaded }));
