/** A small picture that opens large. */
import type { ReactNode } from 'react';
import * as css from './Preview.css.ts';
import { type PreviewImage, usePreview } from './preview.ts';

export interface PreviewButtonProps {
  /** What it opens, said aloud. */
  readonly 'aria-label': string;
  readonly images: readonly PreviewImage[];
  /** The small picture; the name says it already. */
  readonly children: ReactNode;
}

export function PreviewButton({ 'aria-label': label, images, children }: PreviewButtonProps) {
  const preview = usePreview();
  return (
    <button
      type="button"
      aria-label={label}
      className={css.opener}
      onClick={() => preview.open({ images, index: 0 })}
    >
      {children}
    </button>
  );
}
