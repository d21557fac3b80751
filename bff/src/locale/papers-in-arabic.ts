/** Papers in the language of their reader: they say nothing but words of ours, made in English. */
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { Say } from '@muqarin/rules/translate';

export function paperInArabic(say: Say, model: DocumentModel): DocumentModel {
  return { ...(everyText(model, say) as DocumentModel), locale: 'ar' };
}

function everyText(value: unknown, say: Say): unknown {
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, say));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isOurs(name) ? everyText(item, say) : item]),
  );
}

/** All but what is no text: which kind of section it is, the insurers' drawings and their names. */
function isOurs(name: string): boolean {
  return !['kind', 'mark', 'marks'].includes(name);
}
