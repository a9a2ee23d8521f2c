import { type Route, type RouteName, routeOf } from '@banxin/contract/routes';
import { permissionsOf } from '@banxin/contract/rules/roles';
import { describe, expect, it } from 'vitest';
import { holdsPermission } from '../../features/session/holdsPermission.ts';
import { designer, yuexiang } from '../../stories/fixtures/users.ts';
import { menuOf } from './menu.ts';

/** Titles by group, when every page stands and somebody with these roles looks. */
const titles = (layout: Route['layout'], user: typeof yuexiang) =>
  menuOf(layout, (name: RouteName) =>
    holdsPermission(routeOf(name), user, permissionsOf(user.roles)),
  ).map(({ group, items }) => [group, ...items.map(({ title }) => title)]);

describe('the menu of the account', () => {
  it('is grouped for the main account', () => {
    expect(titles('user', yuexiang)).toEqual([
      ['home', '我的主页'],
      ['trade', '我的订单', '我的收藏', '售后服务', '云仓库存', '分类中心'],
      ['money', '充值中心', '优惠券', '发票中心', '发票信息'],
      ['membership', '会员续费', '续费记录'],
      ['profile', '基本信息', '账号绑定', '企业认证', '授权证书', '常用地址', '常用发件人'],
      ['management', '子账号管理', '消息中心'],
    ]);
  });

  it('specification §6: holds only what a permission allows', () => {
    const all = titles('user', designer).flat();
    expect(all).toContain('我的订单');
    for (const hidden of ['充值中心', '发票中心', '发票信息', '子账号管理']) {
      expect(all).not.toContain(hidden);
    }
  });

  it('has no group in which nothing may be opened', () => {
    expect(menuOf('user', (name) => name === 'myOrder')).toEqual([
      { group: 'trade', items: [routeOf('myOrder')] },
    ]);
  });
});

it('the cloud warehouse has a menu of its own; other pages have none', () => {
  expect(titles('cloudWSM', yuexiang)).toEqual([['cloud', '云仓库存', '云仓下单', '云仓批量下单']]);
  expect(titles('main', yuexiang)).toEqual([]);
  expect(titles('bare', yuexiang)).toEqual([]);
});
