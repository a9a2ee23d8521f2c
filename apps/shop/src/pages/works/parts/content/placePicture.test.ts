import { expect, test } from 'vitest';
import { placePicture } from './placePicture.ts';

const TAG = '<img>';
/** The cursor is where the bar stands. */
const placed = (typed: string) => {
  const cursor = typed.indexOf('|');
  const { body, end } = placePicture(typed.replace('|', ''), cursor, TAG);
  return `${body.slice(0, end)}|${body.slice(end)}`;
};

test('a picture is a paragraph of its own where the cursor was, and the cursor goes behind it', () => {
  expect(placed('|')).toBe('<img>|');
  expect(placed('上文|')).toBe('上文\n\n<img>|');
  expect(placed('|下文')).toBe('<img>|\n\n下文');
  expect(placed('上文\n\n|\n\n下文')).toBe('上文\n\n<img>|\n\n下文');
  expect(placed('上|下')).toBe('上\n\n<img>|\n\n下');
});

test('it breaks no element, and a sign that begins none is a sign', () => {
  expect(placed('<p cla|ss="x">甲</p>')).toBe('<p class="x">\n\n<img>|\n\n甲</p>');
  expect(placed('1 < 2|，3 > 2')).toBe('1 < 2\n\n<img>|\n\n，3 > 2');
});
