import type { Problem } from '../../problem.ts';
import { emirateCodes } from '../../units.ts';
import type { YamlSource } from '../../yaml-source.ts';
import type { Sources } from '../sources.ts';

/** Codes that point at other files must point at something, and a plan must sit in a network that exists for it. */
export function checkReferences(sources: Sources): Problem[] {
  return [...networkReferences(sources), ...benefitRows(sources), ...planReferences(sources)];
}

type Path = (string | number)[];

function unknown(source: YamlSource, path: Path, code: string, list: string): Problem {
  const message = `"${code}" is not in ${list}.`;
  return { file: source.file, ...source.at(path), rule: 'unknown-id', message };
}

function networkReferences({ networks, tpas }: Sources): Problem[] {
  const known = new Set(tpas.value.tpas.map((tpa) => tpa.code));
  return networks.value.networks.flatMap((network, i) =>
    network.tpas.flatMap((code, j) =>
      known.has(code) ? [] : [unknown(networks, ['networks', i, 'tpas', j], code, 'tpas.yaml')],
    ),
  );
}

function benefitRows({ benefits, rows }: Sources): Problem[] {
  const known = new Set(rows.value.rows.map((row) => row.code));
  return benefits.value.benefits.flatMap((benefit, i) =>
    known.has(benefit.row)
      ? []
      : [unknown(benefits, ['benefits', i, 'row'], benefit.row, 'rows.yaml')],
  );
}

function planReferences(sources: Sources): Problem[] {
  const codes = (list: readonly { code: string }[]) => new Set(list.map((entry) => entry.code));
  const insurers = codes(sources.insurers.value.insurers);
  const tpas = codes(sources.tpas.value.tpas);
  const networks = new Map(sources.networks.value.networks.map((entry) => [entry.code, entry]));
  const benefits = codes(sources.benefits.value.benefits);
  const descriptions = codes(sources.descriptions.value.descriptions);
  return sources.plans.flatMap(({ yaml }) => {
    const plan = yaml.value;
    const found: Problem[] = [];
    const expect = (
      known: { has(code: string): boolean },
      code: string,
      path: Path,
      list: string,
    ) => {
      if (!known.has(code)) found.push(unknown(yaml, path, code, list));
    };
    expect(insurers, plan.insurer, ['insurer'], 'insurers.yaml');
    expect(tpas, plan.tpa, ['tpa'], 'tpas.yaml');
    expect(networks, plan.network, ['network'], 'networks.yaml');
    for (const [i, code] of plan.benefits.entries())
      expect(benefits, code, ['benefits', i], 'benefits.yaml');
    for (const [i, code] of plan.descriptions.entries())
      expect(descriptions, code, ['descriptions', i], 'descriptions.yaml');
    const network = networks.get(plan.network);
    if (network && tpas.has(plan.tpa)) found.push(...networkFit(yaml, network));
    return found;
  });
}

function networkFit(
  yaml: Sources['plans'][number]['yaml'],
  network: Sources['networks']['value']['networks'][number],
): Problem[] {
  const plan = yaml.value;
  const found: Problem[] = [];
  const say = (path: Path, message: string) =>
    found.push({ file: yaml.file, ...yaml.at(path), rule: 'network-mismatch', message });
  if (!network.tpas.includes(plan.tpa))
    say(['network'], `"${plan.tpa}" does not run the network "${network.code}" (networks.yaml).`);
  const reached = new Set(emirateCodes(network.emirates));
  const missing = emirateCodes(plan.emirates).filter((code) => !reached.has(code));
  if (missing.length > 0)
    say(['emirates'], `The network "${network.code}" has no place in ${missing.join(', ')}.`);
  return found;
}
