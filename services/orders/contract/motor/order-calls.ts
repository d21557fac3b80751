/**
 * Motor orders: a plan that somebody means to buy, from the press on BUY NOW to the insurer's page. An order keeps the offer
 * that it was made of: answers, choices, price with its trace, catalogue version and day.
 */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { FilledMessage } from '@muqarin/platform/http/filled-message';
import { z } from 'zod';
import { Fils, Id, Key } from '../shared.ts';
import { MotorAsks, MotorKnown } from './asks.ts';
import { MotorOffer } from './offer.ts';
import { MotorOrder, OrderDocument, OrderSlot } from './order.ts';

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
      offer: MotorOffer,
      known: MotorKnown,
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
      /** The quote has an order of something else, which is confirmed: what was agreed is not ordered beside it. */
      z.object({ outcome: z.literal('ordered_otherwise'), order: MotorOrder }),
      MotorAsks,
    ]),
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
    summary: 'Other add-ons: with a new offer, and a promo code with it.',
    input: OrderKey.extend({ addonIds: AddonIds, known: MotorKnown }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('changed'), order: MotorOrder }),
      z.object({ outcome: z.literal('unknown_addon') }),
      Closed,
      MotorAsks,
    ]),
    errors: ['ORDERS.NO_ORDER'],
  }),
  applyMotorPromo: defineCall({
    name: 'apply-motor-promo',
    method: 'POST',
    path: '/motor/orders/:orderId/promo',
    summary:
      'One promo code on the price after the plan’s discount, before add-ons and VAT (decisions V20). Another one replaces it.',
    input: OrderKey.extend({ code: z.string().max(200), known: MotorKnown }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('applied'), order: MotorOrder }),
      z.object({ outcome: z.literal('not_applied'), message: z.string() }),
      Closed,
      MotorAsks,
    ]),
    errors: ['ORDERS.NO_ORDER'],
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
    errors: ['ORDERS.NO_ORDER'],
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
    errors: ['ORDERS.NO_ORDER'],
  }),
  removeMotorDocument: defineCall({
    name: 'remove-motor-document',
    method: 'DELETE',
    path: '/motor/orders/:orderId/documents/:slot',
    summary: 'The order without the file of a slot, before it is confirmed.',
    input: OrderKey.extend({ slot: OrderSlot }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('changed'), order: MotorOrder }),
      Closed,
    ]),
    errors: ['ORDERS.NO_ORDER'],
  }),
  confirmMotorOrder: defineCall({
    name: 'confirm-motor-order',
    method: 'POST',
    path: '/motor/orders/:orderId/confirmation',
    summary:
      'Checks the saved details in the order of S1 5, asks for a new offer where the old one has run out, takes one use of the promo code, and confirms once.',
    input: OrderKey.extend({
      idempotencyKey: Key,
      planId: z.int().positive(),
      /** Null: those of the order. */
      addonIds: AddonIds.nullable(),
      /** Null: not sent. The code the buyer sees as applied. */
      promoCode: z.string().max(200).nullable(),
      /** What the buyer saw; null when it was not sent. */
      netFils: Fils.nullable(),
      /** Another file was sent for these just now, and not taken: one that was there before does not stand in for it. */
      refusedSlots: z.array(OrderSlot).max(OrderSlot.options.length).default([]),
      contact: z.object({ name: z.string().max(120), email: z.string().max(254) }),
      known: MotorKnown,
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('confirmed'), order: MotorOrder, first: z.boolean() }),
      z.object({
        outcome: z.literal('bad_details'),
        field: z.string(),
        message: z.string(),
        /** The message by its key, where it is filled with values. */
        filled: FilledMessage.optional(),
        reveal: z.enum(['focus', 'scroll']),
      }),
      z.object({ outcome: z.literal('promo_refused'), message: z.string(), order: MotorOrder }),
      PriceChanged,
      /** The last day of the quotation's prices is over: staff make new ones. */
      z.object({ outcome: z.literal('agreement_over'), order: MotorOrder }),
      Closed,
      MotorAsks,
    ]),
    errors: ['ORDERS.NO_ORDER', 'ORDERS.NO_PLAN'],
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
    errors: ['ORDERS.NO_ORDER'],
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
    errors: ['ORDERS.NO_ORDER', 'ORDERS.NOT_CONFIRMED', 'ORDERS.PAYMENT_AWAY'],
  }),
} satisfies Record<string, CallContract>;
