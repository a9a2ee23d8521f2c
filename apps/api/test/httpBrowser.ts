/** A browser over HTTP against a server process that may go away and come back elsewhere. */
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { loginByAccount } from '@banxin/contract/calls/login/session';
import { type Client, createClient } from '@banxin/contract/client';
import { DEMO_PASSWORD } from '../src/db/seed/customers.ts';

/** Longest wait for one answer: a process that was killed closes its sockets, one that hangs does not. @unit ms */
const PATIENCE_MS = 10_000;

export interface HttpBrowser {
  readonly send: Client['send'];
  /** A request as it is; relative to the server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  login(account: string): Promise<unknown>;
}

/**
 * @param url where the server is at the moment
 * @param captcha what its captchas show
 * @param timeoutMs longest wait for one answer
 */
export function httpBrowser(
  url: () => string,
  captcha: string,
  timeoutMs: number = PATIENCE_MS,
): HttpBrowser {
  const cookies = new Map<string, string>();
  const fetchFrom: HttpBrowser['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, url()), { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const { send } = createClient({
    fetch: fetchFrom,
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer: never) => clearTimeout(timer),
    timeoutMs,
  });
  return {
    send,
    fetch: fetchFrom,
    login: async (account) => {
      await send(getCaptcha, {});
      const input = { nameOrQQOrMobilePhone: account, password: DEMO_PASSWORD, code: captcha };
      return send(loginByAccount as never, input as never);
    },
  };
}
