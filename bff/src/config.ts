/**
 * Every setting and limit of the BFF, with its reason. `readBffConfig` takes a record (the environment, or a test's
 * few values); the launcher is the only one that looks at the real environment.
 */
import { ConfigError, readConfig, Switch } from '@muqarin/platform/config';
import { linkSettings } from '@muqarin/platform/process/settings';
import { MAX_REQUEST_BYTES } from '@muqarin/rules/upload-limits';
import { z } from 'zod';

const minute = 60;
const day = 24 * 60 * minute;
const Seconds = z.coerce.number().int().positive();
const Count = z.coerce.number().int().positive();

export const BffConfig = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** What people type into the browser; cookies are `__Host-` and Secure when it is https. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((origin) => new URL(origin).origin)
    .default('http://localhost:3000'),
  /** Signs session ids, CSRF tokens and captcha tickets. */
  SESSION_SECRET: z.string().min(32),
  ...linkSettings,
  /** Visitors come back to their answers for as long as a draft lives (X24). */
  SESSION_IDLE_SECONDS: Seconds.default(30 * day),
  SESSION_ABSOLUTE_SECONDS: Seconds.default(90 * day),
  /** Staff (A8): half an hour without a request, a working day at most. */
  AGENT_IDLE_SECONDS: Seconds.default(30 * minute),
  AGENT_ABSOLUTE_SECONDS: Seconds.default(12 * 60 * minute),
  /** Customers: without a request for so long they are asked again who they are. */
  CUSTOMER_IDLE_SECONDS: Seconds.default(30 * minute),
  /** Accept e-mail suffixes of more than three letters (X9: off is the document's pattern). */
  LONG_EMAIL_SUFFIX: Switch.default(false),
  /** The local mailbox and the event viewer. Never on where real people are served. */
  DEV_PAGES: Switch.default(false),
  /** The stand-in of every insurer, where buyers say themselves that they paid. Never on where real people are served. */
  INSURER_STAND_IN: Switch.default(false),
  /** Next in development needs eval and a websocket. */
  WEB_DEV: Switch.default(false),
  /** Addresses whose x-forwarded-* headers are believed: 'off', 'on' or a comma list of addresses. */
  TRUST_PROXY: z.string().default('off'),
  /** Host names besides PUBLIC_ORIGIN's and this machine's own that may be asked for, with commas, without ports. */
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((name) => name.trim().toLowerCase() || [])),
  /** Who tells people from robots (X8): altcha's proof of work, which asks nobody else, or Google's reCAPTCHA v3. */
  CAPTCHA_PROVIDER: z.enum(['altcha', 'google']).default('altcha'),
  /** Of Google's console; both are needed with it. */
  CAPTCHA_SITE_KEY: z.string().default(''),
  CAPTCHA_SECRET: z.string().default(''),
  CAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_TIMEOUT_MS: Count.default(3000),
  /** Google's guess, 0 for a robot to 1 for a person. */
  CAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  /** UAE PASS, off without a client id. Both are given at onboarding. */
  UAE_PASS_CLIENT_ID: z.string().default(''),
  UAE_PASS_CLIENT_SECRET: z.string().default(''),
  /** Of its environment for trials: https://stg-id.uaepass.ae. Plain http for a stand-in on this machine only. */
  UAE_PASS_URL: z
    .url()
    .refine((text) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${text}/`))
    .default('https://id.uaepass.ae'),
  /** With `openid` among them an id_token is asked for, and its nonce checked. */
  UAE_PASS_SCOPE: z.string().default('urn:uae:digitalid:profile:general'),
  UAE_PASS_ACR: z.string().default('urn:safelayer:tws:policies:authentication:level:low'),
  /** How it is asked for a token: in the address, as it documents, or by a form, as OAuth does. */
  UAE_PASS_TOKEN_CALL: z.enum(['query', 'form']).default('query'),
  UAE_PASS_TIMEOUT_MS: Count.default(5000),
  /** Average hashes a browser computes for one submit; 50,000 is about a tenth of a second on a phone. */
  CAPTCHA_DIFFICULTY: Count.default(50_000),
  CAPTCHA_TTL_SECONDS: Seconds.default(10 * minute),
  /** Without JavaScript (X8). */
  TICKET_EARLIEST_SECONDS: z.coerce.number().min(0).default(3),
  TICKET_LATEST_SECONDS: Seconds.default(30 * minute),
  /** X30: per address and per contact within the window; a captcha ticket has a tenth of the lead limit. */
  LEADS_PER_IP: Count.default(60),
  LEADS_PER_CONTACT: Count.default(10),
  /** X32: lists shown before a contact is left. */
  PRICES_PER_IP: Count.default(60),
  PRICES_PER_SESSION: Count.default(20),
  /** Contact forms, claims and complaints: not all of them ask for a captcha, so they are fewer. */
  SITE_LEADS_PER_IP: Count.default(20),
  MAILS_PER_IP: Count.default(30),
  MAILS_PER_CONTACT: Count.default(6),
  /** Requests with files: a purchase has one to seven of them. */
  UPLOADS_PER_IP: Count.default(200),
  LIMIT_WINDOW_SECONDS: Seconds.default(10 * minute),
  /** A8: wrong tries of one address and name, and of one address with any names, before the next one has to wait. */
  SIGN_INS_PER_PAIR: Count.default(5),
  SIGN_INS_PER_IP: Count.default(20),
  /** The first wait; each wrong try after it doubles it, up to the window, in which one wrong try is forgiven. */
  SIGN_IN_WAIT_SECONDS: Seconds.default(30),
  SIGN_IN_WINDOW_SECONDS: Seconds.default(15 * minute),
  /** X33: requests that wait or are under way. A page with all its files is some forty, and a browser asks one at a time on each of six connections. */
  IN_FLIGHT_PER_SOCKET: Count.default(64),
  /** Many people may share an address. */
  IN_FLIGHT_PER_ADDRESS: Count.default(512),
  /** Made at once for one address, while its others wait: what is begun for it when somebody else asks. */
  PAGES_AT_ONCE_PER_ADDRESS: Count.default(1),
  ANSWERS_AT_ONCE_PER_ADDRESS: Count.default(16),
  /** Posts, pages and costly reads together, per address and minute: a fence, not a fare. */
  REQUESTS_PER_MINUTE: Count.default(3000),
  /** X6: Node's own limit on a request's head; a `data` of 16 kB may be three times that when encoded. */
  MAX_HEADER_BYTES: Count.default(64 * 1024),
  /** X6: `data` as decoded UTF-8, in bytes (kB = 1,000). */
  MAX_DATA_BYTES: Count.default(16_000),
  /** Form-encoded `data` may be three times its size. */
  MAX_BODY_BYTES: Count.default(64 * 1024),
  /** X21: all files of one request; each one's own limit is the documents service's (ADR 0023). */
  UPLOAD_MAX_REQUEST_BYTES: Count.default(MAX_REQUEST_BYTES),
  /** An upload may take so long, if within each window it is no slower than this: 60 MB at 1 Mbit/s are eight minutes. */
  UPLOAD_TIMEOUT_MS: Count.default(10 * minute * 1000),
  UPLOAD_WINDOW_MS: Count.default(10_000),
  UPLOAD_SLOWEST_BYTES_PER_SECOND: Count.default(1000),
  /** Slow clients: of 300 sockets that dripped their heads, all were dropped with these. */
  HEADERS_TIMEOUT_MS: Count.default(3000),
  REQUEST_TIMEOUT_MS: Count.default(5000),
  CONNECTIONS_CHECK_MS: Count.default(1000),
  /** Product counts: fresh for a minute, served while renewing for ten, given up after three seconds. */
  COUNT_TTL_SECONDS: Seconds.default(minute),
  COUNT_STALE_SECONDS: Seconds.default(10 * minute),
  COUNT_TIMEOUT_MS: Count.default(3000),
  /** X5: how long a creating call remembers its answer. */
  CONFIRM_REMEMBER_SECONDS: Seconds.default(day),
  LEAD_REMEMBER_SECONDS: Seconds.default(10 * minute),
  /** How long the first answer to an Idempotency-Key is given again, and how long a try that died blocks its key. */
  IDEMPOTENCY_KEEP_SECONDS: Seconds.default(day),
  IDEMPOTENCY_UNDER_WAY_SECONDS: Seconds.default(minute),
  /** Answers to POSTs are small; a larger one is not kept. */
  IDEMPOTENCY_MAX_BYTES: Count.default(64 * 1024),
});
export type BffConfig = z.output<typeof BffConfig>;

/** Throws ConfigError naming each setting that is wrong or, with Google's captcha or UAE PASS, missing. */
export function readBffConfig(env: Readonly<Record<string, string | undefined>>): BffConfig {
  const config = readConfig(BffConfig, env);
  if (config.CAPTCHA_PROVIDER === 'google') requireGoogleKeys(config);
  if (config.UAE_PASS_CLIENT_ID !== '' && config.UAE_PASS_CLIENT_SECRET === '') {
    const problem = 'is missing; UAE_PASS_CLIENT_ID needs it';
    throw new ConfigError([{ setting: 'UAE_PASS_CLIENT_SECRET', problem }]);
  }
  return config;
}

function requireGoogleKeys(config: BffConfig): void {
  const missing = (['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const)
    .filter((setting) => config[setting] === '')
    .map((setting) => ({ setting, problem: 'is missing; CAPTCHA_PROVIDER=google needs it' }));
  if (missing.length > 0) throw new ConfigError(missing);
}
