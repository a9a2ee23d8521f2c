/** The route guard's states, for nobody, a customer and the administrator. */
import { permissions } from '@banxin/contract/rules/permissions';
import { defineAtlas } from '../testing/atlas.ts';
import { routeGuardMachine } from './route-guard.machine.ts';
import { sampleRoutes, sampleUser } from './route-guard.samples.ts';

export const routeGuardAtlas = defineAtlas({
  machine: routeGuardMachine,
  inputs: { opened: { routes: sampleRoutes } },
  events: [
    { type: 'NAVIGATE', path: '/search', query: {} },
    { type: 'NAVIGATE', path: '/vip', query: {} },
    { type: 'NAVIGATE', path: '/user/index', query: {} },
    { type: 'NAVIGATE', path: '/user/recharge', query: {} },
    { type: 'NAVIGATE', path: '/', query: { redirect: '/user/index' } },
    { type: 'NAVIGATE', path: '/nowhere', query: {} },
    { type: 'RIGHTS.CHANGED', user: sampleUser, permissions: [] },
  ],
  answers: {
    fetchUser: [sampleUser, { ...sampleUser, userRoleType: 0 }, null],
    fetchPermissions: [[permissions.home, permissions.orders], []],
  },
  project: ({ target, moved, user, permissions: held, built }) => [
    target,
    moved,
    user === null ? null : user?.userRoleType,
    held,
    built,
  ],
  look: () => null,
  alike: {
    'LoadingUser = SettledAllowed': 'a page for everybody stands while the guard asks who is here',
  },
  noView: {
    idle: 'no navigation yet',
    'settled.home': 'the guard went to "/" already',
    'settled.forbidden': 'the guard went to /403 already',
    'settled.notFound': 'the guard went to /404 already',
  },
  transient: ['checking', 'building', 'repeating', 'anonymous', 'resolving'],
  neverTaken: {},
});
