// Counts, by component name, what React renders again. Must be loaded before React.

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's mark of a component that was called in this commit. */
const PERFORMED_WORK = 1;
/** Function components, contexts' readers with a forwarded ref, memoised components. */
const COMPONENTS = [0, 11, 14, 15];

let counts = new Map<string, number>();

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name || '(anonymous)';
  const wrapped = type as { displayName?: string; render?: unknown; type?: unknown } | null;
  return wrapped?.displayName ?? nameOf(wrapped?.render ?? wrapped?.type ?? (() => undefined));
}

/** Only what changed against the last commit; a subtree that was left alone is the same object. */
function visit(fiber: Fiber): void {
  const before = fiber.alternate;
  if (before === null) return;
  if (COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) {
    const name = nameOf(fiber.type);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (fiber.child === before.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
}

/** Names and counts since the last call. */
function takeCounts(): Readonly<Record<string, number>> {
  const taken = Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  counts = new Map();
  return taken;
}

Object.assign(globalThis, {
  takeCounts,
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => visit(root.current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});
