/**
 * Imports code once all of it is here. Some browsers remember for as long as a page stays that an import, or a link to
 * code, has failed, and do not ask again; what `fetch` did not get, the next one asks for. What it got lies in the
 * browser's cache, where the import finds it.
 */

import { inTurn } from './inTurn.ts';

/** What is on its way, or here, by its address. */
const fetched = new Map<string, Promise<void>>();

/** Addresses that the page came with. */
let given: ReadonlySet<string | null> | undefined;

function isGiven(href: string): boolean {
  given ??= new Set(
    [...document.querySelectorAll('link, script')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    ),
  );
  return given.has(href);
}

async function apply(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  }).catch((cause: unknown) => {
    link.remove();
    throw cause;
  });
}

async function bring(href: string): Promise<void> {
  try {
    // A page asks for up to thirty at once, which would keep it from hearing anybody.
    await new Promise<void>(inTurn);
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(String(answer.status));
    await answer.arrayBuffer();
    if (href.endsWith('.css')) await apply(href);
  } catch (cause) {
    fetched.delete(href);
    throw new Error(`${href} did not arrive`, { cause });
  }
}

function fetchOnce(file: string): Promise<void> {
  const href = `/${file}`;
  const known = fetched.get(href) ?? (isGiven(href) ? Promise.resolve() : bring(href));
  fetched.set(href, known);
  return known;
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
  await Promise.all(files.map(fetchOnce));
  return load();
}
