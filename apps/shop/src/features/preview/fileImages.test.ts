import { describe, expect, it } from 'vitest';
import { fileImages } from './fileImages.ts';

const page = (thumbnail: string | null, preview: string | null) => ({
  widthMm: 94,
  heightMm: 58,
  trimWidthMm: 90,
  trimHeightMm: 54,
  thumbnail,
  preview,
});
const nameOf = (file: string, number: number): string => `${file} ${number}`;

describe('the pictures of a file', () => {
  it('are its pages, large, with the small ones for the row', () => {
    expect(fileImages({ name: 'a.pdf', pages: [page('/t1.png', '/p1.png')] }, nameOf)).toEqual([
      { src: '/p1.png', thumbSrc: '/t1.png', alt: 'a.pdf 1', caption: 'a.pdf 1', page: 1 },
    ]);
  });

  it('leave out a page that could not be drawn and keep the numbers of the others', () => {
    const pages = [page(null, null), page('/t2.png', null)];
    expect(fileImages({ name: 'a.pdf', pages }, nameOf)).toMatchObject([
      { src: '/t2.png', page: 2 },
    ]);
  });
});
