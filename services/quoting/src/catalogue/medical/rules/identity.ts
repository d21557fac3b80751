import type { Problem } from '../../problem.ts';
import { createClaims } from '../../rules/claims.ts';
import { twins } from '../../rules/twins.ts';
import type { Sources } from '../sources.ts';

/** Ids, codes and names that must be alone of their kind, and plan files that say what their path says. */
export function checkIdentity(sources: Sources): Problem[] {
  const { insurers, tpas, networks, benefits, descriptions, rows } = sources;
  return [
    ...twins(insurers, 'insurers', insurers.value.insurers, ['id', 'code', 'name', 'registration']),
    ...twins(tpas, 'tpas', tpas.value.tpas, ['id', 'code', 'name']),
    ...twins(networks, 'networks', networks.value.networks, ['id', 'code', 'name']),
    ...twins(benefits, 'benefits', benefits.value.benefits, ['id', 'code', 'name']),
    ...twins(descriptions, 'descriptions', descriptions.value.descriptions, ['id', 'code', 'name']),
    ...twins(rows, 'rows', rows.value.rows, ['code', 'label']),
    ...planTwins(sources),
    ...planPaths(sources),
    ...logos(sources),
    ...kinds(sources),
  ];
}

function planTwins({ plans }: Sources): Problem[] {
  const claim = createClaims();
  return plans.flatMap(({ yaml }) => [
    ...claim(yaml, 'plan id', yaml.value.id, ['id']),
    ...claim(yaml, 'plan name', yaml.value.name, ['name']),
    ...claim(yaml, 'rate card id', yaml.value.rate_card.id, ['rate_card', 'id']),
    ...yaml.value.documents.flatMap((document, i) => [
      ...claim(yaml, 'document id', document.id, ['documents', i, 'id']),
      ...claim(yaml, 'document name', document.name, ['documents', i, 'name']),
    ]),
  ]);
}

function planPaths({ plans }: Sources): Problem[] {
  return plans.flatMap(({ yaml, folder, baseName }): Problem[] => {
    const found: Problem[] = [];
    const say = (field: 'code' | 'insurer', wanted: string) => {
      const message = `The file's place asks for ${field} "${wanted}".`;
      found.push({ file: yaml.file, ...yaml.at([field]), rule: 'wrong-place', message });
    };
    if (yaml.value.insurer !== folder) say('insurer', folder);
    if (yaml.value.code !== `${folder}-${baseName}`) say('code', `${folder}-${baseName}`);
    return found;
  });
}

function logos({ insurers, files }: Sources): Problem[] {
  return insurers.value.insurers.flatMap((insurer, i): Problem[] => {
    if (files.has(`logos/${insurer.code}.svg`)) return [];
    const message = `There is no drawing logos/${insurer.code}.svg for this insurer.`;
    const place = insurers.at(['insurers', i, 'code']);
    return [{ file: insurers.file, ...place, rule: 'missing-logo', message }];
  });
}

/** The schema cannot ask for it: files that were kept before it was asked for stay readable. */
function kinds({ insurers }: Sources): Problem[] {
  return insurers.value.insurers.flatMap((insurer, i): Problem[] => {
    if (Object.hasOwn(insurer, 'kind')) return [];
    const message = `"insurers.${i}" needs the field "kind".`;
    const place = insurers.at(['insurers', i, 'code']);
    return [{ file: insurers.file, ...place, rule: 'missing-field', message }];
  });
}
