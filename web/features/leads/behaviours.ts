import { succeeded } from '@muqarin/rules/calls/success';
import type { Checked, FieldError } from '@muqarin/rules/checked';
import { siteCalls } from '@muqarin/rules/site/calls';
import { checkCallMeBack, checkHomeContact } from '@muqarin/rules/site/check-call-back';
import { checkClaim, checkComplaint } from '@muqarin/rules/site/check-case';
import {
  checkBlogLead,
  checkBusinessLead,
  checkLifeLead,
  checkTravelLead,
} from '@muqarin/rules/site/check-product-lead';
import { claimHints } from '@muqarin/rules/site/claim-hints';
import {
  BLOG_RESTORE_MS,
  CASE_REDIRECT_MS,
  CONTACT_RESTORE_MS,
} from '@muqarin/rules/site/constants';
import type { LeadRules } from '@muqarin/rules/site/lead';
import { siteMessages } from '@muqarin/rules/site/messages';
import { withWholeDates } from '@muqarin/rules/site/whole-dates';
import type { Fields, PostAnswer } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import type { FormKind } from './form-kinds.ts';
import { callMeBackPayload, dataPayload, formPayload, rpcPayload } from './payloads.ts';

/** What S2 4, 5, 8 and 9 say of one kind of form. */
export interface Behaviour {
  check: (fields: Fields, rules: LeadRules) => Checked<unknown>;
  /** What is said without holding the form back. */
  advise?: (fields: Fields, rules: LeadRules) => readonly FieldError[];
  captcha: boolean;
  /** Said of any wrong answer, beside the warnings at the fields. */
  invalid: string | null;
  /** In the button while the call is under way; the form's own words unless given. */
  wait: string | null;
  send: (fields: Fields) => Promise<PostAnswer>;
  succeeded: (body: unknown) => boolean;
  done: string | null;
  next: { to: string; afterMs: number } | null;
  /** What stands in the button and under the fields when the server said no. */
  refusal: (reason: string) => { label: string | null; said: string | null };
  restoreMs: number;
}

const thanks = { to: '/thank-you', afterMs: 0 } as const;

const product = {
  captcha: true,
  invalid: null,
  wait: null,
  succeeded: (body: unknown) => succeeded(siteCalls.travel, body),
  done: null,
  next: thanks,
  refusal: (said: string) => ({ label: null, said }),
  restoreMs: 0,
} as const;

const filed = {
  captcha: false,
  invalid: null,
  wait: null,
  succeeded: (body: unknown) => succeeded(siteCalls.claim, body),
  done: siteMessages.claimSubmitted,
  next: { to: '/thank-you', afterMs: CASE_REDIRECT_MS },
  refusal: (said: string) => ({ label: siteMessages.claimFailed, said }),
  restoreMs: CONTACT_RESTORE_MS,
} as const;

export const behaviours: Readonly<Record<FormKind, Behaviour>> = {
  contact: {
    check: checkHomeContact,
    captcha: false,
    invalid: null,
    wait: null,
    send: (fields) => formPayload(siteCalls.contact.path, fields),
    succeeded: (body) => succeeded(siteCalls.contact, body),
    done: null,
    next: thanks,
    refusal: (title) => ({ label: title, said: null }),
    restoreMs: CONTACT_RESTORE_MS,
  },
  call_me_back: {
    check: checkCallMeBack,
    captcha: false,
    invalid: siteMessages.fillAllFields,
    wait: null,
    send: (fields) => rpcPayload(siteCalls.contact.path, callMeBackPayload(fields)),
    succeeded: (body) => succeeded(siteCalls.contact, body),
    done: siteMessages.callBackThanks,
    next: null,
    refusal: (title) => ({
      label: title,
      said: `${say(title)} ${say(siteMessages.callBackFailed)}`,
    }),
    restoreMs: CONTACT_RESTORE_MS,
  },
  blog: {
    check: checkBlogLead,
    captcha: true,
    invalid: null,
    wait: siteMessages.blogWait,
    send: (fields) => dataPayload(siteCalls.blog.path, fields),
    succeeded: (body) => succeeded(siteCalls.blog, body),
    done: siteMessages.blogSent,
    next: { to: '/blog/thank-you', afterMs: 0 },
    refusal: (said) => ({ label: siteMessages.blogFailed, said }),
    restoreMs: BLOG_RESTORE_MS,
  },
  travel: {
    ...product,
    check: checkTravelLead,
    send: (fields) => dataPayload(siteCalls.travel.path, withWholeDates(fields)),
  },
  life: {
    ...product,
    check: checkLifeLead,
    send: (fields) => dataPayload(siteCalls.life.path, fields),
  },
  business: {
    ...product,
    check: checkBusinessLead,
    send: (fields) => dataPayload(siteCalls.business.path, fields),
  },
  claim: {
    ...filed,
    check: checkClaim,
    advise: claimHints,
    send: (fields) => formPayload(siteCalls.claim.path, fields),
  },
  complaint: {
    ...filed,
    check: checkComplaint,
    send: (fields) => rpcPayload(siteCalls.complaint.path, fields),
  },
};
