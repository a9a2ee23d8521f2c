// Finds import cycles in a graph of files.

/** Strongly connected files (Tarjan): each group of more than one file, or a file that imports itself. */
export function cyclesOf(graph) {
  const state = new Map();
  const stack = [];
  const cycles = [];
  const visit = (file) => {
    const own = { index: state.size, low: state.size, open: true };
    state.set(file, own);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const seen = state.get(next) ?? visit(next);
      if (seen.open) own.low = Math.min(own.low, seen.low);
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) state.get(member).open = false;
      if (group.length > 1 || graph.get(file)?.has(file)) cycles.push(group);
    }
    return own;
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return cycles;
}
