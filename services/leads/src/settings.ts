/** Settings of leads themselves, for its process and for the launcher. */
import { readConfig } from '@muqarin/platform/config';
import { leaseSecondsLeast, leaseSecondsMost } from '@muqarin/rules/desk/lease';
import { z } from 'zod';

export const leadSettings = {
  /** Decisions A37. */
  DESK_LEASE_SECONDS: z.coerce
    .number()
    .int()
    .min(leaseSecondsLeast)
    .max(leaseSecondsMost)
    .default(120)
    .describe(`seconds from ${leaseSecondsLeast} to ${leaseSecondsMost}`),
};

const LeadSettings = z.object(leadSettings);

/** What `LeadsParts` takes of them. Throws ConfigError. */
export function readLeadParts(env: Readonly<Record<string, string | undefined>>) {
  return partsOf(readConfig(LeadSettings, env));
}

export function partsOf({ DESK_LEASE_SECONDS }: z.output<typeof LeadSettings>) {
  return { leaseSeconds: DESK_LEASE_SECONDS };
}
