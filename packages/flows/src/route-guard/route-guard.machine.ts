/**
 * What happens on every navigation.
 * idle · checking (transient) · loading: user | permissions · building, repeating, anonymous,
 * resolving (transient) · settled: allowed | home | forbidden | notFound.
 * @see specification §2 route behaviour, §4 route guard, §6
 */
import { ADMIN_USER_ROLE_TYPE } from '@banxin/contract/constants';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { isPublicPath, resolveRedirect } from '@banxin/contract/rules/publicPaths';
import { assign, emit, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import { mayOpen, redirectOf, routeOf, scrollTopOf, targetOf, urlOf } from './route-guard.rules.ts';
import type {
  RouteGuardContext,
  RouteGuardEmitted,
  RouteGuardEvent,
  RouteGuardInput,
} from './route-guard.types.ts';

export const routeGuardMachine = setup({
  types: {} as {
    context: RouteGuardContext;
    events: RouteGuardEvent;
    input: RouteGuardInput;
    emitted: RouteGuardEmitted;
    tags: 'loading' | 'settled' | 'allowed' | 'forbidden' | 'notFound';
  },
  actors: {
    fetchUser: fromPromise<UserInfo | null>(unprovided('fetchUser')),
    fetchPermissions: fromPromise<readonly string[]>(unprovided('fetchPermissions')),
  },
  actions: {
    aim: assign(({ context, event }) => {
      if (event.type !== 'NAVIGATE') return {};
      const { path } = targetOf(event.path);
      return { target: { path, query: event.query }, moved: path !== context.target.path };
    }),
    aimAtRedirect: assign(({ context }) => ({
      target: targetOf(redirectOf(context.target) ?? urlOf(context.target)),
      moved: true,
    })),
    keepUser: assign({ user: (_, params: { user: UserInfo | null }) => params.user }),
    keepPermissions: assign({
      permissions: (_, params: { permissions: readonly string[] }) => params.permissions,
    }),
    keepRights: assign(({ event }) =>
      event.type === 'RIGHTS.CHANGED' ? { user: event.user, permissions: event.permissions } : {},
    ),
    stayWhere: assign({ moved: false }),
    markBuilt: assign({ built: true }),
    clear: assign({ permissions: [], built: false }),
    forgetNobody: assign({ user: undefined, permissions: [], built: false }),
    forgetUser: assign({ user: null, permissions: [], built: false, moved: false }),
    startProgress: emit({ type: 'progress', running: true }),
    endProgress: emit({ type: 'progress', running: false }),
    goToTarget: emit(({ context }) => ({
      type: 'navigate',
      to: urlOf(context.target),
      replace: true,
    })),
    goHome: emit(({ context }) => ({
      type: 'navigate',
      to: { name: 'root', query: { redirect: urlOf(context.target) } },
      replace: true,
    })),
    leaveForHome: emit({ type: 'navigate', to: { name: 'root' }, replace: false }),
    goTo403: emit({ type: 'navigate', to: { name: 'forbidden' }, replace: true }),
    goTo404: emit({ type: 'navigate', to: { name: 'noFind' }, replace: true }),
    openLogin: emit(({ context }) => ({ type: 'login.open', redirect: urlOf(context.target) })),
    tellNobody: emit({ type: 'user.none' }),
    tellBuilt: emit((_, params: { user: UserInfo; permissions: readonly string[] }) => ({
      type: 'routes.built',
      ...params,
    })),
    tellTitle: emit(({ context }) => ({ type: 'title', route: routeOf(context) })),
    tellScroll: emit(({ context }) => ({ type: 'scroll', top: scrollTopOf(context) })),
  },
  guards: {
    isRedirectedPath: ({ event }) =>
      event.type === 'NAVIGATE' && resolveRedirect(event.path) !== event.path,
    // Of somebody else, or while it is asked who is here, the answer to that question is the newer one.
    isSameLogin: ({ context, event }) =>
      event.type === 'RIGHTS.CHANGED' && context.built && context.user?.id === event.user.id,
    isNotAsked: ({ context }) => context.user === undefined,
    isNobody: ({ context }) => context.user === null,
    isAdmin: (_, params: { user: UserInfo | null }) =>
      params.user?.userRoleType === ADMIN_USER_ROLE_TYPE,
    isSomebody: (_, params: { user: UserInfo | null }) => params.user !== null,
    hasRedirect: ({ context }) => redirectOf(context.target) !== undefined,
    isPublic: ({ context }) => isPublicPath(context.target.path),
    staysPublic: ({ context }) => context.target.path !== '' && isPublicPath(context.target.path),
    isUnknown: ({ context }) => context.routes(context.target.path) === undefined,
    isHidden: ({ context }) => !mayOpen(context),
    hasMoved: ({ context }) => context.moved,
  },
}).createMachine({
  id: 'route-guard',
  context: ({ input }) => ({
    routes: input.routes,
    target: { path: '', query: {} },
    moved: true,
    user: undefined,
    permissions: [],
    built: false,
  }),
  initial: 'idle',
  on: {
    NAVIGATE: [
      {
        guard: 'isRedirectedPath',
        target: '.checking',
        actions: ['startProgress', 'aim', 'goToTarget'],
      },
      { target: '.checking', actions: ['startProgress', 'aim'] },
    ],
    'LOGIN.SUCCEEDED': { actions: 'forgetNobody' },
    // The page stays as it is, unless it may not be seen any more.
    'RIGHTS.CHANGED': {
      guard: 'isSameLogin',
      target: '.checking',
      actions: ['keepRights', 'stayWhere'],
    },
    LOGOUT: [
      { guard: 'staysPublic', target: '.checking', actions: 'forgetUser' },
      { target: '.idle', actions: ['forgetUser', 'endProgress', 'leaveForHome'] },
    ],
  },
  states: {
    idle: {},
    checking: {
      always: [
        { guard: 'isNotAsked', target: 'loading.user' },
        { guard: 'isNobody', target: 'anonymous' },
        { target: 'resolving' },
      ],
    },
    loading: {
      tags: 'loading',
      initial: 'user',
      // Asked once: a second navigation only changes where the answer leads.
      on: {
        NAVIGATE: [
          { guard: 'isRedirectedPath', actions: ['aim', 'goToTarget'] },
          { actions: 'aim' },
        ],
        // The question is older than the login: its answer would be that of nobody.
        'LOGIN.SUCCEEDED': { target: '.user', actions: 'forgetNobody' },
      },
      states: {
        user: {
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: [
              {
                guard: { type: 'isAdmin', params: ({ event }) => ({ user: event.output }) },
                target: '#route-guard.building',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
                target: 'permissions',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
              {
                target: '#route-guard.anonymous',
                actions: { type: 'keepUser', params: () => ({ user: null }) },
              },
            ],
            // No answer is not the answer "nobody": the next navigation asks again.
            onError: '#route-guard.anonymous',
          },
        },
        permissions: {
          invoke: {
            id: 'fetchPermissions',
            src: 'fetchPermissions',
            onDone: {
              target: '#route-guard.building',
              actions: {
                type: 'keepPermissions',
                params: ({ event }) => ({ permissions: event.output }),
              },
            },
            // Everything guarded stays hidden.
            onError: {
              target: '#route-guard.building',
              actions: [{ type: 'keepPermissions', params: () => ({ permissions: [] }) }],
            },
          },
        },
      },
    },
    building: {
      entry: [
        'markBuilt',
        {
          type: 'tellBuilt',
          params: ({ context }) => ({
            user: context.user as UserInfo,
            permissions: context.permissions,
          }),
        },
      ],
      always: 'repeating',
    },
    repeating: {
      always: [
        {
          guard: 'hasRedirect',
          target: 'resolving',
          actions: ['aimAtRedirect', 'goToTarget'],
        },
        { target: 'resolving' },
      ],
    },
    anonymous: {
      entry: ['clear', 'tellNobody'],
      always: [
        // Nobody is asked to log in for what is not there.
        { guard: 'isUnknown', target: 'settled.notFound' },
        { guard: 'isPublic', target: 'resolving' },
        { target: 'settled.home' },
      ],
    },
    resolving: {
      always: [
        { guard: 'isUnknown', target: 'settled.notFound' },
        { guard: 'isHidden', target: 'settled.forbidden' },
        { guard: 'hasMoved', target: 'settled.allowed', actions: 'tellScroll' },
        { target: 'settled.allowed' },
      ],
    },
    settled: {
      tags: 'settled',
      initial: 'allowed',
      entry: 'endProgress',
      states: {
        allowed: { tags: 'allowed', entry: 'tellTitle' },
        home: { entry: ['goHome', 'openLogin'] },
        forbidden: { tags: 'forbidden', entry: 'goTo403' },
        notFound: { tags: 'notFound', entry: 'goTo404' },
      },
    },
  },
});
