import account from '../messages/en/account.json' with { type: 'json' };
import blog from '../messages/en/blog.json' with { type: 'json' };
import board from '../messages/en/board.json' with { type: 'json' };
import cases from '../messages/en/cases.json' with { type: 'json' };
import catalogue from '../messages/en/catalogue.json' with { type: 'json' };
import census from '../messages/en/census.json' with { type: 'json' };
import censusChanges from '../messages/en/census-changes.json' with { type: 'json' };
import claims from '../messages/en/claims.json' with { type: 'json' };
import desk from '../messages/en/desk.json' with { type: 'json' };
import gallery from '../messages/en/gallery.json' with { type: 'json' };
import glossary from '../messages/en/glossary.json' with { type: 'json' };
import groupPolicy from '../messages/en/group-policy.json' with { type: 'json' };
import groupPrice from '../messages/en/group-price.json' with { type: 'json' };
import home from '../messages/en/home.json' with { type: 'json' };
import howWeRank from '../messages/en/how-we-rank.json' with { type: 'json' };
import landing from '../messages/en/landing.json' with { type: 'json' };
import leads from '../messages/en/leads.json' with { type: 'json' };
import medicalQuestionnaire from '../messages/en/medical-questionnaire.json' with { type: 'json' };
import motorHelp from '../messages/en/motor-help.json' with { type: 'json' };
import motorQuestionnaire from '../messages/en/motor-questionnaire.json' with { type: 'json' };
import openLink from '../messages/en/open-link.json' with { type: 'json' };
import policy from '../messages/en/policy.json' with { type: 'json' };
import questionnaire from '../messages/en/questionnaire.json' with { type: 'json' };
import quotations from '../messages/en/quotations.json' with { type: 'json' };
import shell from '../messages/en/shell.json' with { type: 'json' };
import site from '../messages/en/site.json' with { type: 'json' };
import sponsor from '../messages/en/sponsor.json' with { type: 'json' };
import staff from '../messages/en/staff.json' with { type: 'json' };
import thankYou from '../messages/en/thank-you.json' with { type: 'json' };
import timeline from '../messages/en/timeline.json' with { type: 'json' };
import titles from '../messages/en/titles.json' with { type: 'json' };
import workbench from '../messages/en/workbench.json' with { type: 'json' };
import { reader } from './reader.ts';

/** The message files by area; one folder a language. */
const english = {
  account,
  timeline,
  census,
  board,
  cases,
  catalogue,
  'census-changes': censusChanges,
  claims,
  blog,
  desk,
  gallery,
  glossary,
  'group-price': groupPrice,
  'group-policy': groupPolicy,
  home,
  'how-we-rank': howWeRank,
  landing,
  leads,
  'medical-questionnaire': medicalQuestionnaire,
  'motor-help': motorHelp,
  'motor-questionnaire': motorQuestionnaire,
  'open-link': openLink,
  policy,
  quotations,
  questionnaire,
  shell,
  site,
  sponsor,
  staff,
  'thank-you': thankYou,
  titles,
  workbench,
};

export type Texts = typeof english;

/** The texts of the reader's language: for the server only, scripts get their strings as props or by `pageTexts`. */
export function textsOf<Area extends keyof Texts>(area: Area): Texts[Area] {
  const translated = reader().areas[area];
  return translated ? (over(english[area], translated) as Texts[Area]) : english[area];
}

const merged = new WeakMap<object, unknown>();

/** What a translation lacks stays English. */
function over(base: unknown, translated: unknown): unknown {
  if (translated === undefined) return base;
  // The languages have not the same forms.
  if (typeof base === 'object' && base !== null && 'plural' in base) return translated;
  if (typeof base !== 'object' || base === null || typeof translated !== 'object') {
    return translated;
  }
  const known = translated === null ? base : merged.get(translated);
  if (known) return known;
  const one = (key: string, value: unknown) => over(value, Reflect.get(translated as object, key));
  const made = Array.isArray(base)
    ? base.map((value, at) => one(String(at), value))
    : Object.fromEntries(Object.entries(base).map(([key, value]) => [key, one(key, value)]));
  merged.set(translated as object, made);
  return made;
}
