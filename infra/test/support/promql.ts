/** What a PromQL expression asks for. Throws where it is none. */
import { parser } from '@prometheus-io/lezer-promql';

export interface Asked {
  metrics: string[];
  /** Of matchers and groupings. */
  labels: string[];
}

export function parsePromQl(expression: string): Asked {
  // Grafana puts a duration there.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const asked: Asked = { metrics: [], labels: [] };
  parser.parse(text).iterate({
    enter: (node) => {
      const part = text.slice(node.from, node.to);
      if (node.type.isError) throw new Error(`no PromQL at ${node.from}: ${text}`);
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector') {
        asked.metrics.push(part);
      }
      if (node.name === 'LabelName') asked.labels.push(part);
    },
  });
  if (asked.metrics.length === 0) throw new Error(`asks for nothing: ${text}`);
  return asked;
}
