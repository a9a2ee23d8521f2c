/** Paths that need no login. Specification §6. */

/** The whitelist, word for word; an entry that ends in '*' matches by prefix. */
const PUBLIC_PATHS = [
  'redirect',
  'noFind',
  'root',
  '/',
  '/sdopen',
  '/404',
  '/403',
  '/product',
  '/banner',
  '/vip/introduction',
  '/login*',
  '/register',
  '/resetpassword',
  '/qqlogin',
  '/wechatlogin',
  '/bindqq',
  '/support/*',
  '/about/*',
  '/template/center',
  '/news/bulletin/*',
  '/search',
] as const;

/** Paths of our own that need no login: a shared quote is for whoever has its link. */
const OWN_PUBLIC_PATHS = ['/quote/*'] as const;

/** Route names on the whitelist and the path each of them has. */
const NAMED: Readonly<Record<string, string>> = {
  redirect: '/redirect/*',
  noFind: '/404',
  root: '/',
};

/** Redirects that hold before any check: /vip and /about are public only through their targets. */
export const STATIC_REDIRECTS = {
  '/vip': '/vip/introduction',
  '/about': '/about/corporate',
  '/pay': '/pay/checkout',
  '/user': '/user/index',
  '/cloudwsm': '/cloudWSM/inventory',
} as const;

const redirects: Readonly<Record<string, string>> = STATIC_REDIRECTS;

/** The path alone: no query, no hash, no trailing slash. */
const barePath = (path: string): string => {
  const bare = path.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
};

/** Follows a static redirect; query and hash are kept, other paths come back as they are. */
export const resolveRedirect = (path: string): string => {
  const target = redirects[barePath(path).toLowerCase()];
  return target === undefined ? path : target + (/[?#].*$/s.exec(path)?.[0] ?? '');
};

const entries = [...PUBLIC_PATHS, ...OWN_PUBLIC_PATHS].map((entry) =>
  (NAMED[entry] ?? entry).toLowerCase(),
);

/** True when the path needs no login. Case does not matter; static redirects are followed first. */
export const isPublicPath = (path: string): boolean => {
  const target = resolveRedirect(path).toLowerCase();
  const exact = barePath(target);
  return entries.some((entry) =>
    entry.endsWith('*') ? target.startsWith(entry.slice(0, -1)) : exact === entry,
  );
};
