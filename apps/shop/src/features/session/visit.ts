/** Reads from the address of /qqlogin and /wechatlogin why the window is there. */
import type { OauthCallbackInput } from '@banxin/flows/oauth-callback';
import type { WindowTask } from '../../lib/loginWindows.ts';

/** Why the window is there. */
export type Visit = Pick<OauthCallbackInput, 'code' | 'state' | 'purpose' | 'refused'> & {
  /** Who opened the window; null when somebody typed the address. */
  readonly task: WindowTask | null;
};

/** What an opener asks for: `state=login`, or `state=bind` from the account page. Providers bring back more. */
const ASKED = new Set(['', 'login', 'bind']);

/** @param kept what the window remembered before it went to the provider */
export function visitOf(search: URLSearchParams, kept: WindowTask | null): Visit {
  const state = search.get('state') ?? '';
  const purpose = state.startsWith('bind') ? 'bind' : 'login';
  const code = search.get('code') || undefined;
  if (code === undefined && ASKED.has(state)) {
    const nonce = search.get('nonce');
    const mode = search.get('mode') === 'page' ? 'page' : 'dialog';
    const task = nonce ? ({ nonce, mode } as const) : null;
    return { code, state, purpose, refused: false, task };
  }
  return { code, state, purpose, refused: code === undefined, task: kept };
}
