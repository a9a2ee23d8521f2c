/** Turns bytes into PDF values, one after another (ISO 32000-1 §7.2, §7.3). */
import { type Dict, Name, PdfString, Ref, type Value, Word } from './pdf-values.ts';

/** The bytes ended inside an object: ask again with more bytes. */
export class OutOfBytes extends Error {}

/** More brackets inside each other than the reader follows. */
export class NestedTooDeeply extends Error {}

const MAX_DEPTH = 64;

const WHITE = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) WHITE[code] = 1;
const DELIMITER = new Uint8Array(256);
for (const char of '()<>[]{}/%') DELIMITER[char.charCodeAt(0)] = 1;

/** End of input, as a token. */
export const END = Symbol('end');
const ARRAY_END = Symbol(']');
const DICT_END = Symbol('>>');
type Token = Value | typeof END | typeof ARRAY_END | typeof DICT_END;

function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 65 && code <= 70) return code - 55;
  if (code >= 97 && code <= 102) return code - 87;
  return -1;
}

/** Reads one object after another from a byte array. */
export class Reader {
  readonly bytes: Uint8Array;
  position: number;
  /** True when the array is only a part of the input, so that its end means OutOfBytes. */
  readonly partial: boolean;
  /** True once the input ended inside an object, or a bracket closed that was never opened. */
  broken = false;

  constructor(bytes: Uint8Array, position = 0, partial = false) {
    this.bytes = bytes;
    this.position = position;
    this.partial = partial;
  }

  /** The next object or word; END when there is none. Stray closing brackets are skipped. */
  next(): Value | typeof END {
    for (;;) {
      const token = this.#token(0);
      if (token !== ARRAY_END && token !== DICT_END) return token;
      this.broken = true;
    }
  }

  /** Like `next`, and reads `12 0 R` as one reference. */
  nextWithRefs(): Value | typeof END {
    for (;;) {
      const token = this.#withRef(0);
      if (token !== ARRAY_END && token !== DICT_END) return token;
      this.broken = true;
    }
  }

  skipWhite(): void {
    const { bytes } = this;
    while (this.position < bytes.length) {
      const code = bytes[this.position] as number;
      if (WHITE[code]) this.position += 1;
      else if (code === 0x25) {
        while (this.position < bytes.length) {
          const inner = bytes[this.position] as number;
          if (inner === 10 || inner === 13) break;
          this.position += 1;
        }
      } else return;
    }
    if (this.partial) throw new OutOfBytes();
  }

  #withRef(depth: number): Token {
    const token = this.#token(depth, true);
    if (typeof token !== 'number' || !Number.isInteger(token) || token < 0) return token;
    const back = this.position;
    const gen = this.#peekInteger();
    if (gen === null) {
      this.position = back;
      return token;
    }
    this.skipWhite();
    const code = this.bytes[this.position];
    const after = this.bytes[this.position + 1];
    if (code === 0x52 && (after === undefined || WHITE[after] || DELIMITER[after])) {
      if (after === undefined && this.partial) throw new OutOfBytes();
      this.position += 1;
      return new Ref(token, gen);
    }
    this.position = back;
    return token;
  }

  #peekInteger(): number | null {
    this.skipWhite();
    let value = 0;
    let digits = 0;
    while (digits < 11) {
      const code = this.bytes[this.position];
      if (code === undefined) {
        if (this.partial) throw new OutOfBytes();
        break;
      }
      if (code < 48 || code > 57) break;
      value = value * 10 + code - 48;
      digits += 1;
      this.position += 1;
    }
    return digits > 0 ? value : null;
  }

  #token(depth: number, refs = false): Token {
    if (depth > MAX_DEPTH) throw new NestedTooDeeply();
    this.skipWhite();
    const { bytes } = this;
    const code = bytes[this.position];
    if (code === undefined) return END;
    switch (code) {
      case 0x2f:
        this.position += 1;
        return this.#name();
      case 0x28:
        this.position += 1;
        return this.#literal();
      case 0x5b:
        this.position += 1;
        return this.#array(depth, refs);
      case 0x5d:
        this.position += 1;
        return ARRAY_END;
      case 0x3c:
        if (bytes[this.position + 1] === 0x3c) {
          this.position += 2;
          return this.#dict(depth, refs);
        }
        this.position += 1;
        return this.#hex();
      case 0x3e:
        if (bytes[this.position + 1] === 0x3e) {
          this.position += 2;
          return DICT_END;
        }
        this.position += 1;
        return this.#token(depth, refs);
      case 0x29:
      case 0x7b:
      case 0x7d:
        this.position += 1;
        return new Word(String.fromCharCode(code));
      default:
        return this.#numberOrWord();
    }
  }

  #endInside(): void {
    if (this.partial) throw new OutOfBytes();
    this.broken = true;
  }

  #regularEnd(): number {
    const { bytes } = this;
    let end = this.position;
    while (end < bytes.length) {
      const code = bytes[end] as number;
      if (WHITE[code] || DELIMITER[code]) return end;
      end += 1;
    }
    if (this.partial) throw new OutOfBytes();
    return end;
  }

  #numberOrWord(): Value {
    const end = this.#regularEnd();
    const text = Buffer.from(
      this.bytes.buffer,
      this.bytes.byteOffset + this.position,
      Math.min(end - this.position, 256),
    ).toString('latin1');
    this.position = end;
    const first = text.charCodeAt(0);
    if ((first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46) {
      const value = Number(text);
      if (Number.isFinite(value)) return value;
      // Broken writers: "--5", "1.2.3", "5-3". The leading number is what viewers take.
      const repaired = Number.parseFloat(text.replace(/^[+-]*(?=-|\+)/, ''));
      return Number.isFinite(repaired) ? repaired : 0;
    }
    if (text === 'true') return true;
    if (text === 'false') return false;
    if (text === 'null') return null;
    return new Word(text);
  }

  #name(): Name {
    const end = this.#regularEnd();
    let text = Buffer.from(
      this.bytes.buffer,
      this.bytes.byteOffset + this.position,
      Math.min(end - this.position, 1024),
    ).toString('latin1');
    this.position = end;
    if (text.includes('#')) {
      text = text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    }
    return new Name(text);
  }

  #literal(): PdfString {
    const { bytes } = this;
    const out: number[] = [];
    let level = 1;
    for (;;) {
      const code = bytes[this.position];
      if (code === undefined) {
        this.#endInside();
        break;
      }
      this.position += 1;
      if (code === 0x28) level += 1;
      else if (code === 0x29) {
        level -= 1;
        if (level === 0) break;
      } else if (code === 0x5c) {
        this.#escape(out);
        continue;
      }
      out.push(code);
    }
    return new PdfString(Uint8Array.from(out));
  }

  #escape(out: number[]): void {
    const code = this.bytes[this.position];
    if (code === undefined) return;
    this.position += 1;
    if (code >= 48 && code <= 55) {
      let value = code - 48;
      for (let count = 0; count < 2; count += 1) {
        const digit = this.bytes[this.position];
        if (digit === undefined || digit < 48 || digit > 55) break;
        value = value * 8 + digit - 48;
        this.position += 1;
      }
      out.push(value & 255);
      return;
    }
    if (code === 13) {
      if (this.bytes[this.position] === 10) this.position += 1;
      return;
    }
    if (code === 10) return;
    const mapped = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 }[code];
    out.push(mapped ?? code);
  }

  #hex(): PdfString {
    const { bytes } = this;
    const out: number[] = [];
    let high = -1;
    for (;;) {
      const code = bytes[this.position];
      if (code === undefined) {
        this.#endInside();
        break;
      }
      this.position += 1;
      if (code === 0x3e) break;
      const digit = hexDigit(code);
      if (digit < 0) continue;
      if (high < 0) high = digit;
      else {
        out.push(high * 16 + digit);
        high = -1;
      }
    }
    if (high >= 0) out.push(high * 16);
    return new PdfString(Uint8Array.from(out));
  }

  #array(depth: number, refs: boolean): Value[] {
    const out: Value[] = [];
    for (;;) {
      const token = refs ? this.#withRef(depth + 1) : this.#token(depth + 1);
      if (token === ARRAY_END) return out;
      if (token === END) {
        this.#endInside();
        return out;
      }
      if (token === DICT_END) continue;
      if (refs && token instanceof Word && token.value === 'endobj') return out;
      out.push(token);
    }
  }

  #dict(depth: number, refs: boolean): Dict {
    const out: Dict = new Map();
    for (;;) {
      const key = this.#token(depth + 1);
      if (key === DICT_END) return out;
      if (key === END) {
        this.#endInside();
        return out;
      }
      if (key instanceof Word && (key.value === 'endobj' || key.value === 'stream')) {
        this.position -= key.value.length;
        return out;
      }
      if (!(key instanceof Name)) continue;
      const value = refs ? this.#withRef(depth + 1) : this.#token(depth + 1);
      if (value === DICT_END) return out;
      if (value === END || value === ARRAY_END) continue;
      out.set(key.value, value);
    }
  }
}
