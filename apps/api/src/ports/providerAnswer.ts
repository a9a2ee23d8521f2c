/** Asks an OAuth provider by GET and reads what it answers: JSON, JSON inside `callback(…)`, or a query string. */
import { OauthFailedError } from './oauth.ts';

/** Longest wait for an answer, body included. @unit ms */
const TIMEOUT_MS = 5_000;
/** An answer is a few hundred bytes; more than this is not read. @unit byte */
const MAX_BYTES = 65_536;

type Fields = Readonly<Record<string, unknown>>;

async function textOf(response: Response): Promise<string> {
  let bytes = 0;
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new OauthFailedError('answer too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8').trim();
}

function parseFields(text: string): Fields | null {
  const json = /^callback\s*\((?<json>.*)\)\s*;?$/s.exec(text)?.groups?.json ?? text;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Fields) : null;
  } catch {
    // No JSON: the providers' older form is `access_token=…&expires_in=…`.
    return /^\w+=[^<>\s]*$/.test(text) ? Object.fromEntries(new URLSearchParams(text)) : null;
  }
}

/** The parameters carry secrets: errors name the host and what went wrong, never the address. */
export async function askProvider(
  url: string,
  parameters: Readonly<Record<string, string>>,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Fields> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  let status: number;
  let text: string;
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { Accept: 'application/json' },
    });
    status = response.status;
    text = await textOf(response);
  } catch (error) {
    if (error instanceof OauthFailedError) throw error;
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new OauthFailedError(`${address.host} ${reason}`);
  }
  const fields = parseFields(text);
  // Providers send refusals with 200 and with 400 alike: the body says which one it is.
  if (fields === null || status >= 500)
    throw new OauthFailedError(`${address.host} HTTP ${status}`);
  return fields;
}

/** A text field that must be there. */
export function required(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '' || value.length > 512) {
    throw new OauthFailedError(`no ${name} in the answer`);
  }
  return value;
}
