// A sentence with code between backticks.
import type { ReactNode } from 'react';

/** Shows what stands between backticks as code. */
export function Coded({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their order
      <code key={place} className="manual-code">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
