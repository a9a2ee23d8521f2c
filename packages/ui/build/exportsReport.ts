// The public names of the package, one subpath per paragraph.
import { manifest, subpaths } from './publicFiles.ts';
import { isComponent, namesOf, type PublicName } from './publicNames.ts';

const kind = (entry: PublicName): string => {
  if (entry.isType) return 'type';
  return isComponent(entry) ? 'component' : 'value';
};

export function exportsReport(): string {
  const parts = subpaths.map((subpath) => {
    const lines = namesOf(subpath).map((entry) => `- ${kind(entry)} \`${entry.name}\``);
    return `## ${manifest.name}/${subpath}\n\n${lines.join('\n')}\n`;
  });
  return `# Public exports\n\nWritten by \`npm run reports -w ${manifest.name}\`.\n\n${parts.join('\n')}`;
}
