/** Headers of every answer and the check that a change comes from the shop itself. */
import type { Call } from '@banxin/contract/call';
import { type Config, isHttps } from '../config.ts';

/**
 * Strict: no inline script or style, no foreign origin, no framing; DOM sinks need Trusted Types.
 * @param hosts that calls go to beside the shop's own
 */
const contentSecurityPolicy = (hosts: readonly string[]): string =>
  [
    "default-src 'self'",
    ...(hosts.length > 0 ? [`connect-src 'self' ${hosts.join(' ')}`] : []),
    "img-src 'self' blob: data:",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Origins that pages send calls to beside the shop's own, as the rows and the setting say. */
const otherHosts = (
  calls: readonly Pick<Call, 'host'>[],
  { fileServiceOrigin }: Pick<Config, 'fileServiceOrigin'>,
): readonly string[] =>
  fileServiceOrigin !== null && calls.some(({ host }) => host === 'files')
    ? [fileServiceOrigin]
    : [];

/** Headers of every answer that does not say otherwise itself. HSTS only behind https. */
export const securityHeaders = (
  config: Pick<Config, 'publicOrigin' | 'fileServiceOrigin'>,
  calls: readonly Pick<Call, 'host'>[],
): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  'Content-Security-Policy': contentSecurityPolicy(otherHosts(calls, config)),
  ...(isHttps(config) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request may change something: it names this origin, or, without the headers only
 * browsers send, carries `X-Requested-With: banxin`, which no foreign page can add.
 */
export function isOwnRequest(request: Request, publicOrigin: string | null): boolean {
  if (SAFE.has(request.method)) return true;
  const { headers } = request;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const own = publicOrigin ?? new URL(request.url).origin;
  if (origin !== null && origin !== own) return false;
  if (site !== null && site !== 'same-origin') return false;
  return origin !== null || site !== null || headers.get('x-requested-with') === 'banxin';
}
