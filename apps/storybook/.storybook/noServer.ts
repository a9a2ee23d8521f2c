// A story says what the server answers: one that asks a real one is broken, and is told so.

/** Paths that belong to the server. */
const OF_SERVER = /^\/(api|files)\//;

/** Lets requests to the server fail loudly from here on; pages, fonts and pictures are fetched as before. */
export function refuseServer(): void {
  const { fetch: fetchFile } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!OF_SERVER.test(pathname)) return fetchFile(input, init);
    const problem = `The story does not say what the server answers to ${pathname}`;
    console.error(problem);
    throw new TypeError(problem);
  };
}
