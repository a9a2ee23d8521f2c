/** The pages of a print file as pictures to look at. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { PreviewImage } from './preview.ts';

/** A page's picture. */
export interface FileImage extends PreviewImage {
  /** Counted from 1. */
  readonly page: number;
}

/** Pages that could not be drawn are left out. @param nameOf says which page it is */
export const fileImages = (
  { name, pages }: Pick<PrintFile, 'name' | 'pages'>,
  nameOf: (file: string, page: number) => string,
): readonly FileImage[] =>
  pages.flatMap(({ preview, thumbnail }, index) => {
    const src = preview ?? thumbnail;
    if (src === null) return [];
    const words = nameOf(name, index + 1);
    return [
      {
        src,
        alt: words,
        caption: words,
        page: index + 1,
        ...(thumbnail !== null && { thumbSrc: thumbnail }),
      },
    ];
  });

/** A page's picture, and whose page it is. */
export interface ProofPage extends FileImage {
  readonly fileId: string;
}

/** The drawn pages of several files, in order. */
export const proofPages = (
  files: readonly Pick<PrintFile, 'id' | 'name' | 'pages'>[],
  nameOf: (file: string, page: number) => string,
): readonly ProofPage[] =>
  files.flatMap((file) => fileImages(file, nameOf).map((image) => ({ ...image, fileId: file.id })));
