/** Quotations as staff and their clients see them: options of one quote (features 111 and 141, decisions X11, M46). */
import { FilledMessage } from '@muqarin/platform/http/filled-message';
import { quotationActs, quotationStates } from '@muqarin/rules/quotations/quotation-states';
import { flagCodes } from '@muqarin/rules/quotations/underwriting-flags';
import { z } from 'zod';
import { CatalogueVersion, Fils, Id } from './shared.ts';

const StaffId = z.string().min(1).max(64);
const Instant = z.string();
const Day = z.string();

const PriceRow = z.object({
  subject: z.string(),
  code: z.string(),
  label: z.string(),
  why: z.string(),
  /** The same by key, where they are filled. */
  filled: z
    .object({
      subject: FilledMessage.optional(),
      label: FilledMessage.optional(),
      why: FilledMessage.optional(),
    })
    .optional(),
  fils: Fils,
});

/** In English, and by its key where it is filled with values. */
const Label = z.object({ label: z.string(), labelFilled: FilledMessage.optional() });

const QuotationField = z.object({
  name: z.string(),
  ...Label.shape,
  hint: z.string(),
  hintFilled: FilledMessage.optional(),
  kind: z.enum(['date', 'number', 'choice']),
  value: z.string(),
  choices: z.array(Label.extend({ value: z.string() })),
});
export type QuotationField = z.infer<typeof QuotationField>;

/** Of a group with its variants: then also by key. */
const PlanName = z.object({ planName: z.string(), planNameFilled: FilledMessage.optional() });

const DifferenceRow = PriceRow.extend({ beforeFils: Fils, afterFils: Fils });

export const QuotationOption = z.object({
  lineId: Id,
  /** As its line writes it: of a group with its variants, `123dattgl4-7`. */
  planId: z.string(),
  ...PlanName.shape,
  insurerName: z.string(),
  insurerCode: z.string(),
  /** What its price stands on besides, such as the excess of a car's. */
  terms: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      filled: z
        .object({ label: FilledMessage.optional(), value: FilledMessage.optional() })
        .optional(),
      /** The car that it names. */
      car: z
        .object({ make: z.string(), model: z.string(), variant: z.string(), year: z.int() })
        .optional(),
    }),
  ),
  /** By the rate card, before anything is taken off. */
  ratedNetFils: Fils,
  discount: z.object({ fundingId: z.string(), fils: Fils }).nullable(),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  /** Sum to `grossFils`. */
  rows: z.array(PriceRow),
  /** On who may hold it; said wherever its price is (decisions X31). */
  conditions: z.array(z.string()),
});
export type QuotationOption = z.infer<typeof QuotationOption>;

export const OptionDifference = z.object({
  lineId: Id,
  /** Null: not offered before. */
  beforeFils: Fils.nullable(),
  /** Null: not offered any more. */
  afterFils: Fils.nullable(),
  ...PlanName.shape,
  /** Sum to the difference of the two; empty where one of them is not there. */
  rows: z.array(DifferenceRow),
});
export type OptionDifference = z.infer<typeof OptionDifference>;

/** Nobody's name, address or birthday: a list is no reason to read them. */
export const QuotationRow = z.object({
  quotationId: Id,
  reference: z.string(),
  quoteReference: z.string(),
  line: z.string(),
  state: z.enum(quotationStates),
  version: z.int(),
  agentId: StaffId,
  options: z.int(),
  lowestGrossFils: Fils.nullable(),
  validUntil: Day,
  changedAt: Instant,
});
export type QuotationRow = z.infer<typeof QuotationRow>;

export const StaffQuotation = z.object({
  row: QuotationRow,
  quoteId: Id,
  leadId: Id.nullable(),
  draftId: z.string(),
  /** Counts what was done to it: who changes it says what they saw. */
  turn: z.int(),
  day: Day,
  catalogueVersion: CatalogueVersion,
  /** What all options stand on and staff may put right. */
  facts: z.array(QuotationField),
  /** What each option lets vary within its rate card. */
  choices: z.array(z.object({ lineId: Id, fields: z.array(QuotationField) })),
  options: z.array(QuotationOption),
  flags: z.array(
    z.object({
      code: z.enum(flagCodes as [string, ...string[]]),
      clearedBy: StaffId.nullable(),
      clearedAt: Instant.nullable(),
    }),
  ),
  sent: z
    .object({ version: z.int(), at: Instant, by: StaffId, openedAt: Instant.nullable() })
    .nullable(),
  chosenLineId: Id.nullable(),
  /** What the client has beside what stands here now; empty where they are the same, or nothing was sent. */
  sinceSent: z.array(OptionDifference),
  acts: z.array(z.object({ act: z.string(), by: z.string(), at: Instant })),
  /** What its state allows. */
  may: z.array(z.enum(quotationActs)),
});
export type StaffQuotation = z.infer<typeof StaffQuotation>;

const Typed = z.object({ name: z.string().max(60), text: z.string().max(120) });

export const QuotationChange = z.object({
  /** Priced by today and the catalogue in force. */
  today: z.boolean().default(false),
  removed: z.array(Id).max(100).default([]),
  /** An amount of 0 takes a discount back. */
  discounts: z
    .array(
      z.object({ lineId: Id, fundingId: z.string().max(40), fils: Fils.min(0).max(100_000_000) }),
    )
    .max(100)
    .default([]),
  /** As they were typed; a name that the quotation does not have is refused. */
  facts: z.array(Typed).max(100).default([]),
  choices: z
    .array(Typed.extend({ lineId: Id }))
    .max(2_000)
    .default([]),
});
export type QuotationChange = z.infer<typeof QuotationChange>;

export const QuotationPreview = z.object({
  options: z.array(QuotationOption),
  differences: z.array(OptionDifference),
  validUntil: Day,
  /** That it would raise. */
  flags: z.array(z.string()),
});
export type QuotationPreview = z.infer<typeof QuotationPreview>;

/** What its client sees: the version that was sent, and never one that was not. */
export const ClientQuotation = z.object({
  quotationId: Id,
  reference: z.string(),
  line: z.string(),
  /** `revising`: another version is being made of it. */
  state: z.enum([
    'shared',
    'selected',
    'accepted',
    'bound',
    'declined',
    'expired',
    'superseded',
    'revising',
  ]),
  version: z.int(),
  agentId: StaffId,
  name: z.string(),
  /** The address that its link was mailed to; on no page. */
  recipient: z.string(),
  options: z.array(QuotationOption),
  chosenLineId: Id.nullable(),
  validUntil: Day,
  catalogueVersion: CatalogueVersion,
  quoteId: Id,
  /**
   * What its client can do with what they accepted: order it, or wait for staff to make the policy; or why it is not sold any more,
   * its prices being over, or another quotation being out. Null while it is not accepted.
   */
  onward: z.enum(['order', 'staff', 'expired', 'superseded']).nullable(),
});
export type ClientQuotation = z.infer<typeof ClientQuotation>;

/** What the client of a quote accepted in a quotation, and can still have: to be told where they buy something else. */
export const AcceptedQuotation = z.object({
  quotationId: Id,
  reference: z.string(),
  ...PlanName.shape,
  grossFils: Fils,
  /** The last ISO day of its client's link. */
  linkUntil: Day,
});
export type AcceptedQuotation = z.infer<typeof AcceptedQuotation>;
