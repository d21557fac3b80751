/** By what staff find a lead: parts of its name and its reference; a number by its hash. Personal: kept in the lead alone, gone with an erasure. */
import { toWesternDigits } from '@muqarin/rules/digits';
import { hashOfPhone } from './phone-hash.ts';

export type Searched =
  | { kind: 'phone'; phoneHash: string }
  /** `terms`: equal to some of the lead's. `fits`: more letters were typed than a term has. */
  | { kind: 'name' | 'reference'; terms: string[]; fits: (lead: Named) => boolean };

export interface Named {
  reference: string;
  name: string;
}

const partsMost = 6;
const lettersMost = 40;
/** Beginnings that are kept beside the whole: an index over several values of one lead is read by equal ones alone. */
const beginnings = { name: [3, 5], reference: [4] } as const;

export function termsOf({ reference, name }: Named): string[] {
  const all = [
    ...partsOf(name).flatMap((part) => keptOf('name', part)),
    ...keptOf('reference', plainReference(reference)),
  ];
  return [...new Set(all)];
}

/** What somebody typed; null where it says too little. */
export function searchedFor(typed: string): Searched | null {
  const text = toWesternDigits(typed).trim();
  if (/^\+?[\d\s().-]+$/.test(text)) {
    const phoneHash = hashOfPhone(text.replace('(0)', ''));
    return phoneHash === '' ? null : { kind: 'phone', phoneHash };
  }
  if (/^mq\W|\d/i.test(text)) {
    const reference = plainReference(text);
    if (reference.length < beginnings.reference[0]) return null;
    const fits = (lead: Named) => plainReference(lead.reference).startsWith(reference);
    return { kind: 'reference', terms: [longestKept('reference', reference)], fits };
  }
  const parts = partsOf(text);
  if (parts.length === 0) return null;
  // One letter or two alone are a whole part or nothing. The longest part says most.
  const long = parts.filter((part) => part.length >= beginnings.name[0]);
  const terms = (long.length > 0 ? long : parts)
    .toSorted((a, b) => b.length - a.length)
    .map((part) => longestKept('name', part));
  const fits = ({ name }: Named) => {
    const own = partsOf(name);
    return parts.every((part) => own.some((each) => each.startsWith(part)));
  };
  return { kind: 'name', terms, fits };
}

type Kind = keyof typeof beginnings;

function keptOf(kind: Kind, text: string): string[] {
  const short = beginnings[kind].filter((length) => length < text.length);
  return [...short.map((length) => text.slice(0, length)), text].map((each) => termOf(kind, each));
}

/** Of what was typed as much as is kept of every text that begins like it. */
function longestKept(kind: Kind, typed: string): string {
  const length = beginnings[kind].findLast((each) => each <= typed.length);
  return termOf(kind, typed.slice(0, length));
}

function termOf(kind: Kind, text: string): string {
  return `${kind[0]}${text}`;
}

/** As they are read out: without the line between, and MQ may be left away. */
function plainReference(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^MQ/, '');
}

/** Lower case, without accents and vowel signs, Arabic letters that are typed in several ways as one. */
function partsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .slice(0, partsMost)
    .map((part) => part.slice(0, lettersMost));
}
