// The flows of the package: the subpaths that hold a machine.
import { namesOf } from '../../../scripts/library/publicNames.ts';
import { library, subpaths } from './publicFiles.ts';

/** The name under which a subpath exports its machine; undefined for a subpath that is no flow. */
const machineIn = (subpath: string): string | undefined =>
  namesOf(library, subpath).find(({ name, isType }) => !isType && name.endsWith('Machine'))?.name;

/** Public subpaths of the flows, in alphabetical order. */
export const flows: readonly string[] = subpaths.filter((subpath) => machineIn(subpath));

/** The export that is a flow's machine. Throws for a subpath that is no flow. */
export function machineOf(flow: string): string {
  const name = machineIn(flow);
  if (!name) throw new Error(`${flow} exports no machine`);
  return name;
}
