/** Opens pictures large, from anywhere. */
import type { PreviewImage } from '@banxin/flows/preview-viewer';
import { createContext, useContext } from 'react';

export type { PreviewImage };

/** Pictures to look at, and which of them first. */
export interface PreviewRequest {
  /** None is no mistake: the viewer says that there are no pictures. */
  readonly images: readonly PreviewImage[];
  /** Counted from 0. */
  readonly index: number;
}

export interface Preview {
  readonly open: (request: PreviewRequest) => void;
}

export const PreviewContext = createContext<Preview | null>(null);

export function usePreview(): Preview {
  const preview = useContext(PreviewContext);
  if (preview === null) throw new Error('PreviewContext is missing above this component');
  return preview;
}
