/** Which reads a write has made stale, for whoever keeps answers in this process. */
import type { Tag } from '@banxin/contract/call';

export interface StaleTags {
  tell(tags: readonly Tag[]): void;
  listen(hear: (tags: readonly Tag[]) => void): void;
}

export function createStaleTags(): StaleTags {
  const listeners: ((tags: readonly Tag[]) => void)[] = [];
  return {
    tell: (tags) => {
      if (tags.length > 0) for (const hear of listeners) hear(tags);
    },
    listen: (hear) => void listeners.push(hear),
  };
}
