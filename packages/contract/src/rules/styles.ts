/** What the files of a job with several styles are to be like. */
import type { Configuration } from '../entities/configuration.ts';
import type { JobStyle } from '../entities/styles.ts';

/** Pages of one style. @param isPair two strips that hang together, such as a couplet */
export function pagesPerStyle(
  { pages, colours }: Pick<Configuration, 'pages' | 'colours'>,
  isPair: boolean,
): number {
  return pages ?? (Number(colours.split('+')[1] ?? 0) > 0 || isPair ? 2 : 1);
}

/** True when front and back may come in files of their own. */
export const hasSides = (configuration: Pick<Configuration, 'pages' | 'colours'>): boolean =>
  configuration.pages === undefined && pagesPerStyle(configuration, false) === 2;

/** The part of the job that one file holds: a side alone is judged as a side, several styles as so many. */
export function jobOfFile(
  configuration: Configuration,
  styles: readonly JobStyle[] | null,
  fileId: string,
): Configuration {
  if (styles === null) return configuration;
  const held = styles.flatMap(({ parts }) => parts.filter((part) => part.fileId === fileId));
  const [first] = held;
  if (first === undefined) return configuration;
  const count = Math.max(held.length, 1);
  if (first.side === 'all') return { ...configuration, styles: count };
  const [front = '4', back = '0'] = configuration.colours.split('+');
  const colours = `${first.side === 'front' ? front : back}+0` as Configuration['colours'];
  return { ...configuration, styles: count, colours };
}

/** True when nothing of the style is missing. */
export function isWhole({ parts }: JobStyle, sides: boolean): boolean {
  const has = (side: string) => parts.some((part) => part.side === side);
  return has('all') || (has('front') && (!sides || has('back')));
}
