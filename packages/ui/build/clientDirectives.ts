// Marks the built modules that only work in a browser, for frameworks that render components on a server first.
import type { Plugin } from 'vite';

/** A hook, a context, a handler, or behaviour from react-aria. */
const needsClient =
  /\buse[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w*:|from ["']react-(aria|aria-components|stately)\b/;

/** Begins such modules with "use client"; bundlers drop the line, so it costs no byte. */
export function clientDirectives(): Plugin {
  return {
    name: 'banxin-client-directives',
    renderChunk: (code) =>
      needsClient.test(code) ? { code: `'use client';\n${code}`, map: null } : null,
  };
}
