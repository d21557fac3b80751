import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@muqarin/platform/metrics/catalogue';
import { attr, logField } from '@muqarin/platform/telemetry/attributes';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const registry = 'packages/platform/src/telemetry/attributes.ts';
const metricRegistry = 'packages/platform/src/metrics/catalogue.ts';

/** Of OpenTelemetry's conventions, and ours: what a literal would have to begin with to be meant as an attribute. */
const looksLikeAttribute =
  /^(http|url|rpc|messaging|db|network|server|client|user_agent|enduser|error|exception|service|code)\.[a-z_.]+$/;
const registered = new Set<string>([...Object.values(attr), logField.traceId, logField.spanId]);
const figures = new Set<string>(Object.values(catalogue).map(({ name }) => name));

describe('names of attributes and figures', () => {
  it('stand in their registry, once, and nowhere else', () => {
    const strays = sources()
      .filter((file) => file !== registry && file !== metricRegistry)
      .flatMap((file) => strayLiterals(file, readFileSync(path.join(root, file), 'utf8')));
    expect(strays).toEqual([]);
    expect(new Set(Object.values(attr)).size).toBe(Object.values(attr).length);
  });

  it('are all in use', () => {
    const text = sources()
      .filter((file) => file !== registry)
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    const unused = Object.keys(attr).filter((name) => !text.includes(`attr.${name}`));
    expect(unused).toEqual([]);
    const uncounted = Object.keys(catalogue).filter((name) => !text.includes(`'${name}'`));
    expect(uncounted).toEqual([]);
  });

  it('would be seen elsewhere', () => {
    expect(
      strayLiterals('x.ts', `span.set({ 'http.route': a, "messaging.new_one": b });`),
    ).toHaveLength(2);
    expect(strayLiterals('x.ts', 'log({ trace_id: a }, `muqarin_mails_total`)')).toHaveLength(2);
    expect(strayLiterals('x.ts', `import 'node:http'; const url = 'http.ts';`)).toEqual([]);
  });

  it('come with messages that are constants', () => {
    // An engine's name is a word of ours.
    const built =
      /\b(?:log|logger)\.(?:fatal|error|warn|info|debug|trace)\([^;]*?`[^`]*\$\{(?!(engine|setting)\})/g;
    const found = sources().flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [...text.matchAll(built)].map(([call]) => `${file}: ${call.slice(0, 80)}`);
    });
    expect(found).toEqual([]);
  });
});

function strayLiterals(file: string, text: string): string[] {
  const literals = [
    ...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`|\b(trace_id|span_id)\b/g),
  ];
  return literals
    .map(([, single, double, back, bare]) => single ?? double ?? back ?? bare ?? '')
    .filter((literal) => isName(literal))
    .map((literal) => `${file}: ${literal}`);
}

function isName(literal: string): boolean {
  if (/\.[jt]sx?$/.test(literal)) return false;
  return registered.has(literal) || figures.has(literal) || looksLikeAttribute.test(literal);
}

/** Of all server code. */
function sources(): string[] {
  const rooms = ['packages', 'services', 'bff', 'infra/launch'];
  return rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(room, file))
      .filter(
        (file) =>
          file.endsWith('.ts') && !/node_modules|\/test\/|\/conformance|\.d\.ts$/.test(file),
      ),
  );
}
