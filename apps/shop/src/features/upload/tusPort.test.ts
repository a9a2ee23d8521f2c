/** Throwing an upload away: what the server answered counts. */
import { afterEach, expect, test, vi } from 'vitest';
import { tusPort } from './tusPort.ts';

afterEach(() => vi.unstubAllGlobals());

const discard = (status: number): Promise<void> => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  return tusPort('printFile').discard('/files/tus/u1', new AbortController().signal);
};

test.each([204, 404])('%i: it is gone', async (status) => {
  await expect(discard(status)).resolves.toBeUndefined();
});

test.each([401, 403, 503])('%i: it is still there, which is an error', async (status) => {
  await expect(discard(status)).rejects.toThrow(String(status));
});
