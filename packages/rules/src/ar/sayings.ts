/**
 * English texts to Arabic, for whoever shows them. A new catalogue of messages gets a file beside this one and a line here.
 */
import { listCountries } from '../countries.ts';
import { messages } from '../messages.ts';
import { generalMessages } from '../messages-general.ts';
import { motorMessages } from '../messages-motor.ts';
import { siteMessages } from '../messages-site.ts';
import { percentsFromLeft } from '../percent.ts';
import { createSay, type Say, type Sayings } from '../translate.ts';
import { businessInArabic } from './business.ts';
import { carInArabic } from './car-names.ts';
import { catalogueInArabic } from './catalogue.ts';
import { catalogueHelpInArabic } from './catalogue-help.ts';
import { messagesInArabic } from './messages.ts';
import { generalMessagesInArabic } from './messages-general.ts';
import { motorMessagesInArabic } from './messages-motor.ts';
import { siteMessagesInArabic } from './messages-site.ts';
import { papersInArabic } from './papers.ts';
import { planNameInArabic } from './plan-names.ts';
import { pricesInArabic } from './prices.ts';
import { refusalsInArabic } from './refusals.ts';
import { wordsInArabic } from './words.ts';

/** Messages, words and countries of forms: what scripts of a journey may have to say. */
export function arabicMessages(): Sayings {
  return {
    ...countriesInArabic(),
    ...paired(motorMessages, motorMessagesInArabic),
    ...paired(generalMessages, generalMessagesInArabic),
    ...arabicOnSite(),
  };
}

/** Of these what a page of the site may say: it has the countries in its markup, and leaves journeys' messages to them. */
export function arabicOnSite(): Sayings {
  return {
    ...wordsInArabic,
    ...refusalsInArabic,
    ...paired(messages, messagesInArabic),
    ...paired(siteMessages, siteMessagesInArabic),
  };
}

/** Translates everything that is translated by its English text; `more` of whoever asks. */
export function sayInArabic(more: Sayings = {}): Say {
  const sayings = {
    ...catalogueInArabic,
    ...catalogueHelpInArabic,
    ...pricesInArabic,
    ...businessInArabic,
    ...papersInArabic,
    ...arabicMessages(),
    ...more,
  };
  return createSay(withPercents(sayings), (text) => planNameInArabic(text) ?? carInArabic(text));
}

function withPercents(sayings: Sayings): Sayings {
  return Object.fromEntries(
    Object.entries(sayings).map(([english, arabic]) => [english, percentsFromLeft(arabic)]),
  );
}

/** Made where texts are served, not in the browser: another engine may know other names. */
function countriesInArabic(): Sayings {
  const names = new Intl.DisplayNames('ar', { type: 'region' });
  return Object.fromEntries(
    listCountries().map(({ code, name }) => [name, names.of(code) ?? name]),
  );
}

function paired<Key extends string>(
  english: Readonly<Record<Key, string>>,
  arabic: Readonly<Partial<Record<Key, string>>>,
): Sayings {
  const keys = Object.keys(arabic) as Key[];
  return Object.fromEntries(keys.map((key) => [english[key], arabic[key] ?? english[key]]));
}
