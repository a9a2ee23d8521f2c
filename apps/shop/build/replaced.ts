/** Changes of source text by its places. */

/** Text with other words in some places. @param changes in the order of the text */
export const replaced = (
  code: string,
  changes: readonly {
    readonly at: { readonly start: number; readonly end: number };
    readonly by: string;
  }[],
): string =>
  changes.reduceRight(
    (text, { at, by }) => text.slice(0, at.start) + by + text.slice(at.end),
    code,
  );
