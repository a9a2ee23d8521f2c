/** The part of an address that names a template whose file is to be ordered with. */
const PARAM = 'template';

export const templateQuery = (id: number): Record<string, string> => ({ [PARAM]: String(id) });

/** The template of an address; null when it names none. */
export function templateIn(search: URLSearchParams): number | null {
  const text = search.get(PARAM);
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
