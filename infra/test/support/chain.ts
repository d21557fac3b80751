/** A span as a test looks at it, whatever it was sent as. */
export interface SeenSpan {
  traceId: string;
  id: string;
  parent: string | undefined;
  service: string;
  name: string;
}

/** From the first span of ours down to the named one. */
export function chain(spans: readonly SeenSpan[], name: string): string[] {
  const byId = new Map(spans.map((span) => [span.id, span]));
  const names: string[] = [];
  let span = spans.find((each) => each.name === name);
  while (span) {
    names.unshift(`${span.service}: ${span.name}`);
    span = byId.get(span.parent ?? '');
  }
  return names;
}
