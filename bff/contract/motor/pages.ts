/**
 * What the BFF answers to the pages of the motor questionnaire and to those after it (S1 2, decisions V39): see pages.ts.
 * Types and addresses only, so that nothing of the server reaches the browser.
 */
import type { Lookup } from '@muqarin/rules/emirates';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import type { FieldError } from '../field-error.ts';
import type { KeptFile } from '../file-slots.ts';
import type { QuestionPage } from '../question-pages.ts';
import type { MotorCoverGapModel } from './plan-pages.ts';

/** Where the plain forms are posted (see forms.ts). */
export const motorFormPaths = {
  /** `?step=<name>`, plus `&returnTo=open` when Change was pressed. Fields: the step's own (rules/motor/questions); `go` is
   * `previous` or `save` (autosave); `remove` names a part of the car, `popular` a popular car ("make-model"). `&model=<id>`
   * on the year's page is the model of a popular car, taken with the year. */
  questionnaire: '/survey/motor',
  /** Field `emirate` (id or name): the entry form of other pages (decisions V2). */
  emirate: '/survey/motor/emirate',
  /** Field `email`. Mails a link that opens the draft elsewhere. */
  resumeLink: '/survey/motor/resume-link',
  /** The file `mulkiya`, multipart: the registration card, kept with the draft (decisions V11); `?from=home` begins one (A36). Or `remove`: takes it back. */
  mulkiya: '/survey/motor/mulkiya',
  /** Fields `chassis_no`, `return`: on to the plans, or to the retry page. */
  chassis: '/survey/motor/chassis',
  /** Fields: `name`, `phone`, `dial_code`, `email`, `call_time`, `return`. */
  callBack: '/survey/motor/call-back',
} as const;

/** What can be chosen on a car's page, and on the driver's. */
export interface MotorLists {
  makes?: CarLookup[];
  years?: number[];
  models?: CarLookup[];
  variants?: Lookup[];
  popular?: PopularCar[];
  nationalities?: Lookup[];
}

/** A make or a model; where it has an Arabic name that is shown, its Latin one goes along. */
export interface CarLookup extends Lookup {
  latin?: string;
}

export interface PopularCar {
  make: CarLookup;
  model: WishedModel;
}

/** A model with the years in which it was sold: its year is asked for next. */
export interface WishedModel extends CarLookup {
  years: number[];
}

/** The names of the chosen parts of the car. */
export interface CarNames {
  make: string | null;
  model: string | null;
  variant: string | null;
}

/** GET /api/pages/motor/questionnaire?step=<name> */
export interface MotorQuestionnairePage extends QuestionPage<MotorStep, MotorDraft> {
  /** The pages in the order in which they were left, the latest last. */
  history: MotorStep[];
  car: CarNames;
  /** The driver's, once it was said. */
  nationality: Lookup | null;
  lists: MotorLists;
  /** A popular car was chosen: the year is missing, the model is chosen with it. */
  wishedModel: WishedModel | null;
  /** Change comes back to the first page that is open. */
  returnTo: 'open' | null;
  /** ISO day in Asia/Dubai. */
  today: string;
  /** On the last step: the registration card, once it has been sent. */
  mulkiya: KeptFile | null;
}

/** GET /api/pages/motor/help?page=oops|no-chassis|retry */
export interface MotorHelpPage {
  page: 'oops' | 'no-chassis' | 'retry';
  /** Of the page itself: where its forms come back to (`return`). */
  address: string;
  /** Null when this browser has no motor journey: the page says so and leads to the questionnaire. */
  reference: string | null;
  hasLead: boolean;
  /** "Toyota Camry SE 2021", empty when the car is not known. */
  car: string;
  /** Plans that fitted when the answers were sent. */
  productCount: number;
  /** On oops: why no plan has the cover that was asked for. */
  gap: MotorCoverGapModel | null;
  contact: { name: string; email: string; phone: string; dial_code: string } | null;
  chassisNo: string;
  errors: FieldError[];
  typed: Record<string, string>;
  notice: string | null;
}
