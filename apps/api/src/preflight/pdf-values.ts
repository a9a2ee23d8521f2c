/** The kinds of value a PDF is made of (ISO 32000-1 §7.3). */

export class Name {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

export class Ref {
  readonly num: number;
  readonly gen: number;
  constructor(num: number, gen: number) {
    this.num = num;
    this.gen = gen;
  }
}

/** A literal or hexadecimal string, still as bytes (and still encrypted, if the file is). */
export class PdfString {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

export type Dict = Map<string, Value>;

/** A stream whose data starts at `start` of the file; `owner` is the object that holds it. */
export class Stream {
  readonly dict: Dict;
  readonly start: number;
  readonly owner: Ref;
  constructor(dict: Dict, start: number, owner: Ref) {
    this.dict = dict;
    this.start = start;
    this.owner = owner;
  }
}

/** A bare word: an operator of a content stream, or `obj`, `endobj`, `stream`. */
export class Word {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

export type Value =
  | null
  | boolean
  | number
  | Name
  | Ref
  | PdfString
  | Stream
  | Word
  | Value[]
  | Dict;
