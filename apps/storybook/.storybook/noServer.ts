// Blocks requests to a real server: a story brings the server's answers itself, and one that does not is broken.

/** Paths that belong to the server. */
const SERVER_PATHS = /^\/(api|files)\//;

/** Makes requests to the server fail, with an error in the console; other files are fetched as before. */
export function blockServer(): void {
  const { fetch: fetchFile } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!SERVER_PATHS.test(pathname)) return fetchFile(input, init);
    const problem = `The story does not say what the server answers to ${pathname}`;
    console.error(problem);
    throw new TypeError(problem);
  };
}
