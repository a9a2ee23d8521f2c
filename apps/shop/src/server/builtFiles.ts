/** Which built files a page names in its head: the scripts that it runs, and the sheets of what was drawn. */
import type { Manifest, ShopBuild } from '@banxin/contract/pageRenderer';
import { sheetAddress } from '@banxin/contract/sheetAddress';
import { PAGE_SCRIPT } from '../lib/pageScript.ts';

const CLASS_IN_SHEET = /\.([A-Za-z_][\w-]*)/g;
const CLASSES_IN_PAGE = /\sclass="([^"]*)"/g;

/** Calls `visit` for a module and what it imports, imported ones first. */
function walk(manifest: Manifest, start: string, visit: (chunk: Manifest[string]) => void): void {
  const seen = new Set<string>();
  const enter = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) enter(imported);
    visit(chunk);
  };
  enter(start);
}

/** Sheets in the order in which the browser's own loading would name them: whose rules others build on, first. */
function sheetsInOrder(manifest: Manifest): readonly string[] {
  const sheets = new Set<string>();
  for (const key of Object.keys(manifest)) {
    walk(manifest, key, ({ css = [] }) => {
      for (const sheet of css) sheets.add(sheet);
    });
  }
  return [...sheets];
}

/** Sheet of every class that only one has. */
function sheetsByClass(styles: ShopBuild['styles']): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [sheet, text] of Object.entries(styles)) {
    for (const [, name = ''] of text.matchAll(CLASS_IN_SHEET)) {
      if (!found.has(name)) found.set(name, sheet);
    }
  }
  return found;
}

/** What a page names in its head, as elements. */
export interface HeadLinks {
  /** One for all sheets of the page that are not every page's; none where there are none. */
  readonly sheets: readonly string[];
  /** Asked for at once, in no order; the page's own is called {@link PAGE_SCRIPT}. */
  readonly scripts: readonly string[];
}

/** Links for the head of a page; parts that come later may be drawn on it, so its sheets are those of its classes. */
export function createHeadLinks({ template, manifest, styles }: ShopBuild) {
  const sheets = sheetsInOrder(manifest);
  const byClass = sheetsByClass(styles);
  return (module: string | null, body: string): HeadLinks => {
    const scripts = new Set<string>();
    const needed = new Set<string>();
    if (module !== null) {
      walk(manifest, module, ({ file, css = [] }) => {
        scripts.add(file);
        for (const sheet of css) needed.add(sheet);
      });
    }
    for (const [, names = ''] of body.matchAll(CLASSES_IN_PAGE)) {
      for (const name of names.split(' ')) {
        const sheet = byClass.get(name);
        if (sheet !== undefined) needed.add(sheet);
      }
    }
    const isNew = (file: string): boolean => !template.includes(file);
    const own = sheets.filter((sheet) => needed.has(sheet) && isNew(sheet));
    return {
      sheets:
        own.length === 0 ? [] : [`<link rel="stylesheet" crossorigin href="${sheetAddress(own)}">`],
      scripts: [...scripts].filter(isNew).map((script) => {
        const id = module !== null && script === manifest[module]?.file ? PAGE_SCRIPT : null;
        return `<link${id === null ? '' : ` id="${id}"`} rel="modulepreload" crossorigin href="/${script}">`;
      }),
    };
  };
}

const CODE = /<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Takes the code out of the built page and puts it back into the head of a drawn one.
 * What everybody may read is painted first: there `begin.ts` takes the code out of a template.
 */
export function createCode({ template, manifest }: ShopBuild) {
  const first = template.match(CODE) ?? [];
  const begin = manifest['src/begin.ts'];
  return {
    template: template.replaceAll(CODE, ''),
    in: (scripts: HeadLinks['scripts'], waitsForPaint: boolean): string => {
      const code = [...first, ...scripts].join('\n    ');
      if (!waitsForPaint || begin === undefined) return code;
      return (
        `<template id="code">${code}</template>\n    ` +
        `<script type="module" crossorigin src="/${begin.file}"></script>`
      );
    },
  };
}
