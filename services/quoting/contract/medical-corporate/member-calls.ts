/** People who join a group that was sold: what each costs for a whole year, and what the insurer asks for. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { CHANGE_CASES } from '@muqarin/rules/medical-corporate/change-cases';
import { z } from 'zod';
import { Fils } from '../shared.ts';
import { GroupTraceRow, HiddenReason, PlanIdText } from './plan.ts';

/** As far as a premium depends on somebody; nobody is named here. */
export const RatedMember = z.object({
  age: z.int().min(0).max(120),
  salary: z.enum(['lsb', 'nlsb']),
  marriedWoman: z.boolean(),
});
export type RatedMember = z.infer<typeof RatedMember>;

export const MemberPrice = z.union([
  z.object({ outcome: z.literal('priced'), netFils: Fils, trace: z.array(GroupTraceRow) }),
  z.object({ outcome: z.literal('hidden'), reason: HiddenReason }),
]);
export type MemberPrice = z.infer<typeof MemberPrice>;

export const groupMemberCalls = {
  rateGroupMembers: defineCall({
    name: 'rate-group-members',
    method: 'POST',
    repeatable: true,
    path: '/medical-corporate/members/prices',
    summary:
      'What members cost for a year under a plan with its variants, by the catalogue that a policy was sold by; and what its insurer asks for by now, by the case.',
    input: z.object({
      catalogueVersion: z.string(),
      insurerId: z.int(),
      members: z.array(RatedMember.extend({ plan: PlanIdText })).max(500),
    }),
    output: z.object({
      /** In the order of the members. */
      prices: z.array(MemberPrice),
      papers: z.array(z.object({ case: z.enum(CHANGE_CASES), papers: z.array(z.string()) })),
      /** The papers' names in Arabic, by the English. */
      arabic: z.record(z.string(), z.string()),
    }),
    errors: ['QUOTING.NO_PLAN'],
  }),
} satisfies Record<string, CallContract>;
