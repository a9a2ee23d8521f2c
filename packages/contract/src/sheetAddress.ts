/** Several sheets of the build in one answer, so that a page that needs eight asks once. The server puts them together. */

const FOLDER = 'assets/';
const END = '.css';

/** @param sheets from the root of the shop, in the order in which their rules count */
export const sheetAddress = (sheets: readonly string[]): string =>
  `/${FOLDER}${sheets.map((sheet) => sheet.slice(FOLDER.length, -END.length)).join('.')}${END}`;

/** Addresses of the sheets that one names; empty when it names none. */
export const sheetsAt = (address: string): string[] =>
  address.startsWith(`/${FOLDER}`) && address.endsWith(END)
    ? address
        .slice(FOLDER.length + 1, -END.length)
        .split('.')
        .map((name) => `/${FOLDER}${name}${END}`)
    : [];
