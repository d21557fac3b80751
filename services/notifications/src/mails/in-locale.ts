/**
 * What mails are written with, in the language of whoever gets them: texts by key, the words of the rules by their English text, and
 * those of the catalogue as the event brings them. A composer puts what a person typed into its texts as it is.
 */
import { sayKept } from '@muqarin/rules/ar/kept-texts';
import { sentencesInArabic } from '@muqarin/rules/ar/sayings';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { isLocale, type Locale } from '@muqarin/rules/locale';
import { formatAed } from '@muqarin/rules/money-format';
import { percentsFromLeft } from '@muqarin/rules/percent';
import type { Say } from '@muqarin/rules/translate';
import accountAr from './account.ar.json' with { type: 'json' };
import account from './account.en.json' with { type: 'json' };
import countedAr from './ar/counted.json' with { type: 'json' };
import counted from './counted.json' with { type: 'json' };
import generalAr from './general.ar.json' with { type: 'json' };
import general from './general.en.json' with { type: 'json' };
import groupsAr from './groups.ar.json' with { type: 'json' };
import groups from './groups.en.json' with { type: 'json' };
import { type MailContent, type MailLink, type RenderedMail, renderMail } from './layout.ts';
import commonAr from './messages.ar.json' with { type: 'json' };
import common from './messages.en.json' with { type: 'json' };
import ordersAr from './motor-orders.ar.json' with { type: 'json' };
import orders from './motor-orders.en.json' with { type: 'json' };
import plansAr from './motor-plans.ar.json' with { type: 'json' };
import plans from './motor-plans.en.json' with { type: 'json' };
import policiesAr from './policy-changes.ar.json' with { type: 'json' };
import policies from './policy-changes.en.json' with { type: 'json' };
import siteAr from './site.ar.json' with { type: 'json' };
import site from './site.en.json' with { type: 'json' };

const english = { common, counted, orders, plans, site, general, groups, account, policies };
export type MailTexts = typeof english;

export interface MailWords {
  /** Each file of texts by its name. */
  t: MailTexts;
  /** A word of the catalogue or of the rules; never what a person typed. */
  say: Say;
  /** The same, or what an event says filled. */
  kept: Say;
  /** Words of ours in one line. */
  listed(words: readonly string[]): string;
  aed(fils: bigint | undefined): string;
  /** Whoever has no name is greeted by none. */
  greet(name: string | undefined): string | undefined;
  /** The last line of most mails. */
  reference(reference: string): string;
  until(text: string, isoDay: string): string;
  /** Stands in each mail that nobody asked for. */
  stopReminders(origin: string): MailLink;
  render(content: MailContent): RenderedMail;
}

/** `arabic`: what the catalogue says in Arabic of what the mail is about, by its English (`arabicIn`). */
export function mailWords(
  locale: string | undefined,
  arabic: Readonly<Record<string, string>> = {},
): MailWords {
  const known: Locale = isLocale(locale) ? locale : 'en';
  const { t, say: sayWord, kept: sayFilled, comma } = known === 'en' ? inEnglish : inArabic();
  const brought = (text: string) =>
    known === 'ar' && Object.hasOwn(arabic, text) ? percentsFromLeft(arabic[text] ?? text) : null;
  const say: Say = (text) => brought(text) ?? sayWord(text);
  return {
    t,
    say,
    kept: (text) => brought(text) ?? sayFilled(text),
    listed: (words) => words.map(say).join(comma),
    aed: (fils = 0n) => say(formatAed(Number(fils), 'always')),
    greet: (name) => (name ? fillMessage(t.common.greeting, { name }) : undefined),
    reference: (reference) => fillMessage(t.common.reference, { reference }),
    until: (text, isoDay) => fillMessage(text, { date: shownDate(isoDay) }),
    stopReminders: (origin) => ({ label: t.common.stopReminders, href: `${origin}/my-account` }),
    render: (content) => renderMail(content, known),
  };
}

type Language = Pick<MailWords, 't' | 'say' | 'kept'> & { comma: string };

const asItIs: Say = (text) => text;
const inEnglish: Language = { t: english, say: asItIs, kept: asItIs, comma: ', ' };

let inArabicOnce: Language | undefined;

function inArabic(): Language {
  if (inArabicOnce) return inArabicOnce;
  const ofRules = sentencesInArabic();
  inArabicOnce = { t: arabicTexts(), say: ofRules.say, kept: sayKept(ofRules), comma: '، ' };
  return inArabicOnce;
}

function arabicTexts(): MailTexts {
  const files = {
    common: commonAr,
    orders: ordersAr,
    plans: plansAr,
    site: siteAr,
    general: generalAr,
    counted: countedAr,
    groups: groupsAr,
    account: accountAr,
    policies: policiesAr,
  } satisfies MailTexts;
  return JSON.parse(percentsFromLeft(JSON.stringify(files)));
}
