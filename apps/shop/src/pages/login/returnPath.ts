/** Where a login page leads afterwards: an address of the shop, whatever the query says. */

/** Stays inside the shop: one leading slash, no host. */
export const returnPath = (asked: string | null): string => {
  if (asked === null || !asked.startsWith('/')) return '/';
  // Browsers drop tabs and line breaks and take a backslash for a slash before they look for a host.
  const read = asked.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
  return read.startsWith('//') ? '/' : read;
};
