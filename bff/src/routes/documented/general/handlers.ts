/** What the general calls do: take a document, list the priced plans. */
import { generalFilters } from '@muqarin/rules/general/plan-list';
import { generalDocuments, invalidDocumentMessage } from '@muqarin/rules/general/uploads';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import type { Bff } from '../../../parts.ts';
import { faultOfRefused } from '../../../uploads/file-rule.ts';
import { keptFile } from '../../../uploads/kept-files.ts';
import { generalQuoteOfSession } from '../../../use-cases/general/session-quote.ts';
import { listedInsurers } from '../../../views/listed-insurers.ts';
import type { Ask, Outcome } from '../call.ts';
import { done, textOf } from '../read-fields.ts';

/** S1 8: `Please upload a valid …` for whatever is wrong with a file; its reason stands beside it. */
export async function upload(_bff: Bff, { files = {} }: Ask): Promise<Outcome> {
  if (!generalDocuments.some(({ field }) => files[field])) {
    return { kind: 'refused', message: quoteMessages.invalidTradeLicense };
  }
  for (const { field } of generalDocuments) {
    const sent = files[field];
    if (sent?.outcome !== 'refused') continue;
    const message = invalidDocumentMessage(field);
    const fault = faultOfRefused({ ...sent, message });
    if (fault) throw fault;
    return { kind: 'refused', message, errors: [{ field, message: sent.message }] };
  }
  const kept = generalDocuments.flatMap(({ field }) => {
    const sent = files[field];
    return sent?.outcome === 'stored' ? [[field, keptFile(sent.upload)] as const] : [];
  });
  return done({ status: 1, message: quoteMessages.uploaded, files: Object.fromEntries(kept) });
}

export async function getProducts(bff: Bff, ask: Ask): Promise<Outcome> {
  const asked = Object.fromEntries(
    generalFilters.names.map((name) => [name, textOf(ask.fields[name])]),
  );
  const { filters, problem } = generalFilters.read(asked);
  if (problem !== undefined) return { kind: 'refused', message: problem };
  const quote = await generalQuoteOfSession(bff, ask);
  const catalogue = await bff.catalogue.info();
  const about = { insurers: listedInsurers(catalogue, quote.tiles) };
  return done(
    await bff.generalLists({ quote, filters, about, logoVersion: catalogue.version }, ask.context),
  );
}
