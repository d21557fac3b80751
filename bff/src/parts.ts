/** What the BFF is made of. `BffParts` comes from the launcher, `Bff` is what every route is given. */
import type { accountsContract } from '@muqarin/accounts/contract/accounts-contract';
import type { documentsContract } from '@muqarin/documents/contract/documents-contract';
import type { leadsContract } from '@muqarin/leads/contract/leads-contract';
import type { notificationsContract } from '@muqarin/notifications/contract/notifications-contract';
import type { ordersContract } from '@muqarin/orders/contract/orders-contract';
import type { EventBus } from '@muqarin/platform/events/bus';
import type { Client } from '@muqarin/platform/http/client';
import type { KeyValue } from '@muqarin/platform/key-value';
import type { MailedMarks } from '@muqarin/platform/mailed-marks';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import type { CivilDate } from '@muqarin/rules/dates';
import type { Logger } from 'pino';
import type { Catalogue } from './clients/catalogue.ts';
import type { WordsOfCatalogues } from './clients/catalogue-words.ts';
import type { DrawnLogos } from './clients/drawn-logos.ts';
import type { GeneralLists } from './clients/general/lists.ts';
import type { ProductCache } from './clients/medical/product-cache.ts';
import type { MotorPrices } from './clients/motor/prices.ts';
import type { UaePass } from './clients/uae-pass.ts';
import type { BffConfig } from './config.ts';
import type { Captcha } from './security/captcha.ts';
import type { Once } from './security/once.ts';
import type { RateLimits } from './security/rate-limits.ts';
import type { SignInGuard } from './security/sign-in-guard.ts';
import type { Signer } from './security/signer.ts';
import type { Standings } from './session/standings.ts';

export interface BffParts {
  config: BffConfig;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  leads: Client<typeof leadsContract>;
  quoting: Client<typeof quotingContract>;
  orders: Client<typeof ordersContract>;
  documents: Client<typeof documentsContract>;
  accounts: Client<typeof accountsContract>;
  notifications: Client<typeof notificationsContract>;
  /** Sessions and single-use marks. */
  keyValue: KeyValue;
  /** For the event viewer, embedded mode only. */
  eventBus: EventBus | null;
  now: () => Date;
  /** Milliseconds of a clock that nobody sets (`performance.now`), by which limits hold. */
  elapsed?: () => number;
  newId: () => string;
  randomBytes: (size: number) => Buffer;
  /** Next's loopback origin; null in tests without pages. */
  webOrigin: string | null;
  /** Whether an E.164 number outside the UAE exists (libphonenumber); see `clients/foreign-phone.ts`. */
  validateForeignPhone: (e164: string) => boolean;
}

export interface Bff extends BffParts {
  /** For ages and limits: `now`, but for a clock that was set back. */
  steadyNow: () => Date;
  signer: Signer;
  /** Checks what notifications has mailed. */
  marks: MailedMarks;
  limits: RateLimits;
  signIns: SignInGuard;
  standings: Standings;
  captcha: Captcha;
  /** Null where it is not set up. */
  uaePass: UaePass | null;
  once: Once;
  products: ProductCache;
  catalogue: Catalogue;
  drawnLogos: DrawnLogos;
  words: WordsOfCatalogues;
  motorPrices: MotorPrices;
  generalLists: GeneralLists;
  /** Today in Asia/Dubai (X15). */
  today: () => CivilDate;
}
