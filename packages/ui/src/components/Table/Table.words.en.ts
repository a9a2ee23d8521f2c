// Words of Table in English.
import type { tableZh } from './Table.words.ts';

export const tableEn: typeof tableZh = {
  sortAscending: (name) => `Sort by ${name}, ascending`,
  sortDescending: (name) => `Sort by ${name}, descending`,
  tableEmpty: 'No data',
};
