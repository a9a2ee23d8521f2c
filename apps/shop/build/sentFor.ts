/** Parts that a module sends for as soon as it runs: the page that it belongs to answers nobody before they are here. */

const LATER_PART = /^const (\w+) = lazyPart\(\(\) => import\('([^']+)'\)\);$/gm;

/** @returns paths, as the source of the module has them, of the parts that it prepares at its outermost level */
export function sentFor(source: string): string[] {
  return [...source.matchAll(LATER_PART)].flatMap(([, name = '', path = '']) =>
    new RegExp(`^void ${name}\\.prepare\\(\\);$`, 'm').test(source) ? [path] : [],
  );
}
