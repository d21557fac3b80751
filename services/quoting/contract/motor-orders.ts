/**
 * Motor orders: a plan that somebody means to buy, from the press on BUY NOW to the issued policy. An order keeps the answers,
 * the choices, the catalogue version and the day it was priced with, so the same core prices it again to the fils.
 */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { MotorAnswers } from './motor.ts';
import { KeptDocument, MotorOrder, OrderDocument, OrderSlot, OrderStatus } from './motor-order.ts';
import { Fils, Id } from './shared.ts';

const Key = z.string().min(8).max(128);
const OrderKey = z.object({ orderId: Id });
const AddonIds = z.array(z.int().positive()).max(20);

/** The order as it stands now, with the new price; nothing was bought. */
const PriceChanged = z.object({ outcome: z.literal('price_changed'), order: MotorOrder });
/** Paid for, issued or cancelled: it cannot be changed any more. */
const Closed = z.object({ outcome: z.literal('closed'), order: MotorOrder });

export const motorOrderCalls = {
  openMotorOrder: defineCall({
    name: 'open-motor-order',
    method: 'POST',
    path: '/motor/orders',
    summary:
      'BUY NOW: the quote’s order for this plan, made or changed to it (decisions V21). An order that was confirmed stays as it is.',
    input: z.object({
      idempotencyKey: Key,
      quoteId: Id,
      planId: z.int().positive(),
      /** Null takes those of the quote. */
      addonIds: AddonIds.nullable().default(null),
      /** What the page showed; each is compared when it is there, none is trusted. */
      seen: z
        .object({
          premiumFils: Fils.nullable().default(null),
          discountBasisPoints: z.int().nullable().default(null),
          valueAed: z.int().nullable().default(null),
        })
        .prefault({}),
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('opened'), order: MotorOrder, first: z.boolean() }),
      /** What was seen is not what it costs: nothing was made. */
      z.object({ outcome: z.literal('price_changed'), premiumFils: Fils, netFils: Fils }),
      z.object({ outcome: z.literal('unknown_addon') }),
    ]),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  motorOrder: defineCall({
    name: 'motor-order',
    method: 'GET',
    path: '/motor/orders/:orderId',
    summary: 'An order, or null. The unguessable id is the proof, never the reference.',
    input: OrderKey,
    output: MotorOrder.nullable(),
  }),
  changeMotorOrder: defineCall({
    name: 'change-motor-order',
    method: 'PUT',
    path: '/motor/orders/:orderId/choices',
    summary: 'Other add-ons: priced again by the same core, a promo code with it.',
    input: OrderKey.extend({ addonIds: AddonIds }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('changed'), order: MotorOrder }),
      z.object({ outcome: z.literal('unknown_addon') }),
      Closed,
    ]),
    errors: ['QUOTING.NO_ORDER'],
  }),
  applyMotorPromo: defineCall({
    name: 'apply-motor-promo',
    method: 'POST',
    path: '/motor/orders/:orderId/promo',
    summary:
      'One promo code on the price after the plan’s discount, before add-ons and VAT (decisions V20). Another one replaces it.',
    input: OrderKey.extend({ code: z.string().max(200) }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('applied'), order: MotorOrder }),
      z.object({ outcome: z.literal('not_applied'), message: z.string() }),
      Closed,
    ]),
    errors: ['QUOTING.NO_ORDER'],
  }),
  removeMotorPromo: defineCall({
    name: 'remove-motor-promo',
    method: 'DELETE',
    path: '/motor/orders/:orderId/promo',
    summary: 'The order without its promo code.',
    input: OrderKey,
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('changed'), order: MotorOrder }),
      Closed,
    ]),
    errors: ['QUOTING.NO_ORDER'],
  }),
  saveMotorOrderDetails: defineCall({
    name: 'save-motor-order-details',
    method: 'PUT',
    path: '/motor/orders/:orderId/details',
    summary: 'What the purchase form holds so far, unchecked, so that Back and reload keep it.',
    input: OrderKey.extend({
      texts: z.record(z.string().max(40), z.string().max(1000)),
      agreed: z.array(z.enum(['agree1', 'agree2', 'no_ncd_letter'])).max(3),
      /** Files that came with it; each replaces the slot’s earlier one. */
      documents: z.array(OrderDocument).max(7).default([]),
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('changed'), order: MotorOrder }),
      Closed,
    ]),
    errors: ['QUOTING.NO_ORDER'],
  }),
  confirmMotorOrder: defineCall({
    name: 'confirm-motor-order',
    method: 'POST',
    path: '/motor/orders/:orderId/confirmation',
    summary:
      'Checks the saved details in the order of S1 5, prices again, takes one use of the promo code, and confirms once.',
    input: OrderKey.extend({
      idempotencyKey: Key,
      planId: z.int().positive(),
      /** Null: those of the order. */
      addonIds: AddonIds.nullable(),
      /** Null: not sent. The code the buyer sees as applied. */
      promoCode: z.string().max(200).nullable(),
      /** What the buyer saw; null when it was not sent. */
      netFils: Fils.nullable(),
      contact: z.object({ name: z.string().max(120), email: z.string().max(254) }),
      /** Addresses on our own origin with their secrets, for the mails about this order. */
      paths: z.object({
        order: z.string().max(400),
        documents: z.string().max(400),
        renewal: z.string().max(400),
      }),
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('confirmed'), order: MotorOrder, first: z.boolean() }),
      z.object({
        outcome: z.literal('bad_details'),
        field: z.string(),
        message: z.string(),
        reveal: z.enum(['focus', 'scroll']),
      }),
      z.object({ outcome: z.literal('promo_refused'), message: z.string(), order: MotorOrder }),
      PriceChanged,
      Closed,
    ]),
    errors: ['QUOTING.NO_ORDER', 'QUOTING.NO_PLAN'],
  }),
  cancelMotorOrder: defineCall({
    name: 'cancel-motor-order',
    method: 'POST',
    path: '/motor/orders/:orderId/cancellation',
    summary: 'The buyer gives it up before it is paid; a promo code’s use is given back.',
    input: OrderKey,
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('changed'), order: MotorOrder }),
      Closed,
    ]),
    errors: ['QUOTING.NO_ORDER'],
  }),
  handOverMotorPayment: defineCall({
    name: 'hand-over-motor-payment',
    method: 'POST',
    path: '/motor/orders/:orderId/payment',
    summary:
      'Asks the insurer for a page to pay on (facts B1: we hold no money); the same order gets the same one.',
    input: OrderKey,
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('ready'), order: MotorOrder, url: z.string() }),
      Closed,
    ]),
    errors: ['QUOTING.NO_ORDER', 'QUOTING.NOT_CONFIRMED', 'QUOTING.PAYMENT_AWAY'],
  }),
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
    errors: ['QUOTING.NO_ORDER', 'QUOTING.NOT_CONFIRMED'],
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
    summary: 'Raises MotorRenewalDue once for each policy that ends within 30 days.',
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
