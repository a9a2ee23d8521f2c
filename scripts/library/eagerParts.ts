// Compiles what a page loads later when it arrives, off the main thread, and not function by function when it is pressed.
import type { Plugin } from 'vite';

/** Chromium reads it, for others it is a comment. A dialog's first opening runs nearly every function of its part. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Writes the hint above every script that neither the entry nor a page needs to start.
 * @param isPage whether a module is where a page begins
 */
export const eagerParts = (isPage: (module: string) => boolean = () => false): Plugin => ({
  name: 'eager-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const starts = new Set<string>();
    const start = (name: string): void => {
      if (starts.has(name)) return;
      starts.add(name);
      for (const next of byName.get(name)?.imports ?? []) start(next);
    };
    for (const { fileName, isEntry, facadeModuleId } of chunks) {
      if (isEntry || (facadeModuleId !== null && isPage(facadeModuleId))) start(fileName);
    }
    for (const chunk of chunks) {
      if (!starts.has(chunk.fileName)) chunk.code = `${HINT}\n${chunk.code}`;
    }
  },
});
