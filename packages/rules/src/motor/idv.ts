import { filled, type Message } from '../message.ts';
import { assertFils, parseAedText } from '../money.ts';
import { formatAed } from '../money-format.ts';
import { IDV_KEYBOARD_STEP_AED } from './constants.ts';
import { motorListMessages } from './messages-list.ts';

/** The insured value is in whole dirhams on the wire and on the slider (S1 9: step 1). */
export interface IdvBounds {
  minAed: number;
  maxAed: number;
}

export type TypedIdv =
  | {
      ok: true;
      idvAed: number /** Set when the value was moved into the bounds. */;
      message?: Message;
    }
  | { ok: false; message: string };

/** 15 % under to 10 % over the market value, in whole dirhams within (decisions V16). */
export function idvBounds(marketValueFils: number): IdvBounds {
  assertFils(marketValueFils);
  return {
    minAed: Math.ceil((marketValueFils * 85) / 10_000),
    maxAed: Math.floor((marketValueFils * 110) / 10_000),
  };
}

/** A value typed, posted or called for: moved into the bounds with a message (decisions V16). */
export function parseIdv(typed: unknown, { minAed, maxAed }: IdvBounds): TypedIdv {
  const fils = parseAedText(typeof typed === 'number' ? String(typed) : textOf(typed));
  if (fils === null) return { ok: false, message: motorListMessages.enterCarValue };
  const wanted = Math.round(fils / 100);
  const idvAed = Math.min(Math.max(wanted, minAed), maxAed);
  if (idvAed === wanted) return { ok: true, idvAed };
  const amount = (aed: number) => ({ word: formatAed(aed * 100) });
  const values = { min: amount(minAed), max: amount(maxAed) };
  return { ok: true, idvAed, message: filled(motorListMessages.carValueRange, values) };
}

/** The next value by an arrow key: 500 on or back, held in the bounds (decisions V16). */
export function moveIdv(idvAed: number, by: 1 | -1, { minAed, maxAed }: IdvBounds): number {
  return Math.min(Math.max(idvAed + by * IDV_KEYBOARD_STEP_AED, minAed), maxAed);
}

/**
 * What a change of the value calls for (decisions V15), each 600 ms after it: the slider and a
 * typed value preview the list; the popup's confirm also stores the value and reloads the page.
 */
export function callsAfterIdv(
  from: 'slider' | 'typed' | 'popup',
): ('calculate-premium' | 'update-car-value')[] {
  return from === 'popup' ? ['calculate-premium', 'update-car-value'] : ['calculate-premium'];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
