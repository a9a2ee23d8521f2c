// What no picture may show: the fonts of the project have no characters outside the basic plane.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('a character of two code units is drawn whole', () => {
  expect(renderToStaticMarkup(<Avatar name=" 𠮷田印务" />)).toMatch(/>𠮷<\/span>$/u);
});
