/** Demo accounts. Every password is the same; balances are booked after the demo orders. */
import { customerSign } from '@banxin/contract/enums/customer';
import type { Insertable } from 'kysely';
import { givePack } from '../../modules/coupon/giftPack.ts';
import { bookEntry } from '../ledger.ts';
import type { AccountChangesTable, AddressesTable, CustomersTable } from '../tables/customers.ts';
import type { Tx } from '../transaction.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Demo-2026';

interface DemoAccount {
  readonly name: string;
  readonly mobile: string;
  /** What it shows, for the list printed at start. */
  readonly shows: string;
  readonly parent?: string;
  readonly type: number;
  readonly userRoleType: number;
  readonly sign: number;
  readonly authStatus?: number;
  /** Bought. What grows follows from the demo orders. */
  readonly vipLevel?: number;
  readonly vipUntil?: string;
  readonly roles?: number;
  readonly linkPerson: string;
  readonly createdAt: string;
  readonly orderNotifySum?: number;
  /** What a sub-account may pay at once. @unit fen */
  readonly payLimit?: number;
  /** Since when it is paused. */
  readonly pausedAt?: string;
  /** @unit fen */
  readonly balance?: number;
  readonly redPacket?: number;
  readonly sampleQuota?: number;
  readonly urgentQuota?: number;
  readonly addresses?: readonly (readonly [
    consignee: string,
    mobile: string,
    province: string,
    city: string,
    district: string,
    detail: string,
  ])[];
  /** Who its parcels may say they come from; none is the default. */
  readonly senders?: readonly {
    readonly name: string;
    readonly phone: string;
    readonly address: string;
  }[];
}

/** In the order in which they are numbered. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: '悦享包装',
    mobile: '13800000001',
    shows: '普通客户、VIP、已签协议、余额 ¥12,864.00',
    type: 3,
    userRoleType: 1,
    sign: 3,
    authStatus: 2,
    vipLevel: 6,
    vipUntil: '2027-06-30T23:59:59.000+08:00',
    linkPerson: '采购部',
    createdAt: '2024-03-12T10:20:00.000+08:00',
    orderNotifySum: 500_000,
    balance: 1_286_400,
    redPacket: 5_000,
    sampleQuota: 6,
    urgentQuota: 1,
    addresses: [
      ['悦享包装收货处', '13800000001', '上海市', '上海市', '闵行区', '春申路 100 号 3 号库'],
      ['悦享包装杭州仓', '13800000001', '浙江省', '杭州市', '余杭区', '文一西路 900 号 2 幢'],
      ['悦享包装成都店', '13800000001', '四川省', '成都市', '武侯区', '天府大道 500 号 1 楼'],
    ],
    senders: [
      { name: '悦享包装客服部', phone: '021-61230001', address: '上海市闵行区春申路 100 号' },
      { name: '悦享包装杭州店', phone: '0571-8123456-802', address: '' },
    ],
  },
  {
    name: '新客小店',
    mobile: '13800000002',
    shows: '未签协议、未领新客礼包、没有订单',
    type: 3,
    userRoleType: 1,
    sign: 0,
    linkPerson: '店长',
    createdAt: '2026-11-18T16:45:00.000+08:00',
    balance: 50_000,
  },
  {
    name: '合作伙伴印务',
    mobile: '13800000003',
    shows: '合作伙伴',
    type: 5,
    userRoleType: 1,
    sign: 2,
    authStatus: 2,
    linkPerson: '业务部',
    createdAt: '2023-05-08T09:00:00.000+08:00',
    balance: 5_000_000,
    addresses: [
      ['合作伙伴印务', '13800000003', '江苏省', '苏州市', '吴中区', '东吴北路 88 号'],
      ['合作伙伴印务北仓', '13800000003', '天津市', '天津市', '西青区', '中北镇阜盛道 6 号'],
    ],
  },
  {
    name: '海外采购部',
    mobile: '13800000004',
    shows: '海外客户、企业认证被驳回',
    type: 6,
    userRoleType: 1,
    sign: 2,
    authStatus: 4,
    linkPerson: '采购部',
    createdAt: '2025-02-17T14:10:00.000+08:00',
    balance: 860_000,
    addresses: [
      ['海外采购部集货仓', '13800000004', '广东省', '深圳市', '宝安区', '航城大道 20 号'],
    ],
  },
  {
    name: '跨境优选',
    mobile: '13800000005',
    shows: '跨境客户、VIP 等级 2',
    type: 7,
    userRoleType: 1,
    sign: 2,
    authStatus: 20,
    linkPerson: '运营部',
    createdAt: '2025-06-01T11:30:00.000+08:00',
    balance: 320_000,
    addresses: [['跨境优选义乌仓', '13800000005', '浙江省', '金华市', '义乌市', '稠州北路 600 号']],
  },
  {
    name: '悦享财务',
    mobile: '13800000006',
    shows: '悦享包装的子账号：财务',
    parent: '悦享包装',
    type: 3,
    userRoleType: 1,
    sign: 0,
    roles: 16,
    linkPerson: '财务部',
    createdAt: '2024-04-02T10:00:00.000+08:00',
  },
  {
    name: '悦享设计',
    mobile: '13800000007',
    shows: '悦享包装的子账号：设计，看不到价格',
    parent: '悦享包装',
    type: 3,
    userRoleType: 1,
    sign: 0,
    roles: 2,
    linkPerson: '设计部',
    createdAt: '2024-04-02T10:05:00.000+08:00',
  },
  {
    name: '系统管理员',
    mobile: '13800000008',
    shows: '管理员',
    type: 8,
    userRoleType: 0,
    sign: 2,
    linkPerson: '客服中心',
    createdAt: '2022-01-04T09:00:00.000+08:00',
  },
  {
    name: '悦享下单',
    mobile: '13800000009',
    shows: '悦享包装的子账号：下单与客服，付款上限 ¥2,000.00',
    parent: '悦享包装',
    type: 3,
    userRoleType: 1,
    sign: 0,
    roles: 5,
    payLimit: 200_000,
    linkPerson: '下单部',
    createdAt: '2025-08-18T09:30:00.000+08:00',
  },
  {
    name: '悦享售后',
    mobile: '13800000010',
    shows: '悦享包装的子账号：售后，已停用',
    parent: '悦享包装',
    type: 3,
    userRoleType: 1,
    sign: 0,
    roles: 8,
    pausedAt: '2026-10-09T18:00:00.000+08:00',
    linkPerson: '售后部',
    createdAt: '2025-08-18T09:40:00.000+08:00',
  },
];

const customerOf = (
  account: DemoAccount,
  parentId: number | null,
  passwordHash: string,
): Insertable<CustomersTable> => ({
  parent_id: parentId,
  name: account.name,
  mobile: account.mobile,
  qq: null,
  password_hash: passwordHash,
  type: account.type,
  user_role_type: account.userRoleType,
  sign: account.sign,
  auth_status: account.authStatus ?? 0,
  vip_level: account.vipLevel ?? 0,
  vip_until: account.vipUntil ?? null,
  roles: account.roles ?? 0,
  link_person: account.linkPerson,
  order_notify_sum: account.orderNotifySum ?? 0,
  pay_limit: account.payLimit ?? null,
  disabled_at: account.pausedAt ?? null,
  created_at: account.createdAt,
});

/** What the main account did to a colleague: added it, gave it a role more, paused it. */
async function seedChanges(
  tx: Tx,
  { roles = 0, createdAt, pausedAt, payLimit }: DemoAccount,
  { ownerId, id }: { readonly ownerId: number; readonly id: number },
): Promise<void> {
  const of = { customer_id: ownerId, login_id: id, actor_id: ownerId };
  const first = roles & -roles;
  const rows: Insertable<AccountChangesTable>[] = [
    { ...of, field: 'created', was: null, becomes: JSON.stringify(first), at: createdAt },
  ];
  if (first !== roles) {
    const [was, becomes] = [JSON.stringify(first), JSON.stringify(roles)];
    rows.push({ ...of, field: 'roles', was, becomes, at: '2026-03-02T10:15:00.000+08:00' });
  }
  if (payLimit !== undefined) {
    const becomes = JSON.stringify(payLimit);
    const at = '2026-03-02T10:16:00.000+08:00';
    rows.push({ ...of, field: 'payLimit', was: null, becomes, at });
  }
  if (pausedAt !== undefined) {
    rows.push({ ...of, field: 'paused', was: null, becomes: null, at: pausedAt });
  }
  await tx.insertInto('account_changes').values(rows).execute();
}

/** Customers, empty accounts, addresses, the gift packs they have had. Answers ids by name. */
export async function seedCustomers(
  tx: Tx,
  passwordHash: string,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const account of demoAccounts) {
    const parentId = account.parent ? (ids.get(account.parent) ?? null) : null;
    const { id } = await tx
      .insertInto('customers')
      .values(customerOf(account, parentId, passwordHash))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(account.name, id);
    if (parentId !== null) await seedChanges(tx, account, { ownerId: parentId, id });
    if (parentId === null) await tx.insertInto('accounts').values({ customer_id: id }).execute();
    if (customerSign.has(account.sign, customerSign.newCustomerGift)) {
      await givePack(tx, { ownerId: id, receivedBy: id, at: account.createdAt });
    }
    for (const [index, entry] of (account.addresses ?? []).entries()) {
      const [consignee, mobile, province, city, district, detail] = entry;
      const row: Insertable<AddressesTable> = {
        customer_id: id,
        consignee,
        mobile,
        province,
        city,
        district,
        detail,
        is_default: index === 0,
        created_at: account.createdAt,
      };
      await tx.insertInto('addresses').values(row).execute();
    }
    for (const sender of account.senders ?? []) {
      const row = { ...sender, customer_id: id, created_at: account.createdAt };
      await tx.insertInto('senders').values(row).execute();
    }
  }
  return ids;
}

/** Top-up 1, top-up bonus 11. */
const TOP_UP = 1;
const BONUS = 11;

/** Opening balances and entitlements, through the ledger. @param at an instant */
export async function seedBalances(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  at: string,
): Promise<void> {
  for (const account of demoAccounts) {
    const customerId = ids.get(account.name) ?? 0;
    const assets: readonly (readonly [asset: number, flow: number, amount: number | undefined])[] =
      [
        [0, TOP_UP, account.balance],
        [1, BONUS, account.redPacket],
        [2, BONUS, account.sampleQuota],
        [3, BONUS, account.urgentQuota],
      ];
    for (const [asset, flow, amount] of assets) {
      if (!amount) continue;
      await bookEntry(tx, { customerId, asset, flow, amount, reference: 'opening', at });
    }
  }
}
