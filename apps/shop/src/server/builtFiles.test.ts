import { expect, it } from 'vitest';
import { createHeadLinks } from './builtFiles.ts';

const linksOf = createHeadLinks({
  template: '<link rel="stylesheet" href="/assets/first.css"><script src="/assets/first.js">',
  manifest: {
    'index.html': { file: 'assets/first.js', css: ['assets/first.css'] },
    'src/pages/a/APage.tsx': {
      file: 'assets/a.js',
      imports: ['_shared.js', 'index.html'],
      css: ['assets/a.css'],
    },
    'src/pages/a/Later.tsx': { file: 'assets/later.js', css: ['assets/later.css'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  },
  styles: {
    'assets/first.css': '.frame{color:red}',
    'assets/a.css': '.a .b:hover{color:red}',
    'assets/shared.css': '@layer x{.shared{color:red}}',
    'assets/later.css': '.later{color:red}',
  },
});

const A = 'src/pages/a/APage.tsx';

it('names the scripts of a page and its sheets, what is built on after what it is built of', () => {
  const files = linksOf(A, '').map((link) => /href="\/assets\/([\w.]+)"/.exec(link)?.[1]);
  expect(files).toEqual(['shared.css', 'a.css', 'shared.js', 'a.js']);
});

it('names the sheet of a part that was drawn and whose script comes later', () => {
  const links = linksOf(A, '<p class="frame"><i class="x later">');
  expect(links).toContain('<link rel="stylesheet" crossorigin href="/assets/later.css">');
  expect(links.join()).not.toContain('later.js');
});

it('names nothing twice that every page has already', () => {
  expect(linksOf(null, '<p class="frame">')).toEqual([]);
});
