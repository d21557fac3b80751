/**
 * The plain form posts and small JSON reads of our own pages (beside the documented calls of S0 7): addresses, field
 * names, answers. Types and constants only, so that nothing of the server reaches the browser.
 *
 * Every form post carries `csrf_token` (`contractIds.csrfField`). Without JavaScript it answers 303: on to the next page,
 * or back to the form with what went wrong in the page's model (`errors`, `typed`, `notice`, `warning`, shown once).
 * With `Accept: application/json` it answers 200 with a `FormAnswer`. Bodies: form-encoded, or JSON of the same fields.
 */
import type { FieldError } from './field-error.ts';

export const formPaths = {
  /** What a page of a questionnaire had not saved when it went. Field `saves`: JSON, `{ address, fields }` in order. */
  unsaved: '/survey/unsaved',
  /** Fields: `first_name`, `last_name`, `email`, `phone`, `dial_code`, `is_dubai` (yes or absent). */
  sponsor: '/survey/medical/sponsor',
  /** Fields: `user`, `password`. GET shows the form. */
  staffSignIn: '/staff/sign-in',
  staffSignOut: '/staff/sign-out',
  /** Fields: `code`, of an app or a recovery code: after user name and password. */
  staffCode: '/staff/code',
  /** Fields: `code`, the first one of a new app: of whoever has none yet. */
  staffEnrol: '/staff/enrol',
  /** Fields: `token` (of the address `/staff/set-up/<token>`), `password`. */
  staffSetUp: '/staff/set-up',
  /** Any staff. Fields: `action` (`password`, `recovery`, `end-session` or `end-sessions`), `password`, `new_password`, `session_id`. */
  staffAccount: '/staff/account',
  /** Admins. Fields: `action` (`propose`, `agree`, `refuse`, `stop` or `set-up`), `user`, `roles` (repeated), `proposal_id`,
   * `staff_id`. GET shows who works here and what was done. */
  staffPeople: '/staff/people',
  /** Sales and agents; a supervisor may `reopen`, `unmerge` and `reassign`. Fields: `action` (`take`, `next`, `release`, `note`, `dispose`, `reopen`, `merge`, `unmerge`, `reassign` or `sign`), `lead_id`, `into`, `from`, `to`, `reason`, `text`, `disposition`,
   * `call_back_at` (YYYY-MM-DDTHH:MM in Dubai), `language`. GET shows who waits for a call, `/staff/desk/<lead>` one of them. */
  staffDesk: '/staff/desk',
  /** Sales, agents, supervisors. Field: `typed`, a name, a number or a reference. GET shows what this session looked for last. */
  staffSearch: '/staff/desk/search',
  /** Whom the desk is for: a page alone. */
  staffCalendar: '/staff/desk/calendar',
  /** Supervisors and admins. Fields: `action` (`find`, `add` or `remove`), `typed`, `reason`. GET shows the list of numbers that nobody may
   * call to sell. */
  staffDoNotCall: '/staff/desk/do-not-call',
  /** The same, as multipart: `list`, a file with a number in each line. */
  staffDoNotCallFile: '/staff/desk/do-not-call/file',
  /** Supervisors, auditors: a page alone. */
  staffWall: '/staff/desk/wall',
  /** Claims and supervisors. Fields: `action` (`take`, `release`, `sign`, or an act of `cases/case-states`), `case_id`, `text`. GET
   * shows what is due first, `/staff/cases/<case>` one of them. */
  staffCases: '/staff/cases',
  /** Agents; flags by underwriters and supervisors. Fields: `quotation_id`, `turn`, `action` (`preview`, `change`, `clear`, `send`, `bind`
   * or `supersede`); of a change `today`, `removed` (repeated), `line_<n>`, `funding_<n>`, `off_<n>`, `birth_<n>`; `code` of a flag; `email`
   * and `name` of whom it goes to. GET shows all of them, `/staff/quotations/<quotation>` one. */
  staffQuotations: '/staff/quotations',
  /** Admins; auditors look on. Fields: `action` (`begin`, `save`, `take_out`, `take_back`, `check`, `submit`, `return`, `approve`, `withdraw` or
   * `roll_back`), `change_id`, `turn`; `line` and `title` of a new one; `path` and `text` of a file; `go_live_on` (dd/mm/yyyy or empty); `why`.
   * GET shows all of them, `/staff/catalogue/<change>?file=` one, `/staff/catalogue/quotes?line=&version=` whose prices stand on a version. */
  staffCatalogue: '/staff/catalogue',
  /** The same `save` with the text as a file. Multipart: `change_id`, `turn`, `path`, then `file`. */
  staffCatalogueFile: '/staff/catalogue/file',
  /** Agents only. Fields: `request_id`: shows its code, to be read out in a call. GET shows who waits for one. */
  staffCodes: '/staff/codes',
} as const;

/** Beside a step's own fields where scripts run, so that pages of one journey do not wipe what others saved. */
export const saveFields = {
  /** The page, by an id that it drew. */
  page: 'save_page',
  /** Grows with each post of the page: one that comes again or late is dropped. */
  seq: 'save_seq',
  /** JSON: the step's fields as the page was drawn, or as it sent them last. */
  was: 'save_was',
} as const;

/** Plain GETs of our own. */
export const readPaths = {
  /** `{ token }`, the session's CSRF token. */
  csrf: '/api/csrf',
  /** Server-sent events of the desk, `DeskNews` each. */
  deskStream: '/api/staff/desk/stream',
  /** Lists of the desks, read again: `DeskList`, `CasesList`, `QuotationsList`. They take nothing off the session (ADR 41). */
  deskList: '/api/pages/staff/desk/live',
  casesList: '/api/pages/staff/cases/live',
  quotationsList: '/api/pages/staff/quotations/live',
  /** Altcha's challenge; with Google's provider its site key and action. */
  captchaChallenge: '/api/captcha/challenge',
} as const;

/** What a page says to Google that its captcha is for; the server looks for the same. */
export const CAPTCHA_ACTION = 'lead';

/** The honeypot's field: hidden from people, filled only by robots. */
export const HONEYPOT_FIELD = 'website';

export interface FormAnswer {
  ok: boolean;
  /** The next step of the questionnaire, 'done' after contact; absent elsewhere. */
  next?: string;
  /** Address to go to, when the form leads on to another page. */
  redirect?: string;
  errors: FieldError[];
  /** MQ-…, when there is a draft. */
  reference: string | null;
  /** The number of plans that fit, after contact. */
  count?: number;
  /** A reset cleared answers: Undo can be offered. */
  canUndo?: boolean;
  notice?: string;
  warning?: string;
  /** A fresh token when the one sent had expired (status 403). */
  csrf_token?: string;
  /** Of a passkey: what the browser is asked for. */
  options?: Record<string, unknown>;
  /** Of the compare tray. */
  comparedIds?: number[];
}
