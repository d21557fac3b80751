/**
 * Models of pages and answers to our own forms in the language of their reader. They are made in English, whose texts the
 * contract and the stored quotes have; only fields that are shown are translated, never what a person typed or a form posts.
 */
import { sayInArabic } from '@muqarin/rules/ar/sayings';
import type { Locale } from '@muqarin/rules/locale';
import type { Say } from '@muqarin/rules/translate';
import { carPartInArabic, carRowInArabic } from './cars-in-arabic.ts';

/** Fields that hold words to be shown, alone or in a list. */
const shown = new Set([
  'assumption',
  'car',
  'changes',
  'conditions',
  'description',
  'dropped',
  'emirate',
  'emirateName',
  'error',
  'excess',
  'help',
  'hint',
  'insurer',
  'insurerName',
  'label',
  'lead',
  'message',
  'name',
  'networkName',
  'note',
  'notes',
  'notice',
  'planName',
  'reason',
  'text',
  'title',
  'tpaName',
  'unconfirmed',
  'value',
  'warning',
  'who',
  'why',
  'emirateError',
  'mulkiyaError',
  'valueError',
]);

/** What a person typed or chose comes back to them as it is. */
const theirs = new Set(['answers', 'contact', 'draft', 'fields', 'holder', 'texts', 'typed']);

export function inLocale<Model>(locale: Locale, model: Model): Model {
  return locale === 'en' ? model : (translated(model, arabic(), '') as Model);
}

/** Every text of it: for papers, which hold nothing but words to be read. */
export function wholeInLocale<Model>(locale: Locale, model: Model): Model {
  return locale === 'en' ? model : (everyText(model, arabic()) as Model);
}

let say: Say | undefined;

function arabic(): Say {
  say ??= sayInArabic();
  return say;
}

function translated(value: unknown, sayIt: Say, key: string): unknown {
  if (typeof value === 'string') return sayField(key, value, sayIt);
  if (Array.isArray(value)) return value.map((item) => translated(item, sayIt, key));
  if (typeof value !== 'object' || value === null || theirs.has(key)) return value;
  return Object.fromEntries(
    Object.entries(carRowInArabic(key, value)).map(([name, item]) => [
      name,
      translated(item, sayIt, name),
    ]),
  );
}

function sayField(key: string, text: string, sayIt: Say): string {
  if (shown.has(key)) return sayParts(text, sayIt);
  return carPartInArabic(key, text) ?? ownFile(text);
}

function everyText(value: unknown, sayIt: Say): unknown {
  if (typeof value === 'string') return sayParts(value, sayIt);
  if (Array.isArray(value)) return value.map((item) => everyText(item, sayIt));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'kind' ? item : everyText(item, sayIt),
    ]),
  );
}

/** A text that is not known as a whole may be several that are: "Liwan Select, Liwan Insurance", "First 6 months: …". */
function sayParts(text: string, sayIt: Say): string {
  const whole = sayIt(text);
  if (whole !== text) return whole;
  const lead = /^(.+?:|Covers|Assumes) (.+)$/s.exec(text);
  if (lead) return `${sayIt(lead[1] ?? '')} ${sayIt(lead[2] ?? '')}`;
  const note = /^(.+) \((.+)\)$/s.exec(text);
  if (note) return `${sayIt(note[1] ?? '')} (${sayIt(note[2] ?? '')})`;
  return text.includes(', ') ? text.split(', ').map(sayIt).join('، ') : signsApart(text);
}

/** Factors and signs read from the left in Arabic too (brand.md, money). */
function signsApart(text: string): string {
  return /^[×−+]\s?[\d.,]+$/.test(text) ? `\u2066${text}\u2069` : text;
}

/** The paper of a plan is the same for everybody, so its address says the language. */
function ownFile(text: string): string {
  return text.startsWith('/download-file/') ? `${text}?lang=ar` : text;
}
