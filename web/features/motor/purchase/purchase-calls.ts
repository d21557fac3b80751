import type { KeptFile } from '@muqarin/bff/contract/file-slots';
import { type MotorPurchasePage, motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { succeeded } from '@muqarin/rules/calls/success';
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { motorListMessages } from '@muqarin/rules/motor/messages-list';
import type { Sent } from '@/features/uploads/use-file-slot.ts';
import { inReaders } from '@/lib/in-readers.ts';
import { say } from '@/lib/reader.ts';
import { sendFiles } from '@/lib/send-files.ts';
import { t } from './texts.ts';

export interface Answered {
  ok: boolean;
  url: unknown;
  message: string;
  errors: { field: string; message: string }[];
  reveal: 'focus' | 'scroll';
}

/** POST confirm-product (S1 7), with the files; status 1 is success, as number or as text. */
export async function confirmOrder(fields: FormData): Promise<Answered> {
  return answered(await post(motorCalls.confirm.path, fields));
}

/** The call answers in the contract's English: what came of it in the reader's words. */
export function answered({ status, body }: Came): Answered {
  const isSaid = status < 500 && typeof body.error === 'string' && body.error !== '';
  const said = isSaid ? String(body.error) : motorListMessages.confirmFailed;
  const isDearer = said.startsWith(messages.priceChanged);
  return {
    ok: status === 200 && succeeded(motorCalls.confirm, body),
    url: body.url,
    message: isDearer ? `${say(said)}. ${t.newPrice}` : say(said),
    errors: errorsIn(body),
    reveal: body.reveal === 'scroll' ? 'scroll' : 'focus',
  };
}

interface Came {
  status: number;
  body: Record<string, unknown>;
}

function errorsIn({ errors }: Came['body']): Answered['errors'] {
  return Array.isArray(errors) ? inReaders(errors as Answered['errors']) : [];
}

/** POST apply-promo-code (S1 7). */
export async function applyPromo(
  fields: FormData,
  { order }: MotorPurchasePage,
): Promise<{ ok: boolean; text: string }> {
  const data = new URLSearchParams({
    data: JSON.stringify({
      product_id: order.plan.id,
      tpartner_id: order.plan.insurerId,
      promo_code: fields.get('promo_code') ?? '',
      promo_values: { premium_amount: filsToAed(order.total.discountedFils) },
      [contractIds.csrfField]: fields.get(contractIds.csrfField) ?? '',
    }),
  });
  const { body } = await post(motorCalls.applyPromo.path, data);
  const text = say(typeof body.msg === 'string' ? body.msg : motorListMessages.confirmFailed);
  return { ok: succeeded(motorCalls.applyPromo, body), text };
}

/** One of the form's other buttons, without its files: those went ahead or go with the confirmation. */
export async function sendForm(fields: FormData, go: string): Promise<void> {
  const texts = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') texts.append(name, value);
  texts.set('go', go);
  const { status } = await post(motorOrderPaths.confirm, texts);
  if (status !== 200) throw new Error(`the form answered ${status}`);
}

/** One file ahead of the form, which may hold more than one request may carry. */
export async function sendFile(
  fields: FormData,
  field: string,
  file: File,
  watching: Parameters<typeof sendFiles>[2] = {},
): Promise<Sent> {
  const kept = textsOf(fields);
  kept.set('go', 'save');
  kept.append(field, file);
  const { status, body } = await sendFiles(motorOrderPaths.confirm, kept, watching);
  const own = errorsIn(body).find((row) => row.field === field);
  if (own) return { problem: own.message };
  const stored = (body.files as Record<string, KeptFile> | undefined)?.[field];
  return status === 200 && stored ? { file: stored } : { problem: faultIn(status, body) };
}

/** The file of a slot comes out of the order, with what else was typed saved; why it could not be, or null. */
export async function removeFile(fields: FormData, field: string): Promise<string | null> {
  const kept = textsOf(fields);
  kept.set('remove', field);
  const { status, body } = await sendFiles(motorOrderPaths.confirm, kept);
  return status === 200 ? null : faultIn(status, body);
}

function textsOf(fields: FormData): FormData {
  const kept = new FormData();
  for (const [name, value] of fields) if (typeof value === 'string') kept.append(name, value);
  return kept;
}

function faultIn(status: number, { detail }: Record<string, unknown>): string {
  const isWorded = status > 0 && status < 500 && typeof detail === 'string';
  return say(isWorded ? detail : messages.somethingFailed);
}

async function post(path: string, body: FormData | URLSearchParams): Promise<Came> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    const json: unknown = await answer.json().catch(() => ({}));
    const object = typeof json === 'object' && json !== null ? json : {};
    return { status: answer.status, body: object as Record<string, unknown> };
  } catch {
    return { status: 0, body: {} };
  }
}
