/** Follows the drawing operators of a page, in order (ISO 32000-1 §8, annex A). */
import { ColourOperators } from './pdf-colour-operators.ts';
import type { Budget, PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import { type Frame, inside, type Run, startIn } from './pdf-frame.ts';
import type { Layers } from './pdf-layers.ts';
import { compose, unitBox } from './pdf-matrix.ts';
import { Nesting } from './pdf-nesting.ts';
import { Painting } from './pdf-painting.ts';
import { followPath } from './pdf-paths.ts';
import { PlacedImages } from './pdf-placed-images.ts';
import { Resources } from './pdf-resources.ts';
import { noteUnread } from './pdf-scan-notes.ts';
import { copyOf, freshState, matrixFrom, OPERATORS, type State } from './pdf-state.ts';
import { END, NestedTooDeeply, Reader } from './pdf-syntax.ts';
import { TextOperators } from './pdf-text.ts';
import { type Dict, Name, type Stream, type Value, Word } from './pdf-values.ts';

/** Runs content streams and writes what they paint into a PageScan. */
export class ContentWalker {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #budget: Budget;
  readonly #layers: Layers;
  readonly #resources: Resources;
  readonly #nesting: Nesting;
  readonly #painting: Painting;
  readonly #colours: ColourOperators;
  readonly #text: TextOperators;
  readonly #images: PlacedImages;

  /** `page` are the page's own resources. */
  constructor(
    document: PdfDocument,
    scan: PageScan,
    budget: Budget,
    layers: Layers,
    page: Dict | null,
  ) {
    this.#document = document;
    this.#scan = scan;
    this.#budget = budget;
    this.#layers = layers;
    const resources = new Resources(document, scan, page);
    const nesting = new Nesting(document, scan, budget, (bytes, state, frame) =>
      this.run(bytes, state, frame),
    );
    const painting = new Painting(document, scan, resources, nesting);
    this.#resources = resources;
    this.#nesting = nesting;
    this.#painting = painting;
    this.#colours = new ColourOperators(document, scan, resources);
    this.#text = new TextOperators(document, scan, resources, painting, nesting);
    this.#images = new PlacedImages(document, scan, budget, resources, painting);
  }

  run(bytes: Uint8Array, initial: State, frame: Frame): void {
    const reader = new Reader(bytes);
    const run = startIn(frame);
    const saved: State[] = [];
    let state = copyOf(initial);
    let operands: Value[] = [];
    for (;;) {
      let token: Value | typeof END;
      try {
        token = reader.next();
      } catch (error) {
        if (!(error instanceof NestedTooDeeply)) throw error;
        noteUnread(this.#scan, 'depth');
        return;
      }
      if (token === END) break;
      if (!(token instanceof Word)) {
        if (operands.length < 64) operands.push(token);
        continue;
      }
      this.#budget.operators -= 1;
      if (this.#budget.operators <= 0 || this.#budget.images <= 0) {
        this.#scan.cut = true;
        return;
      }
      switch (token.value) {
        case 'q':
          if (saved.length < 4096) saved.push(copyOf(state));
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'BI':
          this.#images.placeInline(reader, state, run);
          break;
        default:
          this.#operator(token.value, operands, state, run);
      }
      operands = [];
    }
    if (reader.broken) noteUnread(this.#scan, 'syntax');
  }

  /** Follows a form by itself, as an annotation's appearance. `value` is what refers to it. */
  follow(value: Value, stream: Stream, state: State, frame: Frame): void {
    this.#nesting.form(value, stream, state, frame);
  }

  #operator(operator: string, operands: Value[], state: State, run: Run): void {
    switch (operator) {
      case 'cm': {
        const matrix = matrixFrom(operands);
        if (matrix) state.ctm = compose(matrix, state.ctm);
        else noteUnread(this.#scan, 'syntax');
        return;
      }
      case 'w':
        if (typeof operands[0] === 'number') state.lineWidth = Math.abs(operands[0]);
        return;
      case 'Do':
        this.#xobject(operands[0], state, run);
        return;
      case 'gs':
        this.#graphicsState(operands[0], state, run);
        return;
      case 'sh':
        this.#painting.shading(this.#resources.need(run, 'Shading', operands[0]), state, run);
        return;
      case 'BMC':
      case 'BDC':
        this.#beginMarked(operands, run);
        return;
      case 'EMC':
        if (run.marks.pop()) run.hidden -= 1;
        return;
      case 'BX':
        run.compatible += 1;
        return;
      case 'EX':
        run.compatible -= 1;
        return;
      case 'd1':
        // A glyph that takes the colour of the text: its own colours do not count.
        run.colours = false;
        return;
      default:
        if (followPath(operator, operands, state, run, this.#painting)) return;
        if (this.#text.follow(operator, operands, state, run)) return;
        if (this.#colours.follow(operator, operands, state, run)) return;
        if (!OPERATORS.has(operator) && run.compatible <= 0) noteUnread(this.#scan, 'syntax');
    }
  }

  #beginMarked([tag, properties]: Value[], run: Run): void {
    const isLayer = tag instanceof Name && tag.value === 'OC';
    const group =
      isLayer && properties instanceof Name
        ? this.#resources.find(run, 'Properties', properties)
        : null;
    const isHidden = this.#hides(group);
    run.marks.push(isHidden);
    if (isHidden) run.hidden += 1;
  }

  #hides(group: Value | undefined): boolean {
    if (!this.#layers.hides(group)) return false;
    this.#scan.hiddenLayers.add(this.#layers.nameOf(group));
    return true;
  }

  #graphicsState(name: Value | undefined, state: State, run: Run): void {
    const dict = this.#document.dict(this.#resources.need(run, 'ExtGState', name));
    if (!dict) return;
    state.fillAlpha = this.#document.number(dict.get('ca')) ?? state.fillAlpha;
    state.strokeAlpha = this.#document.number(dict.get('CA')) ?? state.strokeAlpha;
    state.lineWidth = Math.abs(this.#document.number(dict.get('LW')) ?? state.lineWidth);
    this.#overprint(dict, state);
    this.#blending(dict, state);
    const font = this.#document.array(dict.get('Font'));
    if (font) this.#text.setFont(font[0] ?? null, this.#document.number(font[1]) ?? 0, state);
    const mask = this.#document.dict(dict.get('SMask'));
    const group = mask?.get('G');
    const stream = this.#document.stream(group);
    if (!stream || group === undefined) return;
    const { ctm, clip } = this.#nesting.placeOf(stream, state);
    const inner = freshState(ctm, clip);
    this.#nesting.enter(group, stream, inner, { ...inside(run), colours: false });
  }

  /** What strokes says for fills too, unless these are named. */
  #overprint(dict: Dict, state: State): void {
    const isTrue = (key: string, otherwise: boolean): boolean => {
      const value = this.#document.resolve(dict.get(key));
      return typeof value === 'boolean' ? value : otherwise;
    };
    state.strokeOverprint = isTrue('OP', state.strokeOverprint);
    state.fillOverprint = isTrue(
      'op',
      dict.has('OP') ? state.strokeOverprint : state.fillOverprint,
    );
    state.overprintMode = this.#document.number(dict.get('OPM')) ?? state.overprintMode;
  }

  #blending(dict: Dict, state: State): void {
    const mode = this.#document.resolve(dict.get('BM'));
    const [first] = Array.isArray(mode) ? mode : [mode];
    const name = this.#document.name(first);
    if (name !== null) state.blends = name !== 'Normal' && name !== 'Compatible';
    if (dict.has('SMask')) state.isMasked = this.#document.dict(dict.get('SMask')) !== null;
  }

  #xobject(name: Value | undefined, state: State, run: Run): void {
    const value = this.#resources.need(run, 'XObject', name);
    const stream = this.#document.stream(value);
    if (!stream) return;
    const frame = inside(run);
    const visible = frame.visible && !this.#hides(stream.dict.get('OC'));
    const kind = this.#document.name(stream.dict.get('Subtype'));
    if (kind === 'Image') this.#images.place(stream.dict, stream, state, { ...run, visible });
    else if (kind === 'Form') this.follow(value, stream, state, { ...frame, visible });
    else if (kind !== 'PS') noteUnread(this.#scan, 'missing', unitBox(state.ctm));
  }
}
