/** Path operators (ISO 32000-1 §8.5): what a path reaches, and how it is painted or clips. */
import type { Run } from './pdf-frame.ts';
import { around, boxAfter, shared } from './pdf-matrix.ts';
import type { Painting } from './pdf-painting.ts';
import { reachOf, type State } from './pdf-state.ts';
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
      if (run.path) painting.fill(run.path, state, run);
      break;
    case 'S':
    case 's':
      if (run.path) painting.stroke(run.path, state, run);
      break;
    case 'B':
    case 'B*':
    case 'b':
    case 'b*':
      if (!run.path) break;
      painting.fill(run.path, state, run);
      painting.stroke(run.path, state, run);
      break;
    case 'n':
      break;
    default: {
      const reached = reachOf(operator, operands);
      if (reached) run.path = around(run.path, boxAfter(state.ctm, reached));
      return reached !== null;
    }
  }
  endPath(state, run);
  return true;
}

/** A painted path clips after it is painted. */
function endPath(state: State, run: Run): void {
  if (run.clips && run.path) state.clip = shared(state.clip, run.path);
  run.path = null;
  run.clips = false;
}
