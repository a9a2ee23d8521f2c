import { expect, test } from 'vitest';
import { PICTURE_TAG, pictureTag } from './articlePictures.ts';

const picture = { src: '/files/articles/0a1b.webp', width: 1_600, height: 900 };

test('a picture is known among words, whatever its own words are', () => {
  for (const alt of ['', '新产线', 'a "b" <c> & d']) {
    const tag = pictureTag(picture, alt);
    expect(`上文${tag}下文`.split(PICTURE_TAG)).toEqual(['上文', tag, '下文']);
  }
});

test('anything else is not one', () => {
  const tag = pictureTag(picture, 'x');
  for (const other of [
    tag.replace('/files/articles', '/files/pages'),
    tag.replace('.webp', '.webp?x'),
    tag.replace('>', ' onload="hit()">'),
    tag.replace('1600', '100%'),
  ]) {
    expect(other.split(PICTURE_TAG)).toEqual([other]);
  }
});
