/** What a file would do besides being printed: scripts, programs to start, files inside it. */
import type { PdfDocument } from './pdf-document.ts';
import { type Box, boxAfter, IDENTITY } from './pdf-matrix.ts';
import type { PageNode } from './pdf-pages.ts';
import type { Dict, Value } from './pdf-values.ts';

export type ActiveKind = 'script' | 'launch' | 'attachment';

/** The first of its kind. */
export interface ActivePart {
  readonly kind: ActiveKind;
  /** 1-based; null when the file as a whole has it. */
  readonly page: number | null;
  /** In user space. */
  readonly box: Box | null;
}

const MAX_ANNOTATIONS = 5_000;
const MAX_CHAIN = 32;

/** At most one of each kind. */
export function activeParts(document: PdfDocument, pages: readonly PageNode[]): ActivePart[] {
  const found = new Map<ActiveKind, ActivePart>();
  const note = (kind: ActiveKind, page: number | null = null, box: Box | null = null) => {
    if (!found.has(kind)) found.set(kind, { kind, page, box });
  };
  const root = document.dict(document.trailer.get('Root'));
  const names = document.dict(root?.get('Names'));
  const isFilled = (tree: Value | undefined) => {
    const dict = document.dict(tree);
    return ['Names', 'Kids'].some((key) => (document.array(dict?.get(key))?.length ?? 0) > 0);
  };
  if (isFilled(names?.get('JavaScript'))) note('script');
  if (isFilled(names?.get('EmbeddedFiles'))) note('attachment');
  if ((document.array(root?.get('AF'))?.length ?? 0) > 0) note('attachment');
  for (const kind of actionsOf(document, root, 'OpenAction')) note(kind);
  for (const [index, node] of pages.entries()) {
    for (const kind of actionsOf(document, node.dict, 'A')) note(kind, index + 1);
    const annotations = document.array(node.dict.get('Annots'))?.slice(0, MAX_ANNOTATIONS) ?? [];
    for (const annotation of annotations) {
      const dict = document.dict(annotation);
      const sides = document.numbers(dict?.get('Rect'), 4) as Box | null;
      const box = sides && boxAfter(IDENTITY, sides);
      if (document.name(dict?.get('Subtype')) === 'FileAttachment') {
        note('attachment', index + 1, box);
      }
      for (const kind of actionsOf(document, dict, 'A')) note(kind, index + 1, box);
    }
  }
  return [...found.values()];
}

/** Kinds of the action under `key`, of those that events call, and of all that follow them. */
function actionsOf(document: PdfDocument, owner: Dict | null, key: string): ActiveKind[] {
  const onEvents = document.dict(owner?.get('AA'))?.values() ?? [];
  const queue: (Value | undefined)[] = [owner?.get(key), ...onEvents];
  const kinds: ActiveKind[] = [];
  for (let step = 0; step < MAX_CHAIN && queue.length > 0; step += 1) {
    const action = document.resolve(queue.shift());
    if (!(action instanceof Map)) continue;
    const kind = document.name(action.get('S'));
    if (kind === 'JavaScript' || action.has('JS')) kinds.push('script');
    if (kind === 'Launch') kinds.push('launch');
    const next = action.get('Next');
    queue.push(...(document.array(next) ?? [next]));
  }
  return kinds;
}
