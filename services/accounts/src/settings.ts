/** Settings of accounts themselves, for its process and for the launcher. */
import { readConfig } from '@muqarin/platform/config';
import { z } from 'zod';

const StaffRows = z.array(
  z.object({
    user: z.string().min(1),
    hash: z.string().regex(/^(scrypt|argon2id):/),
    roles: z.array(z.string()).optional(),
    totp: z.string().optional(),
  }),
);

export const accountSettings = {
  /** With commas: the first seals keys of authenticator apps, all open them. */
  ACCOUNT_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(32)).min(1))
    .describe('secrets of 32 characters or more, with commas'),
  /** JSON: [{"user":"sara","hash":"scrypt:…"}]. Each name is taken over once; later it says nothing. */
  STAFF: z
    .string()
    .default('[]')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'expected JSON' });
        return z.NEVER;
      }
    })
    .pipe(StaffRows),
  /** Passwords that one process derives at once; the others wait. */
  HASHES_AT_ONCE: z.coerce.number().int().min(1).max(16).default(1),
};

const AccountSettings = z.object(accountSettings);

/** What `AccountsParts` takes of them. */
export function readAccountParts(env: Readonly<Record<string, string | undefined>>) {
  return partsOf(readConfig(AccountSettings, env));
}

export function partsOf({ ACCOUNT_KEYS, STAFF, HASHES_AT_ONCE }: z.output<typeof AccountSettings>) {
  return { accountKeys: ACCOUNT_KEYS, staff: STAFF, hashesAtOnce: HASHES_AT_ONCE };
}
