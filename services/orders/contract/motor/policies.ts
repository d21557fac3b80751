/** What becomes of a motor order at its insurer: paid, issued, documents asked for again, renewed. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils, Id } from '../shared.ts';
import { MotorAnswers } from './offer.ts';
import { KeptDocument, MotorOrder, OrderDocument, OrderSlot, OrderStatus } from './order.ts';

const OrderKey = z.object({ orderId: Id });

export const motorPolicyCalls = {
  receiveInsurerNotice: defineCall({
    name: 'receive-insurer-notice',
    method: 'POST',
    path: '/motor/insurer-notices',
    summary:
      'What an insurer tells us, signed: paid, policy issued, a document refused. Said twice it has one effect.',
    input: z.object({
      /** The bytes as they came, as text; the signature is over them. */
      body: z.string().max(20_000),
      signature: z.string().max(500),
    }),
    output: z.object({
      outcome: z.enum([
        'recorded',
        'known',
        'bad_signature',
        'stale',
        'unreadable',
        'unknown_order',
        'wrong_amount',
        /** A policy before its payment, or about a cancelled order: to be said again once it fits. */
        'out_of_order',
      ]),
    }),
  }),
  addMotorDocuments: defineCall({
    name: 'add-motor-documents',
    method: 'POST',
    path: '/motor/orders/:orderId/documents',
    summary: 'Documents that were missing or refused (decisions V27), after the confirmation.',
    input: OrderKey.extend({ documents: z.array(OrderDocument).min(1).max(7) }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('added'), order: MotorOrder, missing: z.array(OrderSlot) }),
      /** None of these was asked for. */
      z.object({ outcome: z.literal('not_asked'), order: MotorOrder }),
    ]),
    errors: ['ORDERS.NO_ORDER', 'ORDERS.NOT_CONFIRMED'],
  }),
  insurerStandIn: defineCall({
    name: 'insurer-stand-in',
    method: 'GET',
    path: '/motor/insurer-stand-in/:paymentId',
    summary: 'What the page of the stand-in insurer shows, or null; null too with a real insurer.',
    input: z.object({ paymentId: Id }),
    output: z
      .object({
        saleOrder: z.string(),
        insurerName: z.string(),
        planName: z.string(),
        grossFils: Fils,
        status: OrderStatus,
        policyNumber: z.string().nullable(),
        documents: z.array(KeptDocument),
      })
      .nullable(),
  }),
  signStandInNotice: defineCall({
    name: 'sign-stand-in-notice',
    method: 'POST',
    repeatable: true,
    path: '/motor/insurer-stand-in/:paymentId/notices',
    summary:
      'A notice as the insurer would send it, with its signature, or null; has no effect by itself.',
    input: z.object({
      paymentId: Id,
      type: z.enum(['payment.succeeded', 'policy.issued', 'document.refused']),
      slot: OrderSlot.optional(),
      reason: z.string().max(300).optional(),
    }),
    output: z.object({ body: z.string(), signature: z.string() }).nullable(),
  }),
  remindMotorRenewals: defineCall({
    name: 'remind-motor-renewals',
    method: 'POST',
    repeatable: true,
    path: '/motor/renewal-reminders',
    summary: 'Raises MotorRenewalDue for each policy 60, 30 and 7 days before it ends.',
    input: z.object({}),
    output: z.object({ reminded: z.int() }),
  }),
  motorRenewal: defineCall({
    name: 'motor-renewal',
    method: 'GET',
    path: '/motor/orders/:orderId/renewal',
    summary:
      'An issued order as the answers of next year’s quote, or null: a year older, a year more without a claim.',
    input: OrderKey,
    output: z
      .object({
        order: MotorOrder,
        answers: MotorAnswers,
        /** Last day of cover, ISO. */
        endDate: z.string(),
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
