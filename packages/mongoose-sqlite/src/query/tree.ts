import { type Doc, isDoc } from '../values/types.ts';

/** Paths as a tree: `true` ends one. */
export type Tree = Map<string, Tree | true>;

export const emptyTree = (): Tree => new Map();

export function put(tree: Tree, path: string): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    tree.set(head, true);
    return;
  }
  const found = tree.get(head);
  if (found === true) return;
  const branch = found ?? emptyTree();
  tree.set(head, branch);
  put(branch, rest.join('.'));
}

/** A copy with only the tree's paths, in the document's own order, through arrays. */
export function include(doc: Doc, tree: Tree): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const branch = tree.get(name);
    if (branch === true) out[name] = value;
    else if (branch !== undefined) {
      const kept = includeValue(value, branch);
      if (kept !== undefined) out[name] = kept;
    }
  }
  return out;
}

function includeValue(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => includeValue(item, tree)).filter((item) => item !== undefined);
  }
  return isDoc(value) ? include(value, tree) : undefined;
}

/** A copy without the tree's paths. */
export function exclude(doc: Doc, tree: Tree): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const branch = tree.get(name);
    if (branch === undefined) out[name] = value;
    else if (branch !== true) out[name] = excludeValue(value, branch);
  }
  return out;
}

function excludeValue(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => excludeValue(item, tree));
  return isDoc(value) ? exclude(value, tree) : value;
}
