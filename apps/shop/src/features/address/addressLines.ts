/** Takes a pasted list of addresses apart: one on each line, as text or as a row of a table. Nothing is dropped. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import { checkReceiverPhone } from '@banxin/contract/rules/validation';
import { type AddressPart, recogniseAddress } from '@banxin/ui/AddressPaste';
import type { Area } from './area.ts';
import { faultsOf, isHead, receiverFrom } from './receiverLines.ts';

/** What a line says. */
export interface AddressLine {
  /** Of the text, from 1. */
  readonly row: number;
  /** As it was pasted. */
  readonly text: string;
  readonly said: AddressInput;
  /** Found, but by guessing. */
  readonly doubtful: readonly AddressPart[];
  /** What keeps it from being kept, in the words of its fields. */
  readonly faults: readonly string[];
}

/** A row of a table says itself which cell is whose: name, phone, then the place in one cell or several. */
function fromCells(cells: readonly string[], areas: readonly Area[]) {
  const at = cells.findIndex((cell) => checkReceiverPhone(cell) === null);
  const others = cells.filter((_, index) => index !== at);
  const [name, ...place] = others;
  if (at === -1 || name === undefined || place.length === 0) return null;
  const found = recogniseAddress(place.join(''), areas);
  const isSure = found.regions.length > 0 && !found.uncertain.includes('region');
  // What the tree did not find may have been taken for a name: a place is no name here.
  const street = found.name === '' ? found.street : `${found.name} ${found.street}`.trim();
  return {
    said: receiverFrom({ ...found, name, phone: cells[at]?.replace('转', '-') ?? '', street }),
    doubtful: isSure || found.regions.length === 0 ? [] : (['region'] as const),
  };
}

function fromText(text: string, areas: readonly Area[]) {
  const found = recogniseAddress(text, areas);
  return { said: receiverFrom(found), doubtful: found.uncertain };
}

/** One for each line that has something on it, in their order. @param areas with cities and districts */
export const readAddressLines = (text: string, areas: readonly Area[]): AddressLine[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || isHead(line)) return [];
    const cells = line
      .split('\t')
      .map((cell) => cell.trim())
      .filter(Boolean);
    const read = (cells.length > 2 ? fromCells(cells, areas) : null) ?? fromText(line, areas);
    return { row: index + 1, text: line, ...read, faults: faultsOf(read.said) };
  });
