/** Steps that the tests of this module share: a browser that speaks tus, and waiting for a check. */
import type { Browser, TestServer } from '../../../test/harness.ts';
import { ORIGIN } from '../../../test/harness.ts';
import { checkerOf } from './checking.ts';

export const TUS = { 'Tus-Resumable': '1.0.0', Origin: ORIGIN };

/** Begins an upload; answers the response as it is. */
export function beginUpload(
  browser: Browser,
  name: string,
  length: number | string,
  more: Record<string, string> = {},
): Promise<Response> {
  const filename = Buffer.from(name).toString('base64');
  const filetype = Buffer.from('application/pdf').toString('base64');
  return browser.fetch('/files/tus', {
    method: 'POST',
    headers: {
      ...TUS,
      'Upload-Length': String(length),
      'Upload-Metadata': `filename ${filename},filetype ${filetype}`,
      ...more,
    },
  });
}

/** Sends bytes to an upload. */
export function sendBytes(
  browser: Browser,
  location: string,
  bytes: Uint8Array,
  offset = 0,
): Promise<Response> {
  return browser.fetch(location, {
    method: 'PATCH',
    headers: {
      ...TUS,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
      'Content-Length': String(bytes.length),
    },
    body: Buffer.from(bytes),
  });
}

/** Uploads a whole file and waits for its check; answers its id. */
export async function upload(
  server: TestServer,
  browser: Browser,
  bytes: Uint8Array,
  name = '名片.pdf',
): Promise<string> {
  const begun = await beginUpload(browser, name, bytes.length);
  const location = begun.headers.get('location');
  if (begun.status !== 201 || !location) throw new Error(`upload not begun: ${begun.status}`);
  const sent = await sendBytes(browser, location, bytes);
  if (sent.status !== 204) throw new Error(`bytes not taken: ${sent.status} ${await sent.text()}`);
  await checksDone(server);
  return location.split('/').at(-1) as string;
}

/** Waits until nothing is due to this server and no check runs in it. */
export function checksDone(server: TestServer): Promise<void> {
  return checkerOf(server.services).finish();
}
