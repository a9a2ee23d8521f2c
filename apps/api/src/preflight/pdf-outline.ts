/** A path as it is built (ISO 32000-1 §8.5.2): how far it reaches, what it encloses, how thick a line along it is. */
import { around, type Box, type Matrix } from './pdf-matrix.ts';
import type { Value } from './pdf-values.ts';

type Point = readonly [number, number];

/** Operands without which an operator builds nothing; others that lack are 0. */
const LEAST_OPERANDS = new Map([
  ...['m', 'l', 'c', 'v', 'y', 're'].map((operator) => [operator, 2] as const),
  ['h', 0],
]);

/** True for an operator that builds a path and has numbers to build it from. */
export function buildsPath(operator: string, operands: readonly Value[]): boolean {
  const least = LEAST_OPERANDS.get(operator);
  return least !== undefined && operands.length >= least;
}

/** Grows by one operator after the other; all measures after the matrix. */
export class Outline {
  /** Around all points, control points included; null while there are none. */
  box: Box | null = null;
  /** Of all lines together. */
  length = 0;
  /** The most by which a line of it was stretched: a stroke across it is as much thinner. */
  stretch = 0;
  #twiceArea = 0;
  /** Before the matrix. */
  #start: Point = [0, 0];
  #at: Point = [0, 0];

  /** Enclosed, holes taken out. */
  get area(): number {
    return Math.abs(this.#twiceArea) / 2;
  }

  /** A line along it where it is thinnest; `width` is before the matrix. */
  thicknessOf(width: number, [a, b, c, d]: Matrix): number {
    const scale = Math.abs(a * d - b * c);
    return this.stretch > 0 ? (width * scale) / this.stretch : 0;
  }

  /** @param operator one that `buildsPath` */
  add(operator: string, operands: readonly Value[], ctm: Matrix): void {
    const number = (index: number): number => {
      const value = operands[index];
      return typeof value === 'number' ? value : 0;
    };
    const point = (index: number): Point => [number(index), number(index + 1)];
    switch (operator) {
      case 'm':
        this.#close(ctm);
        this.#start = point(0);
        this.#at = this.#start;
        this.#reach(ctm, this.#start);
        return;
      case 'l':
        this.#line(point(0), ctm);
        return;
      case 'c':
        this.#curve(point(0), point(2), point(4), ctm);
        return;
      case 'v':
        this.#curve(this.#at, point(0), point(2), ctm);
        return;
      case 'y':
        this.#curve(point(0), point(2), point(2), ctm);
        return;
      case 're':
        this.#rectangle(point(0), point(2), ctm);
        return;
      default:
        this.#line(this.#start, ctm);
    }
  }

  /** What is filled is closed; the line back counts for what is enclosed only. */
  finish(ctm: Matrix): void {
    this.#close(ctm);
  }

  #close(ctm: Matrix): void {
    this.#twiceArea += cross(after(ctm, this.#at), after(ctm, this.#start));
    this.#at = this.#start;
  }

  #rectangle([x, y]: Point, [width, height]: Point, ctm: Matrix): void {
    this.#close(ctm);
    this.#start = [x, y];
    this.#at = this.#start;
    this.#reach(ctm, this.#start);
    for (const corner of [
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ] as const) {
      this.#line(corner, ctm);
    }
  }

  #line(to: Point, ctm: Matrix): void {
    this.#measure(this.#at, to, ctm);
    this.#twiceArea += cross(after(ctm, this.#at), after(ctm, to));
    this.#at = to;
    this.#reach(ctm, to);
  }

  /** Measured along its control points, which is a little too long; what it encloses is exact. */
  #curve(one: Point, two: Point, to: Point, ctm: Matrix): void {
    const from = this.#at;
    this.#measure(from, one, ctm);
    this.#measure(one, two, ctm);
    this.#measure(two, to, ctm);
    const [p, a, b, q] = [after(ctm, from), after(ctm, one), after(ctm, two), after(ctm, to)];
    this.#twiceArea +=
      (6 * cross(p, a) +
        3 * cross(p, b) +
        cross(p, q) +
        3 * cross(a, b) +
        3 * cross(a, q) +
        6 * cross(b, q)) /
      10;
    this.#at = to;
    for (const point of [one, two, to]) this.#reach(ctm, point);
  }

  #measure(from: Point, to: Point, [a, b, c, d]: Matrix): void {
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const before = Math.hypot(x, y);
    if (before === 0) return;
    const length = Math.hypot(a * x + c * y, b * x + d * y);
    this.length += length;
    this.stretch = Math.max(this.stretch, length / before);
  }

  #reach(ctm: Matrix, point: Point): void {
    const [x, y] = after(ctm, point);
    this.box = around(this.box, [x, y, x, y]);
  }
}

function after([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

const cross = (from: Point, to: Point): number => from[0] * to[1] - from[1] * to[0];
