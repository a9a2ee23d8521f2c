/**
 * The part of Mermaid's state diagrams that `chartOf` writes, as a strict grammar: whoever passes it is read by
 * Mermaid. Its own parser comes with 200 MB of packages, and the small `@mermaid-js/parser` has no state diagrams;
 * Mermaid 12.3 read all charts and refused the words below as names when this was written.
 */

/** Words of Mermaid's language: as names of states they break a chart. */
const RESERVED =
  /^(note|state|default|class|classDef|style|click|as|scale|accTitle|accDescr|stateDiagram|href)$/;

const NAME = '[A-Za-z]\\w*';
const lines = {
  /** `state "key" as name`, with what is inside when it ends in a brace. */
  state: new RegExp(`^state "([\\w-]+|any state)" as (${NAME})( \\{)?$`),
  end: /^\}$/,
  beside: /^--$/,
  start: new RegExp(`^\\[\\*\\] --> (${NAME})$`),
  final: new RegExp(`^(${NAME}) --> \\[\\*\\]$`),
  edge: new RegExp(`^(${NAME}) --> (${NAME}) : ([\\w .,*/()[\\]⏱-]+)$`),
};

interface Box {
  /** Names of states declared in it. */
  readonly states: string[];
  /** Where its start arrows lead. */
  readonly starts: string[];
  /** Separators of parallel regions. */
  separators: number;
}

const emptyBox = (): Box => ({ states: [], starts: [], separators: 0 });

/** What is wrong with a chart, by line; empty when Mermaid reads it as it is meant. */
export function chartProblems(chart: string): readonly string[] {
  const problems: string[] = [];
  const [head, ...rest] = chart.split('\n');
  if (head !== 'stateDiagram-v2') problems.push('1: must be "stateDiagram-v2"');
  if (rest.pop() !== '') problems.push('the last line must end');
  const declared = new Set<string>();
  const mentioned: { name: string; at: number }[] = [];
  const open: Box[] = [emptyBox()];

  const close = (at: number, box: Box): void => {
    const isParallel = box.separators > 0;
    if (isParallel && box.separators !== box.states.length - 1) {
      problems.push(`${at}: ${box.states.length} regions need ${box.states.length - 1} separators`);
    }
    if (!isParallel && box.starts.length !== 1) {
      problems.push(`${at}: ${box.starts.length} start arrows instead of one`);
    }
    for (const name of box.starts) {
      if (!box.states.includes(name)) problems.push(`${at}: starts in ${name}, which is elsewhere`);
    }
  };

  for (const [index, text] of rest.entries()) {
    const at = index + 2;
    const line = text.trimStart();
    const box = open.at(-1) ?? emptyBox();
    const indent = '  '.repeat(line === '}' ? open.length - 1 : open.length);
    if (text !== indent + line) problems.push(`${at}: is not indented by its depth`);
    const state = lines.state.exec(line);
    const edge = lines.edge.exec(line);
    const start = lines.start.exec(line);
    const final = lines.final.exec(line);
    if (state) {
      const [, key = '', name = '', opens] = state;
      if (RESERVED.test(name)) problems.push(`${at}: ${name} is a word of Mermaid's`);
      if (declared.has(name)) problems.push(`${at}: ${name} is declared twice`);
      declared.add(name);
      // What stands outside every state is no state of the machine.
      if (key !== 'any state') box.states.push(name);
      if (opens) open.push(emptyBox());
    } else if (lines.end.test(line)) {
      if (open.length === 1) problems.push(`${at}: nothing is open`);
      else close(at, open.pop() ?? emptyBox());
    } else if (lines.beside.test(line)) box.separators += 1;
    else if (start?.[1]) {
      box.starts.push(start[1]);
      mentioned.push({ name: start[1], at });
    } else if (final?.[1]) mentioned.push({ name: final[1], at });
    else if (edge) for (const name of edge.slice(1, 3)) mentioned.push({ name, at });
    else problems.push(`${at}: cannot be read: ${line}`);
  }
  if (open.length > 1) problems.push(`${open.length - 1} states are not closed`);
  close(rest.length + 1, open[0] ?? emptyBox());
  for (const { name, at } of mentioned) {
    if (!declared.has(name)) problems.push(`${at}: ${name} is not declared`);
  }
  return problems;
}
