/**
 * Which ways into an account there are and may go. Nobody takes their last one away, and whoever is about to depend on one thing
 * alone is told first: so nobody locks themselves out without having been warned.
 */
import type { Account } from './account.ts';

export type Factors = Pick<
  Account,
  'kind' | 'password' | 'link' | 'passkeys' | 'uaePass' | 'totps' | 'recovery'
>;

export interface FactorName {
  factor: 'password' | 'link' | 'passkey' | 'uae_pass' | 'totp' | 'recovery';
  /** Of a passkey or an app. */
  id: string;
}

export type Removal =
  | { outcome: 'changed'; next: Omit<Factors, 'kind'> }
  | { outcome: 'warned'; warning: 'one-way-left' | 'mail-only' }
  /** `required`: staff sign in with two factors (decisions A8). */
  | { outcome: 'refused'; why: 'last' | 'unknown' | 'required' };

/** Ways that by themselves begin a session. Of second factors none does. */
export function waysIn({ password, link, passkeys, uaePass }: Factors): number {
  return Number(password !== null) + Number(link) + passkeys.length + Number(uaePass !== null);
}

/** What a right password or link is to be followed by. A passkey and UAE PASS are two factors in one. */
export function secondStep({ kind, totps }: Factors): 'nothing' | 'code' | 'enrol' {
  if (totps.length > 0) return 'code';
  return kind === 'staff' ? 'enrol' : 'nothing';
}

export function removeFactor(
  factors: Factors,
  name: FactorName,
  { confirmed }: { confirmed: boolean },
): Removal {
  const next = without(factors, name);
  if (next === null) return { outcome: 'refused', why: 'unknown' };
  if (isRequired(factors, next)) return { outcome: 'refused', why: 'required' };
  if (waysIn({ ...factors, ...next }) === 0) return { outcome: 'refused', why: 'last' };
  const warning = warningOf(factors, { ...factors, ...next });
  if (warning !== null && !confirmed) return { outcome: 'warned', warning };
  return { outcome: 'changed', next };
}

/** Staff have a password and an app, always. */
function isRequired({ kind }: Factors, next: Omit<Factors, 'kind'>): boolean {
  return kind === 'staff' && (next.password === null || next.totps.length === 0);
}

/** Of the change alone: who lived with one way before was told then. */
function warningOf(before: Factors, after: Factors): 'one-way-left' | 'mail-only' | null {
  if (waysIn(after) > 1 || waysIn(after) === waysIn(before)) return null;
  return after.link ? 'mail-only' : 'one-way-left';
}

/** Null where there is nothing of that name. */
function without(factors: Factors, { factor, id }: FactorName): Omit<Factors, 'kind'> | null {
  const { kind: _kind, ...all } = factors;
  switch (factor) {
    case 'password':
      return all.password === null ? null : { ...all, password: null };
    case 'link':
      return all.link ? { ...all, link: false } : null;
    case 'uae_pass':
      return all.uaePass === null ? null : { ...all, uaePass: null };
    case 'recovery':
      return all.recovery.length === 0 ? null : { ...all, recovery: [] };
    case 'passkey': {
      const passkeys = all.passkeys.filter((each) => each.id !== id);
      return passkeys.length === all.passkeys.length ? null : { ...all, passkeys };
    }
    case 'totp': {
      const totps = all.totps.filter((each) => each.id !== id);
      if (totps.length === all.totps.length) return null;
      // Codes to stand in for an app open nothing where there is none.
      return { ...all, totps, recovery: totps.length === 0 ? [] : all.recovery };
    }
  }
}
