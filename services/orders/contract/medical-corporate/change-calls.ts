/** People who join or leave a group that is insured: priced row by row before it is asked for, kept once. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import {
  CHANGE_CASES,
  JOIN_CASES,
  LEAVE_CASES,
} from '@muqarin/rules/medical-corporate/change-cases';
import { z } from 'zod';
import { PricedChange, Refused, RefusedChange } from '../changes/ledger.ts';
import { Fils, Id, Key } from '../shared.ts';
import { GroupMember } from './member.ts';
import { GroupPolicy } from './policy.ts';

export const Joining = z.object({
  /** As the employer calls this person, for example a staff number; empty: the policy gives one. */
  number: z.string().max(20),
  /** May be empty. */
  name: z.string().max(80),
  /** ISO days. */
  birthDate: z.string().max(10),
  effectiveOn: z.string().max(10),
  gender: z.enum(['male', 'female']),
  married: z.boolean(),
  salary: z.enum(['lsb', 'nlsb']),
  relation: z.enum(['employee', 'spouse', 'child', 'parent']),
  /** Number of the category; 0 where the group has none. */
  category: z.int().min(0).max(60),
  case: z.enum(JOIN_CASES),
});
export type Joining = z.infer<typeof Joining>;

export const Leaving = z.object({
  /** The member's number in the policy. */
  number: z.string().max(40),
  effectiveOn: z.string().max(10),
  case: z.enum(LEAVE_CASES),
  /** A claim of this person in the period is known. */
  claimed: z.boolean(),
  /** Of a member who was sold as a count: one of the married women, whose maternity cover ends too. */
  maternity: z.boolean(),
});
export type Leaving = z.infer<typeof Leaving>;

export const MOST_IN_A_CHANGE = 100;

const Change = z.object({
  policyId: Id,
  joining: z.array(Joining).max(MOST_IN_A_CHANGE),
  leaving: z.array(Leaving).max(MOST_IN_A_CHANGE),
});

/** What quoting is to be asked: the input of its call `rate-group-members`. */
export const WantedRates = z.object({
  catalogueVersion: z.string(),
  insurerId: z.int(),
  members: z.array(
    z.object({
      plan: z.string(),
      age: z.int(),
      salary: z.enum(['lsb', 'nlsb']),
      marriedWoman: z.boolean(),
    }),
  ),
});
export type WantedRates = z.infer<typeof WantedRates>;

const Asks = z.object({ outcome: z.literal('asks'), rates: WantedRates });
export type ChangeAsks = z.infer<typeof Asks>;

/** What was brought: its answer beside what was asked. */
const Known = z
  .object({
    rates: z
      .object({
        wanted: WantedRates,
        prices: z.array(
          z.union([
            z.looseObject({ outcome: z.literal('priced'), netFils: Fils }),
            z.object({ outcome: z.literal('hidden'), reason: z.string() }),
          ]),
        ),
        papers: z.array(z.object({ case: z.enum(CHANGE_CASES), papers: z.array(z.string()) })),
        arabic: z.record(z.string(), z.string()),
      })
      .nullable()
      .default(null),
  })
  .prefault({});
export type ChangeKnown = z.output<typeof Known>;

/** Somebody of the change, with what their cover costs or gives back. */
const ChangeRow = z.object({
  /** Where in `joining` or `leaving`. */
  kind: z.enum(['joins', 'leaves']),
  at: z.int(),
  /** As the policy calls them. */
  number: z.string(),
  effectiveOn: z.string(),
  /** Of whoever joins; null of others. */
  age: z.int().nullable(),
  periodFils: Fils,
  daysLeft: z.int(),
  netFils: Fils,
  keptBecause: z.enum(['claim', 'terms']).nullable(),
  papers: z.array(z.string()),
});
export type ChangeRow = z.infer<typeof ChangeRow>;

/** Who of the change cannot be taken, and why. */
const WrongRow = z.object({
  kind: z.enum(['joins', 'leaves']),
  at: z.int(),
  reason: z.union([
    Refused,
    z.enum([
      'bad_day',
      'bad_birth_date',
      'born_later',
      'twice_in_form',
      'no_category',
      'no_rate',
      'case_of_others',
      'number_taken',
      'bad_number',
      'no_maternity',
    ]),
  ]),
});
export type WrongRow = z.infer<typeof WrongRow>;

export const PricedGroupChange = PricedChange.extend({
  rows: z.array(ChangeRow),
  /** Of all rows, each once; `arabic` names them by their English. */
  papers: z.array(z.string()),
  arabic: z.record(z.string(), z.string()),
  /** Members before and with it. */
  membersBefore: z.int(),
  membersAfter: z.int(),
});
export type PricedGroupChange = z.infer<typeof PricedGroupChange>;

const Wrong = z.object({ outcome: z.literal('wrong_rows'), rows: z.array(WrongRow) });
const Priced = z.object({ outcome: z.literal('priced'), priced: PricedGroupChange });

export const groupChangeCalls = {
  groupPolicy: defineCall({
    name: 'group-policy',
    method: 'GET',
    path: '/group-policies/:policyId',
    summary: 'The policy of a group by its id, or null.',
    input: z.object({ policyId: Id }),
    output: GroupPolicy.nullable(),
  }),
  groupMembers: defineCall({
    name: 'group-members',
    method: 'POST',
    repeatable: true,
    path: '/group-policies/:policyId/members',
    summary:
      'Who a group’s policy covers or has covered, a page of them; those who are called or numbered like `find` where it is given.',
    input: z.object({
      policyId: Id,
      from: z.int().min(0).default(0),
      most: z.int().min(1).max(500).default(100),
      find: z.string().max(80).default(''),
    }),
    output: z
      .object({
        members: z.array(GroupMember),
        /** Of those who fit. */
        total: z.int(),
        covered: z.int(),
        /** The premium was sold by counts: its rows are places in them, and nobody’s names. */
        byCounts: z.boolean(),
      })
      .nullable(),
  }),
  priceGroupChange: defineCall({
    name: 'price-group-change',
    method: 'POST',
    repeatable: true,
    path: '/group-policies/:policyId/change-prices',
    summary:
      'What it costs that people join and leave, row by row to the fils, and which papers the insurer wants; nothing is kept.',
    input: Change.extend({ known: Known }),
    output: z.discriminatedUnion('outcome', [Asks, Priced, Wrong, RefusedChange]),
    errors: ['ORDERS.NO_ORDER'],
  }),
  recordGroupChange: defineCall({
    name: 'record-group-change',
    method: 'POST',
    path: '/group-policies/:policyId/changes',
    summary: 'Keeps it once, all rows or none, at the amount that was seen.',
    input: Change.extend({ idempotencyKey: Key, seenGrossFils: Fils, known: Known }),
    output: z.discriminatedUnion('outcome', [
      Asks,
      z.object({
        outcome: z.literal('recorded'),
        changeId: Id,
        number: z.int(),
        first: z.boolean(),
      }),
      z.object({ outcome: z.literal('price_changed'), priced: PricedGroupChange }),
      Wrong,
      RefusedChange,
    ]),
    errors: ['ORDERS.NO_ORDER'],
  }),
  groupChange: defineCall({
    name: 'group-change',
    method: 'GET',
    path: '/group-policies/:policyId/changes/:number',
    summary:
      'A change by its number, with who joined and left and the papers that were asked for; or null.',
    input: z.object({ policyId: Id, number: z.coerce.number().int().min(1) }),
    output: z
      .object({
        changeId: Id,
        number: z.int(),
        askedOn: z.string(),
        recordedAt: z.string(),
        reverses: z.int().nullable(),
        reversedBy: z.int().nullable(),
        people: z.array(
          GroupMember.extend({
            joins: z.boolean(),
            effectiveOn: z.string(),
            daysLeft: z.int(),
            netFils: Fils,
            keptBecause: z.enum(['claim', 'terms']).nullable(),
            papers: z.array(z.string()),
          }),
        ),
        papers: z.array(z.string()),
        arabic: z.record(z.string(), z.string()),
        netFils: Fils,
        vatFils: Fils,
        grossFils: Fils,
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
