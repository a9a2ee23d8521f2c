/** Steps that the tests of this module share: a browser that speaks tus, and waiting for a check. */
import type { UploadPurpose } from '@banxin/contract/uploads';
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
  purpose?: UploadPurpose,
): Promise<Response> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const metadata = [
    `filename ${base64(name)}`,
    `filetype ${base64('application/pdf')}`,
    ...(purpose === undefined ? [] : [`purpose ${base64(purpose)}`]),
  ];
  return browser.fetch('/files/tus', {
    method: 'POST',
    headers: {
      ...TUS,
      'Upload-Length': String(length),
      'Upload-Metadata': metadata.join(','),
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
  purpose?: UploadPurpose,
): Promise<string> {
  const begun = await beginUpload(browser, name, bytes.length, {}, purpose);
  const location = begun.headers.get('location');
  if (begun.status !== 201 || !location) throw new Error(`upload not begun: ${begun.status}`);
  const sent = await sendBytes(browser, location, bytes);
  if (sent.status !== 204) throw new Error(`bytes not taken: ${sent.status} ${await sent.text()}`);
  await checksDone(server);
  return location.split('/').at(-1) as string;
}

/** Waits until nothing is due to this server and no check runs in it. */
export function checksDone(server: TestServer): Promise<void> {
  return checkerOf(server.services).runDueChecks();
}
