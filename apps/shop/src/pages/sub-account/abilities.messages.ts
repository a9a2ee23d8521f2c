/** What permissions and rights are called where a main account gives them. */
import type { Permission } from '@banxin/contract/rules/permissions';
import type { Right } from '@banxin/contract/rules/rights';
import { dictionary } from '../../lib/text.ts';

type GivenRight = Exclude<Right, 'company' | 'works'>;

/** What a role may bring; one permission has two names, of which the route asks for `admin`. */
export type Ability = Exclude<Permission, '子账号管理'> | GivenRight;

type Abilities = Readonly<Record<Ability, string>>;

/** As they are used: what is seen, what is done, what it costs, what is managed. */
export const abilitiesText = dictionary(
  {
    我的主页: '我的主页',
    我的订单: '查看订单',
    prices: '看价格',
    files: '上传和修改文件',
    create: '下单',
    pay: '付款（上限内）',
    payBeyondLimit: '不限额付款',
    comment: '评价订单',
    addresses: '修改常用地址',
    导出订单: '导出订单',
    申请售后: '申请售后',
    充值: '充值与提现',
    发票中心: '发票中心',
    admin: '子账号管理',
  } satisfies Abilities,
  {
    我的主页: 'Own page',
    我的订单: 'See orders',
    prices: 'See prices',
    files: 'Upload and change files',
    create: 'Order',
    pay: 'Pay up to the limit',
    payBeyondLimit: 'Pay any sum',
    comment: 'Comment on orders',
    addresses: 'Change addresses',
    导出订单: 'Export orders',
    申请售后: 'After-sales',
    充值: 'Top up, withdraw',
    发票中心: 'Invoices',
    admin: 'Sub-accounts',
  },
);
