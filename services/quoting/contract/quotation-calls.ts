/** The calls of quotations (features 111 and 141). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { quotationStates } from '@muqarin/rules/quotations/quotation-states';
import { staffRoles } from '@muqarin/rules/staff/roles';
import { z } from 'zod';
import {
  AcceptedQuotation,
  ClientQuotation,
  QuotationChange,
  QuotationPreview,
  QuotationRow,
  StaffQuotation,
} from './quotations.ts';
import { Id } from './shared.ts';

const StaffId = z.string().min(1).max(64);
const One = z.object({ quotationId: Id });
const ByStaff = One.extend({ staffId: StaffId });
const Done = z.object({ state: z.enum(quotationStates) });
const errors = [
  'QUOTING.NO_QUOTATION',
  'QUOTING.QUOTATION_STATE',
  'QUOTING.QUOTATION_MOVED',
  'QUOTING.DISCOUNT',
  'QUOTING.NO_OPTION',
  'QUOTING.FIELD',
];

export const quotationCalls = {
  listQuotations: defineCall({
    name: 'list-quotations',
    method: 'GET',
    path: '/quotations',
    summary: 'Quotations by how they stand, the last changed first; no name, no birthday.',
    input: z.object({
      view: z.enum(['open', 'mine', 'flagged', 'accepted', 'ended']).default('open'),
      staffId: StaffId,
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ rows: z.array(QuotationRow), total: z.int() }),
  }),
  openQuotation: defineCall({
    name: 'open-quotation',
    method: 'PUT',
    path: '/quotations/:quotationId/read',
    summary: 'A quotation with every row of its prices; raises QuotationRead. Null once erased.',
    input: ByStaff,
    output: StaffQuotation.nullable(),
  }),
  previewQuotation: defineCall({
    name: 'preview-quotation',
    method: 'POST',
    path: '/quotations/:quotationId/preview',
    repeatable: true,
    summary: 'What a change would make of it, with the difference row by row; nothing is stored.',
    input: One.extend({ change: QuotationChange }),
    output: QuotationPreview,
    errors,
  }),
  changeQuotation: defineCall({
    name: 'change-quotation',
    method: 'POST',
    path: '/quotations/:quotationId/changes',
    summary:
      'Makes that change; what was sent stays as it is for its client until it is sent again.',
    input: ByStaff.extend({ turn: z.int(), change: QuotationChange }),
    output: Done,
    errors,
  }),
  clearQuotationFlag: defineCall({
    name: 'clear-quotation-flag',
    method: 'POST',
    path: '/quotations/:quotationId/flags',
    summary: 'Clears an underwriting flag, by a role that may.',
    input: ByStaff.extend({ code: z.string().max(40), roles: z.array(z.enum(staffRoles)) }),
    output: Done,
    errors: [...errors, 'QUOTING.FLAG_NOT_YOURS'],
  }),
  sendQuotation: defineCall({
    name: 'send-quotation',
    method: 'POST',
    path: '/quotations/:quotationId/sends',
    summary: 'Raises QuotationSent: the notifications service mails its link.',
    input: ByStaff.extend({
      turn: z.int(),
      recipient: z.string().min(3).max(254),
      name: z.string().max(120),
    }),
    output: Done,
    errors,
  }),
  endQuotation: defineCall({
    name: 'end-quotation',
    method: 'POST',
    path: '/quotations/:quotationId/ends',
    summary: 'A policy was made of it, or another quotation takes its place.',
    input: ByStaff.extend({ act: z.enum(['bind', 'supersede']) }),
    output: Done,
    errors,
  }),
  clientQuotation: defineCall({
    name: 'client-quotation',
    method: 'GET',
    path: '/quotations/:quotationId/client',
    summary: 'The version that was sent, or null: a draft is never shown.',
    input: One,
    output: ClientQuotation.nullable(),
  }),
  acceptedQuotation: defineCall({
    name: 'accepted-quotation',
    method: 'GET',
    path: '/quotations/accepted/:quoteId',
    summary: 'The newest that the client of a quote accepted, while its prices hold, or null.',
    input: z.object({ quoteId: Id }),
    output: AcceptedQuotation.nullable(),
  }),
  noteQuotationOpened: defineCall({
    name: 'note-quotation-opened',
    method: 'PUT',
    path: '/quotations/:quotationId/opened',
    summary: 'Its client has looked at it; the first time counts.',
    input: One,
    output: z.object({ noted: z.boolean() }),
  }),
  answerQuotation: defineCall({
    name: 'answer-quotation',
    method: 'POST',
    path: '/quotations/:quotationId/answers',
    summary: 'Its client chooses an option, accepts the chosen one, or declines all.',
    input: One.extend({
      /** That they saw. */
      version: z.int(),
      act: z.enum(['select', 'accept', 'decline']),
      lineId: Id.nullable().default(null),
    }),
    output: Done,
    errors: [...errors, 'QUOTING.NO_PLAN'],
  }),
} satisfies Record<string, CallContract>;
