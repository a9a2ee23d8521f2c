/** Permissions and roles. Specification §6. */
import { describe, expect, test } from 'vitest';
import { hasPermissions } from './holder.ts';
import { isPermission, permissionNames } from './permissions.ts';
import { isSubAccountRoles, permissionsOf, rightsOf } from './roles.ts';

describe('permission names', () => {
  test('are the eight of the specification', () => {
    expect(permissionNames).toEqual([
      'admin',
      '子账号管理',
      '充值',
      '申请售后',
      '我的主页',
      '发票中心',
      '导出订单',
      '我的订单',
    ]);
    expect(isPermission('充值')).toBe(true);
    expect(isPermission('删除')).toBe(false);
  });
});

describe('roles', () => {
  test('role 0 is the master account and holds everything, admin included', () => {
    expect(permissionsOf(0)).toEqual(permissionNames);
  });

  test.each([
    [1, ['申请售后', '我的主页', '我的订单']],
    [2, ['我的主页', '我的订单']],
    [4, ['我的主页', '导出订单', '我的订单']],
    [8, ['申请售后', '我的主页', '导出订单', '我的订单']],
    [16, ['充值', '我的主页', '发票中心', '导出订单', '我的订单']],
    [1 + 16, ['充值', '申请售后', '我的主页', '发票中心', '导出订单', '我的订单']],
  ])('role %i holds %j', (roles, names) => {
    expect(permissionsOf(roles)).toEqual(names);
  });

  test('no sum of bits of a sub-account holds admin', () => {
    for (let roles = 1; roles < 32; roles += 1) {
      expect(permissionsOf(roles)).not.toContain('admin');
      expect(isSubAccountRoles(roles)).toBe(true);
    }
    expect(isSubAccountRoles(0)).toBe(false);
    expect(isSubAccountRoles(32)).toBe(false);
  });

  test('design sees no prices, unless another bit does', () => {
    expect(rightsOf(2)).not.toContain('prices');
    expect(rightsOf(2 + 16)).toContain('prices');
    expect(rightsOf(8)).not.toContain('pay');
  });

  test('only the master account acts for itself', () => {
    expect(rightsOf(0)).toContain('company');
    for (let roles = 1; roles < 32; roles += 1) expect(rightsOf(roles)).not.toContain('company');
  });
});

describe('the permission check', () => {
  const holder = { userRoleType: 1, permissions: ['充值', '我的订单'] };

  test('asks for every permission named', () => {
    expect(hasPermissions(holder, '充值')).toBe(true);
    expect(hasPermissions(holder, '充值', '我的订单')).toBe(true);
    expect(hasPermissions(holder, '充值', '发票中心')).toBe(false);
  });

  test('userRoleType 0 passes all of them', () => {
    expect(hasPermissions({ userRoleType: 0, permissions: [] }, '发票中心')).toBe(true);
  });

  test.each([[[]], [['']], [[null]], [[undefined]], [['充值', '']]])(
    'without a value (%j) it fails with 请设置操作权限值, for the administrator too',
    (needed) => {
      expect(() => hasPermissions(holder, ...needed)).toThrow('请设置操作权限值');
      expect(() => hasPermissions({ userRoleType: 0, permissions: [] }, ...needed)).toThrow(
        '请设置操作权限值',
      );
    },
  );
});
