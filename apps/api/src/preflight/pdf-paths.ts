/** Path operators (ISO 32000-1 §8.5): what a path reaches, and how it is painted or clips. */
import type { Run } from './pdf-frame.ts';
import { grown, shared } from './pdf-matrix.ts';
import { buildsPath, Outline } from './pdf-outline.ts';
import { type Painting, sameColour } from './pdf-painting.ts';
import type { State } from './pdf-state.ts';
import type { Value } from './pdf-values.ts';

/** False for an operator that is no path operator. */
export function followPath(
  operator: string,
  operands: readonly Value[],
  state: State,
  run: Run,
  painting: Painting,
): boolean {
  switch (operator) {
    case 'W':
    case 'W*':
      run.clips = true;
      return true;
    case 'f':
    case 'F':
    case 'f*':
      fill(state, run, painting);
      break;
    case 'S':
    case 's':
      if (operator === 's') run.path?.add('h', [], state.ctm);
      stroke(state, run, painting, false);
      break;
    case 'B':
    case 'B*':
    case 'b':
    case 'b*':
      if (operator.startsWith('b')) run.path?.add('h', [], state.ctm);
      fill(state, run, painting);
      stroke(state, run, painting, sameColour(state));
      break;
    case 'n':
      break;
    default:
      if (!buildsPath(operator, operands)) return false;
      run.path ??= new Outline();
      run.path.add(operator, operands, state.ctm);
      return true;
  }
  endPath(state, run);
  return true;
}

function fill(state: State, run: Run, painting: Painting): void {
  const { path } = run;
  if (!path?.box) return;
  path.finish(state.ctm);
  painting.fill({ place: path.box, area: path.area }, state, run);
}

/** @param widens an area that is filled in the same colour: then it is no line of its own */
function stroke(state: State, run: Run, painting: Painting, widens: boolean): void {
  const { path } = run;
  if (!path?.box) return;
  const thickness = path.thicknessOf(state.lineWidth, state.ctm);
  const place = grown(path.box, thickness / 2);
  painting.stroke({ place, area: path.length * thickness }, state, run);
  if (!widens && path.length > 0) painting.line(path.box, thickness, state, run);
}

/** A painted path clips after it is painted. */
function endPath(state: State, run: Run): void {
  if (run.clips && run.path?.box) state.clip = shared(state.clip, run.path.box);
  run.path = null;
  run.clips = false;
}
