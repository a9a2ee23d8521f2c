/**
 * Imports code once all of it is here. Some browsers remember for as long as a page stays that an import, or a link to
 * code, has failed, and do not ask again; what `fetch` did not get, the next one asks for. What it got lies in the
 * browser's cache, where the import finds it.
 */

/** What is on its way, or here, by its address. */
const fetched = new Map<string, Promise<void>>();

/** Whether the page came with it. */
const isGiven = (href: string): boolean =>
  document.querySelector(`link[href="${href}"],script[src="${href}"]`) !== null;

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
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(String(answer.status));
    await answer.blob();
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
