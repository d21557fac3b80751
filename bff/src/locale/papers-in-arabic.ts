/** Papers in the language of their reader: they say nothing but words of ours, made in English. */
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { Locale } from '@muqarin/rules/locale';
import { sayParts } from './say-parts.ts';

export function paperIn(locale: Locale, model: DocumentModel): DocumentModel {
  return locale === 'en' ? model : { ...(everyText(model) as DocumentModel), locale };
}

function everyText(value: unknown): unknown {
  if (typeof value === 'string') return sayParts(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === 'kind' ? item : everyText(item)]),
  );
}
