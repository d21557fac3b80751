/** Who an account is: name, number, address, picture, what they agreed to. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Email, Id, Token } from './shared.ts';

export const Consents = z.object({
  /** May be told about other cover. */
  marketing: z.boolean(),
  /** May be called about it. */
  calls: z.boolean(),
  whatsapp: z.boolean(),
  /** Is mailed before a policy ends. */
  reminders: z.boolean(),
});
export type Consents = z.infer<typeof Consents>;

const line = (most: number) => z.string().max(most);

export const ProfileFields = z.object({
  name: line(100),
  phone: line(20),
  dial_code: line(6),
  fullNumber: line(20),
  gender: z.enum(['', 'male', 'female']),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const Profile = ProfileFields.extend({
  accountId: Id,
  email: z.string(),
  /** Asked for and not confirmed yet. */
  newEmail: z.string().nullable(),
  /** The upload that is their picture. */
  picture: Id.nullable(),
  consents: Consents,
  /** Of the calendar that a secret link subscribes to; null while there is none. */
  calendarId: Id.nullable(),
  openedAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

export const profileCalls = {
  profile: defineCall({
    name: 'profile',
    method: 'GET',
    path: '/accounts/:accountId/profile',
    summary: 'Who an account is; null once it is gone.',
    input: z.object({ accountId: Id }),
    output: Profile.nullable(),
  }),
  saveProfile: defineCall({
    name: 'save-profile',
    method: 'PUT',
    path: '/accounts/:accountId/profile',
    summary:
      'Name, number and gender; another address is mailed a link first, the old one notified.',
    input: ProfileFields.extend({ accountId: Id, email: Email }),
    output: z.object({ toConfirm: z.string().nullable() }),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  confirmEmail: defineCall({
    name: 'confirm-email',
    method: 'POST',
    path: '/emails/confirm',
    summary: 'Takes the address over whose link was followed; once, and not one that is taken.',
    input: z.object({ token: Token }),
    output: z.object({ outcome: z.enum(['changed', 'ended', 'taken']) }),
  }),
  setPicture: defineCall({
    name: 'set-picture',
    method: 'PUT',
    path: '/accounts/:accountId/picture',
    summary: 'Notes which upload is the picture; answers the one before.',
    input: z.object({ accountId: Id, uploadId: Id.nullable() }),
    output: z.object({ before: Id.nullable() }),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  setConsents: defineCall({
    name: 'set-consents',
    method: 'PUT',
    path: '/accounts/:accountId/consents',
    summary: 'What the person agrees to from now on.',
    input: Consents.extend({ accountId: Id }),
    output: Consents,
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  eraseAccount: defineCall({
    name: 'erase-account',
    method: 'POST',
    path: '/accounts/:accountId/erase',
    repeatable: true,
    summary:
      'Closes an account: its address is free, every session ends, nothing of the person stays.',
    input: z.object({ accountId: Id }),
    output: z.object({ erased: z.boolean() }),
  }),
  renewCalendar: defineCall({
    name: 'renew-calendar',
    method: 'POST',
    path: '/accounts/:accountId/calendar',
    summary: 'Another calendar of policies that end: the link to the one before ends.',
    input: z.object({ accountId: Id }),
    output: z.object({ calendarId: Id }),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  calendarOwner: defineCall({
    name: 'calendar-owner',
    method: 'GET',
    path: '/calendars/:calendarId',
    summary: 'Whose calendar it is, or null once it has ended.',
    input: z.object({ calendarId: Id }),
    output: z.object({ accountId: Id, email: z.string() }).nullable(),
  }),
} satisfies Record<string, CallContract>;
