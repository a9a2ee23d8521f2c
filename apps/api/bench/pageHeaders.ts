/** What a browser asks for a page with, as far as it changes the answer. */
export const PAGE_HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'br' } as const;
