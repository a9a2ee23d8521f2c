/** The first options of a row that has little room, the chosen one among them: it takes the last place. */
export function shortRow<T>(all: readonly T[], most: number, isChosen: (one: T) => boolean): T[] {
  const first = all.slice(0, most);
  const chosen = all.find(isChosen);
  return chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}
