/** kafkajs wraps an error for each layer that tried again; what happened is the innermost one. */
export function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 10; depth++) {
    if (!(root instanceof Error)) return root;
    const { cause, originalError } = root as Error & { originalError?: unknown };
    const inner = cause ?? originalError;
    if (inner === undefined || inner === root) return root;
    root = inner;
  }
  return root;
}
