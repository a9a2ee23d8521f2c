/** Which layers print (ISO 32000-1 §8.11): what lies on a hidden one is no part of the job. */
import { referenceKey } from './pdf-colour.ts';
import type { PdfDocument } from './pdf-document.ts';
import { type Dict, Name, PdfString, type Value } from './pdf-values.ts';
import { plainText } from './plain-text.ts';

const MAX_LAYERS = 10_000;
const MAX_DEPTH = 8;

/** Layers of one document, in the state that its printing gives them. */
export class Layers {
  readonly #document: PdfDocument;
  readonly #off = new Set<string>();

  constructor(document: PdfDocument) {
    this.#document = document;
    const root = document.dict(document.trailer.get('Root'));
    const properties = document.dict(root?.get('OCProperties'));
    const config = document.dict(properties?.get('D'));
    if (!properties || !config) return;
    if (document.name(config.get('BaseState')) === 'OFF') this.#set(properties.get('OCGs'), true);
    this.#set(config.get('ON'), false);
    this.#set(config.get('OFF'), true);
    for (const usage of document.array(config.get('AS'))?.slice(0, MAX_LAYERS) ?? []) {
      const dict = document.dict(usage);
      if (document.name(dict?.get('Event')) === 'Print') this.#applyPrintState(dict?.get('OCGs'));
    }
  }

  /** True when content under this group (or membership) is not printed. */
  hides(value: Value | undefined, depth = 0): boolean {
    const dict = this.#document.dict(value);
    if (!dict || depth > MAX_DEPTH) return false;
    if (this.#document.name(dict.get('Type')) !== 'OCMD') {
      return this.#off.has(referenceKey(value) ?? '');
    }
    const expression = this.#document.array(dict.get('VE'));
    if (expression) return !this.#shows(expression, depth + 1);
    const groups = dict.get('OCGs');
    const members = this.#document.array(groups) ?? (groups === undefined ? [] : [groups]);
    if (members.length === 0) return false;
    const hidden = members.map((member) => this.hides(member, depth + 1));
    switch (this.#document.name(dict.get('P'))) {
      case 'AllOn':
        return hidden.some(Boolean);
      case 'AnyOff':
        return !hidden.some(Boolean);
      case 'AllOff':
        return !hidden.every(Boolean);
      default:
        return hidden.every(Boolean);
    }
  }

  /** A layer's name, for people. */
  nameOf(value: Value | undefined): string {
    const name = this.#document.resolve(this.#document.dict(value)?.get('Name'));
    if (!(name instanceof PdfString)) return '';
    const { bytes } = name;
    const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
    return plainText(new TextDecoder(isUtf16 ? 'utf-16be' : 'utf-8').decode(bytes), 60);
  }

  #shows(expression: Value[], depth: number): boolean {
    const [kind, ...operands] = expression;
    const values = operands.map((operand) => {
      const inner = this.#document.array(operand);
      return inner && depth < MAX_DEPTH ? this.#shows(inner, depth + 1) : !this.hides(operand);
    });
    const operator = kind instanceof Name ? kind.value : '';
    if (operator === 'Not') return values[0] === false;
    return operator === 'Or' ? values.some(Boolean) : values.every(Boolean);
  }

  #set(groups: Value | undefined, isOff: boolean): void {
    for (const group of this.#document.array(groups)?.slice(0, MAX_LAYERS) ?? []) {
      const key = referenceKey(group);
      if (key === null) continue;
      if (isOff) this.#off.add(key);
      else this.#off.delete(key);
    }
  }

  #applyPrintState(groups: Value | undefined): void {
    for (const group of this.#document.array(groups)?.slice(0, MAX_LAYERS) ?? []) {
      const usage: Dict | null = this.#document.dict(this.#document.dict(group)?.get('Usage'));
      const print = this.#document.dict(usage?.get('Print'));
      const state = this.#document.name(print?.get('PrintState'));
      if (state !== null) this.#set([group], state === 'OFF');
    }
  }
}
