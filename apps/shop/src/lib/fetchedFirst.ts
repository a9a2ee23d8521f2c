/**
 * Imports code once all of it is here, with its sheets. Some browsers remember for as long as a page stays that an
 * import, or a link to code, has failed, and do not ask again; what `fetch` did not get, the next one asks for. What it
 * got lies in the browser's cache, where the import finds it.
 */
import { sheetAddress, sheetsAt } from '@banxin/contract/sheetAddress';
import { inTurn } from './inTurn.ts';

/** What is on its way, or here, by its file. */
const fetched = new Map<string, Promise<void>>();

/** Addresses that the page came with, of each sheet by itself. */
let given: ReadonlySet<string> | undefined;

function isGiven(file: string): boolean {
  given ??= new Set(
    [...document.querySelectorAll('link, script')].flatMap((element) => {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      return [address, ...sheetsAt(address)];
    }),
  );
  return given.has(`/${file}`);
}

const isSheet = (file: string): boolean => file.endsWith('.css');

function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  Object.assign(element, { rel, crossOrigin: '', href });
  return element;
}

async function bringSheet(href: string): Promise<void> {
  const sheet = link('stylesheet', href);
  await new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = reject;
    document.head.append(sheet);
  }).catch((cause: unknown) => {
    sheet.remove();
    throw cause;
  });
}

async function bringScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(String(answer.status));
  await answer.arrayBuffer();
  // The import would find one after the other, by what each imports.
  document.head.append(link('modulepreload', href));
}

/** @param files a script, or sheets */
async function bring(files: readonly string[], href: string): Promise<void> {
  try {
    // A page asks for up to thirty at once, which would keep it from hearing anybody.
    await new Promise<void>(inTurn);
    await (isSheet(href) ? bringSheet(href) : bringScript(href));
  } catch (cause) {
    for (const file of files) fetched.delete(file);
    throw new Error(`${href} did not arrive`, { cause });
  }
}

/** Notes files as on their way, in one answer. */
function send(files: readonly string[], href: string): void {
  const brought = bring(files, href);
  for (const file of files) fetched.set(file, brought);
}

/**
 * What the build puts around each import.
 * @param files the code and all that it needs, from the root of the shop
 * @throws Error when one of them does not arrive
 */
export async function fetchedFirst<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const lacking = files.filter((file) => !(fetched.has(file) || isGiven(file)));
  for (const file of lacking) if (!isSheet(file)) send([file], `/${file}`);
  const sheets = lacking.filter(isSheet);
  if (sheets.length > 0) send(sheets, sheetAddress(sheets));
  await Promise.all(files.flatMap((file) => fetched.get(file) ?? []));
  return load();
}
