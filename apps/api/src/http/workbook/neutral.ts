/** A text as a cell of a workbook: never a formula, never a character that a workbook cannot hold. */

/** What spreadsheets take for the beginning of a formula, also when the file is saved as text and opened again. */
const FORMULA = /^[=+\-@\t\r\n|%＝＋－＠]/u;
/** Control characters, halves of a pair and what XML 1.0 leaves out. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text, with an apostrophe in front where it would be a formula. */
export function neutral(text: string): string {
  const writable = text.replace(UNWRITABLE, '');
  return FORMULA.test(writable) ? `'${writable}` : writable;
}
