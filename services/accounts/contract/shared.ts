/** Pieces that several schemas of this contract use. */
import { staffRoles } from '@muqarin/rules/staff/roles';
import { z } from 'zod';

export const Id = z.string().min(1).max(64);
export const Email = z.string().min(3).max(254);
export const Key = z.string().min(8).max(128);
/** Of a mailed link, as it stands in the address; an invitation's holds an address. */
export const Token = z.string().min(20).max(600);
/** Whom UAE PASS means, in any year. */
export const Uuid = z.string().min(8).max(100);
/** As typed: whether it is one is the service's to say. */
export const Password = z.string().max(1000);
/** For example "Chrome on Windows". */
export const Device = z.string().max(80);
export const Role = z.enum(staffRoles);

/** Customers are known by their address, staff by a user name: the same word may be both. */
export const Kind = z.enum(['customer', 'staff']);
export type Kind = z.infer<typeof Kind>;

/** How somebody showed who they are. The last two are second factors. */
export const Way = z.enum(['password', 'link', 'passkey', 'uae_pass', 'totp', 'recovery']);
export type Way = z.infer<typeof Way>;

export const PasswordProblem = z.enum(['short', 'long', 'common', 'personal']);
