// Makes react-aria work under `require-trusted-types-for 'script'`.

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => object;
}

/**
 * Allows the empty string, and nothing else, where HTML is assigned: react-aria empties its live region with
 * `innerHTML = ''`. An application with a default policy of its own keeps it. A content policy that lists
 * `trusted-types` must name `default`.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}
