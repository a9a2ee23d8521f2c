/** A picture in the text of an article, as the desk writes it and as the server knows it among words. */
import type { ArticlePicture } from '../entities/articleDesk.ts';

const escaped = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** @param alt what it shows; '' for decoration */
export const pictureTag = ({ src, width, height }: ArticlePicture, alt: string): string =>
  `<img src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}">`;

/** What {@link pictureTag} writes; a text is split by it into what stands around pictures and, between, the pictures. */
export const PICTURE_TAG =
  /(<img src="\/files\/articles\/[0-9a-f]+\.webp" alt="[^"<>]*" width="\d+" height="\d+">)/;
