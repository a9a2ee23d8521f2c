// Every public component of the package.
import { isComponent, namesOf, type PublicName } from '../../../scripts/library/publicNames.ts';
import { library, subpaths } from './publicFiles.ts';

/** Every public component once, in alphabetical order. */
export const components: readonly (PublicName & { subpath: string })[] = subpaths
  .flatMap((subpath) =>
    namesOf(library, subpath)
      .filter(isComponent)
      .map((entry) => ({ ...entry, subpath })),
  )
  .sort((a, b) => (a.name < b.name ? -1 : 1));
