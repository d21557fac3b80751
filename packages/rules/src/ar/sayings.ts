/**
 * English texts to Arabic, for whoever shows them. A new catalogue of messages gets a file beside this one and a line here.
 */

import { catalogueMessages, catalogueRefusalTexts } from '../catalogue-changes/messages.ts';
import {
  catalogueMessagesInArabic,
  catalogueRefusalsInArabic,
} from '../catalogue-changes/messages-ar.ts';
import { listCountries } from '../countries.ts';
import { generalMessages } from '../general/messages.ts';
import { generalMessagesInArabic } from '../general/messages-ar.ts';
import { corporateMessages } from '../medical-corporate/messages.ts';
import { corporateMessagesInArabic } from '../medical-corporate/messages-ar.ts';
import {
  censusAllowed,
  censusErrorHeads,
  censusFaults,
  censusFieldNames,
  censusMessages,
  censusRegisterWords,
} from '../medical-corporate/messages-census.ts';
import {
  censusAllowedInArabic,
  censusErrorHeadsInArabic,
  censusFaultsInArabic,
  censusFieldNamesInArabic,
  censusMessagesInArabic,
  censusRegisterWordsInArabic,
} from '../medical-corporate/messages-census-ar.ts';
import { proposalMessages } from '../medical-corporate/messages-proposal.ts';
import { proposalMessagesInArabic } from '../medical-corporate/messages-proposal-ar.ts';
import { messages } from '../messages.ts';
import { accountMessages } from '../messages-account.ts';
import { answerMessages } from '../messages-answers.ts';
import { formMessages } from '../messages-form.ts';
import { policyMessages } from '../messages-policy.ts';
import { motorMessages } from '../motor/messages.ts';
import { motorMessagesInArabic } from '../motor/messages-ar.ts';
import { motorPurchaseMessages } from '../motor/messages-purchase.ts';
import { percentsFromLeft } from '../percent.ts';
import type { Plural } from '../plural.ts';
import {
  discountRefusals,
  quotationMessages,
  quotationRefusalTexts,
} from '../quotations/messages.ts';
import {
  discountRefusalsInArabic,
  quotationMessagesInArabic,
  quotationRefusalsInArabic,
} from '../quotations/messages-ar.ts';
import { siteMessages } from '../site/messages.ts';
import { siteMessagesInArabic } from '../site/messages-ar.ts';
import { staffMessages } from '../staff/messages.ts';
import { staffMessagesInArabic } from '../staff/messages-ar.ts';
import { createSay, type Say, type Sayings } from '../translate.ts';
import { accountPapersInArabic } from './account-papers.ts';
import { businessInArabic } from './business.ts';
import type { CarNames } from './cars.ts';
import { groupPapersInArabic } from './group-papers.ts';
import { groupProposalsInArabic } from './group-proposals.ts';
import { messagesInArabic } from './messages.ts';
import { accountMessagesInArabic } from './messages-account.ts';
import { policyMessagesInArabic } from './messages-policy.ts';
import { papersInArabic } from './papers.ts';
import { policyChangesInArabic } from './policy-changes.ts';
import { policyPapersInArabic } from './policy-papers.ts';
import { pricesInArabic } from './prices.ts';
import { quotationFieldsInArabic } from './quotation-fields.ts';
import { quotationPapersInArabic } from './quotation-papers.ts';
import { refusalsInArabic } from './refusals.ts';
import type { SentenceKey } from './sentences.ts';
import { formWordsInArabic, wordsInArabic } from './words.ts';

/** Messages, words and countries of forms: what scripts of a journey may have to say. */
export function arabicMessages(): Sayings {
  return {
    ...countriesInArabic(),
    ...paired(motorMessages, motorMessagesInArabic),
    ...paired(motorPurchaseMessages, motorMessagesInArabic),
    ...paired(generalMessages, generalMessagesInArabic),
    ...paired(corporateMessages, corporateMessagesInArabic),
    ...paired(proposalMessages, proposalMessagesInArabic),
    ...arabicOnSite(),
  };
}

/** What is said of staff lists: on the server alone. */
function censusInArabic(): Sayings {
  return {
    ...paired(censusMessages, censusMessagesInArabic),
    ...paired(censusFaults, censusFaultsInArabic),
    ...paired(censusAllowed, censusAllowedInArabic),
    ...paired(censusRegisterWords, censusRegisterWordsInArabic),
    ...paired(censusErrorHeads, censusErrorHeadsInArabic),
    ...paired(censusFieldNames, censusFieldNamesInArabic),
  };
}

/** What desks say, of quotations and of the catalogue: on the server alone. */
function desksInArabic(): Sayings {
  return {
    ...paired(staffMessages, staffMessagesInArabic),
    ...paired(quotationMessages, quotationMessagesInArabic),
    ...paired(quotationRefusalTexts, quotationRefusalsInArabic),
    ...paired(catalogueMessages, catalogueMessagesInArabic),
    ...paired(catalogueRefusalTexts, catalogueRefusalsInArabic),
    ...paired(discountRefusals, discountRefusalsInArabic),
  };
}

/** Of these what other pages may say: they have the countries in their markup, and leave journeys' messages to them. */
export function arabicOnSite(): Sayings {
  return { ...wordsInArabic, ...paired(messages, messagesInArabic), ...arabicInFront() };
}

/** Of these again what the forms of home, landing pages and guides may say, and what their calls answer. */
export function arabicInFront(): Sayings {
  return {
    ...formWordsInArabic,
    ...refusalsInArabic,
    ...paired(formMessages, messagesInArabic),
    ...paired(answerMessages, messagesInArabic),
    ...paired(siteMessages, siteMessagesInArabic),
  };
}

/** What scripts of an account's pages say beyond it. */
export function arabicOfAccounts(): Sayings {
  return paired(accountMessages, accountMessagesInArabic);
}

/** What catalogues say in Arabic, by their English. */
export interface CatalogueSayings extends CarNames {
  words: Sayings;
}

const noCatalogue: CatalogueSayings = { words: {}, makes: {}, models: {} };

/**
 * Translates everything of ours that is translated by its English text. The words of plans, insurers and cars stand with the
 * catalogue, so whoever shows them says which: without one they stay English.
 */
export function sayInArabic(catalogue?: CatalogueSayings): Say {
  return sentencesInArabic(catalogue).say;
}

export interface SentencesInArabic {
  say: Say;
  /** A sentence by its key, its places still to be filled. */
  sentence: (key: SentenceKey) => string | Plural;
}

export function sentencesInArabic(catalogue: CatalogueSayings = noCatalogue): SentencesInArabic {
  const sayings = sayingsOf(catalogue);
  return {
    say: createSay(sayings),
    sentence: (key) => sayings[key] ?? key,
  };
}

function sayingsOf({ words }: CatalogueSayings): Sayings {
  return withPercents({
    ...censusInArabic(),
    ...desksInArabic(),
    ...pricesInArabic,
    ...businessInArabic,
    ...papersInArabic,
    ...accountPapersInArabic,
    ...policyPapersInArabic,
    ...groupPapersInArabic,
    ...quotationPapersInArabic,
    ...quotationFieldsInArabic,
    ...arabicOfAccounts(),
    ...groupProposalsInArabic,
    ...paired(policyMessages, policyMessagesInArabic),
    ...policyChangesInArabic,
    ...arabicMessages(),
    ...words,
  });
}

function withPercents(sayings: Sayings): Sayings {
  return Object.fromEntries(
    Object.entries(sayings).map(([english, arabic]) => [
      english,
      typeof arabic === 'string' ? percentsFromLeft(arabic) : arabic,
    ]),
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
  arabic: Readonly<Partial<Record<NoInfer<Key>, string>>>,
): Sayings {
  const keys = (Object.keys(english) as Key[]).filter((key) => key in arabic);
  return Object.fromEntries(keys.map((key) => [english[key], arabic[key] ?? english[key]]));
}
