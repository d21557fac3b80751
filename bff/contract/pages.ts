/**
 * What the BFF answers to the page renderer and to the pages' own scripts: one model a page, ready to show. Types only,
 * so that nothing of the server reaches the browser. Amounts are integer fils; the page formats them with rules/money.
 *
 * Next reads a model with `GET <BFF_ORIGIN>/api/pages/...`, passing the browser's cookie on. On each proxied request the
 * BFF also sends these headers to Next: `content-security-policy` (with the nonce), `x-nonce`, `x-csrf-token`,
 * `x-muqarin-role`, `x-muqarin-open` (lines whose answers wait in this browser), `x-muqarin-path` (path and query as the browser asked), `x-muqarin-origin` (of the site),
 * `x-correlation-id`.
 */
import type { FieldError } from './field-error.ts';
import type { CarLookup, PopularCar } from './motor/pages.ts';
import type { PriceInParts } from './price-in-parts.ts';
import type { ThanksKind } from './site-forms.ts';

export interface Redirect {
  redirect: string;
}

export type CaptchaModel = { provider: 'altcha' } | { provider: 'google'; siteKey: string };

/** GET /api/pages/thank-you?kind=lead|individual|corporate ; always answers, also on a direct visit (decisions X23). */
export interface ThankYouPage {
  kind: 'lead' | 'individual' | 'corporate';
  reference: string | null;
  policy: {
    reference: string;
    planName: string;
    insurerName: string;
    grossFils: number;
    netFils: number;
    startDate: string;
    /** Conditions on who may buy the plan that the buyer was not asked about (decisions X31). */
    unconfirmed: string[];
    /** Of a group: a plan for each category; else null. */
    group: {
      categories: { category: number; planName: string; members: number; netFils: number }[];
      tpaName: string;
      /** Last day of cover. */
      endDate: string;
      memberCount: number;
      /** Where the papers are sent that its insurer waits for; null once it has them. */
      waitsForDocuments: string | null;
    } | null;
  } | null;
  email: string | null;
  /** ISO moment of what the page thanks for, by which its dates are reckoned; null where it is not known. */
  at: string | null;
  /** Which form of the site led here; null for the questionnaires and on a direct visit. */
  about: ThanksKind | null;
  /** True when the person came here because no plan fits. */
  noProducts: boolean;
  /** To take along: the policy's schedule, the list of plans. */
  papers: { kind: 'schedule' | 'quote'; href: string }[];
  /** Where another quote of the same kind begins; null where none is wanted. */
  start: string | null;
}

/** GET /api/pages/sponsor */
export interface SponsorPage {
  errors: FieldError[];
  typed: Record<string, string>;
}

/** GET /api/pages/how-we-rank */
export interface HowWeRankPage {
  insurers: {
    name: string;
    code: string;
    registration: string;
    plans: Record<ComparedLine, number>;
  }[];
  lines: Record<ComparedLine, ComparedOfLine>;
  providerCount: number;
}

/** What is compared online; for anything else a person asks the insurers. */
export type ComparedLine = 'medical' | 'medical-corporate' | 'motor' | 'general';

interface ComparedOfLine {
  version: string;
  plans: number;
  /** With a plan of the line. */
  insurers: number;
  /** ISO day of the newest rates. */
  ratesOf: string;
}

/** GET /api/pages/home : the example price of the home page, rated live by the same engine. */
export interface HomePage {
  /** The emirate's entry form was posted without one (S1 5). */
  emirateError: string | null;
  /** The registration card that was sent from here was refused (decisions A36). */
  mulkiyaError: string | null;
  /** For the search of a car's brand, and those offered before anybody types (S2 2, decisions A31). */
  makes: CarLookup[];
  popular: PopularCar[];
  example: {
    planName: string;
    insurerName: string;
    logo: string;
    price: PriceInParts;
    lowestFils: number;
    highestFils: number;
    allNetFils: number[];
    netFils: number;
  } | null;
}

/** GET /api/pages/staff/codes : who waits for a call in which a code is read out. Agents only. */
export interface PhoneCodesPage {
  requests: {
    requestId: string;
    kind: 'data' | 'claim' | 'complaint';
    phone: string;
    reference: string;
    /** ISO time. */
    askedAt: string;
    /** Only for whoever had it shown, until then. */
    code: string | null;
    codeUntil: string | null;
    readBy: string | null;
  }[];
  notice: string | null;
  error: string | null;
}
