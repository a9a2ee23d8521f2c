import { expect, it } from 'vitest';
import { createCode, createHeadLinks } from './builtFiles.ts';

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

it('names the scripts of a page and its sheets in one, what is built on after what it is built of', () => {
  const { sheets, scripts } = linksOf(A, '');
  const files = [...sheets, ...scripts].map((link) => /href="\/assets\/([\w.]+)"/.exec(link)?.[1]);
  expect(files).toEqual(['shared.a.css', 'shared.js', 'a.js']);
});

it('says which script is the page, so that it is found without the names of all others', () => {
  const { scripts } = linksOf(A, '');
  expect(scripts.filter((link) => link.includes('id="page"'))).toEqual([
    '<link id="page" rel="modulepreload" crossorigin href="/assets/a.js">',
  ]);
});

it('names the sheet of a part that was drawn and whose script comes later', () => {
  const links = linksOf(A, '<p class="frame"><i class="x later">');
  expect(links.sheets).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/shared.a.later.css">',
  ]);
  expect(links.scripts.join()).not.toContain('later.js');
});

it('names nothing twice that every page has already', () => {
  expect(linksOf(null, '<p class="frame">')).toEqual({ sheets: [], scripts: [] });
});

const built = {
  template:
    '<head><script type="module" crossorigin src="/assets/first.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/react.js"><link rel="stylesheet" href="/a.css"></head>',
  manifest: { 'src/begin.ts': { file: 'assets/begin.js' } },
  styles: {},
};
const own = '<link rel="modulepreload" crossorigin href="/assets/a.js">';

it('holds the code of a page that is read back until it is painted', () => {
  const { template, in: put } = createCode(built);
  expect(template).toBe('<head><link rel="stylesheet" href="/a.css"></head>');
  const [held, begin] = put([own], true).split('</template>');
  expect(held).toMatch(/^<template id="code">.*first\.js.*react\.js.*a\.js/s);
  expect(begin).toContain('src="/assets/begin.js"');
});

it('asks for the code of other pages at once', () => {
  const code = createCode(built).in([own], false);
  expect(code).toMatch(/^<script type="module".*first\.js.*react\.js.*a\.js/s);
  expect(code).not.toContain('template');
});
