// Refuses imports that the table in import-rules.mjs does not allow, and prints import cycles.
// Usage: node scripts/check-imports.mjs [root]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { cyclesOf } from './import-cycles.mjs';
import { crossings, layers, onlyIn, workshop, workspaces } from './import-rules.mjs';

const skipped = new Set(['node_modules', 'dist', '.cache', '.turbo', 'storybook-static']);

function* sources(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* sources(join(folder, entry.name));
    } else if (/\.tsx?$/.test(entry.name)) yield join(folder, entry.name);
  }
}

/** Every module a file names: { name, isType, isLazy }. */
export function importsOf(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const add = (name, isType, isLazy = false) => found.push({ name, isType, isLazy });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, isType);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) add(literal[2], false, true);
  }
  return found;
}

const isInside = (name, parent) => name === parent || name.startsWith(`${parent}/`);
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Why a package name may not be imported here, or null. */
function refusePackage(workspace, file, declared, { name, isType }) {
  const isWorkshop = workshop.test(`/${file}`);
  const target = workspaces.find((other) => isInside(name, other.name));
  if (target) {
    if (target === workspace) {
      // A bench and a consumer import the package as its users do.
      return /\/(bench|consumer)\//.test(file) ? null : 'inside a package, import by relative path';
    }
    const allowed = workspace.packages[target.name];
    if (allowed === undefined) return `${workspace.name} may not know ${target.name}`;
    if (!isWorkshop && workspace.refused?.some((path) => isInside(name, path))) {
      return `${name} is not for ${workspace.name}`;
    }
    if (isType || isWorkshop) return null;
    const isShape = workspace.shapes?.some((part) => name.includes(part));
    if (isShape || allowed === 'any') return isShape ? `${name} holds schemas: import types` : null;
    const subpath = name.slice(target.name.length + 1);
    const values = [
      ...(allowed.values ?? []),
      ...Object.entries(allowed.valuesIn ?? {})
        .filter(([pattern]) => new RegExp(pattern).test(file))
        .flatMap(([, paths]) => paths),
    ];
    if (values.some((path) => isInside(subpath, path))) return null;
    return `${workspace.name} may import only types of ${name}: write "import type"`;
  }
  const only = onlyIn.filter((r) => r.workspace === workspace.name && isInside(name, r.module));
  if (only.length > 0 && !isWorkshop) {
    return only.some((row) => file.startsWith(row.from)) ? null : `${name} only in ${only[0].from}`;
  }
  if (isWorkshop) return null;
  if (isBuiltin(name)) {
    const isServer = workspace.name === '@banxin/api' || workspace.node?.includes(file);
    return isServer ? null : `${workspace.name} does not run on Node alone`;
  }
  const list = workspace.modules.flatMap((name) => (name === 'declared' ? declared : name));
  if (list.some((module) => isInside(name, module))) return null;
  return `${packageOf(name)} is not among the modules of ${workspace.name}`;
}

/** Why one file of a workspace may not import another of it, or null. */
function refuseLayer(from, to) {
  const fromWorkshop = workshop.test(`/${from}`);
  if (workshop.test(`/${to}`)) return fromWorkshop ? null : 'that file is not part of the product';
  for (const layer of layers) {
    const match = new RegExp(`^${layer.from}`).exec(from);
    if (!match || (layer.sources && fromWorkshop)) continue;
    if (new RegExp(`^${layer.to.replace('$1', match[1] ?? '')}`).test(to)) return null;
    return layer.why ?? `${layer.from.replace(/\(\[\^\/\]\+\)/, '*')} may import only ${layer.to}`;
  }
  return null;
}

function refuseRelative(workspace, from, to) {
  if (to.startsWith(`${workspace.folder}/`)) return refuseLayer(from, to);
  const isCrossing = crossings.some(
    (row) =>
      workshop.test(`/${from}`) &&
      from.startsWith(row.from) &&
      (to === row.to || (row.to.endsWith('/') && to.startsWith(row.to))),
  );
  return isCrossing ? null : `a relative path may not leave ${workspace.folder}`;
}

/** All problems below a root, as printable lines. */
export function checkImports(root) {
  const problems = [];
  const graph = new Map();
  for (const workspace of workspaces) {
    const manifest = join(root, workspace.folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
    const declared = Object.keys({
      ...dependencies,
      ...(workspace.name === '@banxin/storybook' && devDependencies),
    });
    for (const path of sources(join(root, workspace.folder))) {
      const file = relative(root, path).replaceAll('\\', '/');
      graph.set(file, new Set());
      for (const found of importsOf(file, readFileSync(path, 'utf8'))) {
        let reason = null;
        if (found.name.startsWith('.')) {
          const to = posix.join(posix.dirname(file), found.name.replace(/\?.*$/, ''));
          reason = refuseRelative(workspace, file, to);
          if (!found.isType && !found.isLazy) graph.get(file).add(to);
        } else if (!found.name.startsWith('virtual:')) {
          reason = refusePackage(workspace, file, declared, found);
        }
        if (reason) problems.push(`${file}: '${found.name}': ${reason}`);
      }
    }
  }
  for (const cycle of cyclesOf(graph))
    problems.push(`import cycle: ${[...cycle, cycle[0]].join(' → ')}`);
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
  const problems = checkImports(root);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'imports: ok' : `imports: ${problems.length} refused`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
