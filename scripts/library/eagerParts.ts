// Compiles what a page loads later when it arrives, off the main thread, and not function by function when it is pressed.

/**
 * What stands above a script of a build: the browser's hint for all that is not the entry. Chromium reads it, for
 * others it is a comment. A dialog's first opening runs nearly every function of its part.
 */
export const eagerParts = ({ isEntry }: { isEntry: boolean }): string =>
  isEntry ? '' : '//# allFunctionsCalledOnLoad';
