/** The BFF over the real quoting and orders services, for what stands on a motor quote: a browser that has one, and a lead that is known. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBffConfig } from '@muqarin/bff/config';
import { createBff } from '@muqarin/bff/service';
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { ordersContract } from '@muqarin/orders/contract/orders-contract';
import { createOrdersService } from '@muqarin/orders/service';
import { createSqliteKeyValue } from '@muqarin/platform/drivers/sqlite-key-value';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import type { MotorAnswers } from '@muqarin/quoting/contract/motor/answers';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';
import { sayInArabic } from '@muqarin/rules/ar/sayings';
import type { FastifyInstance } from 'fastify';
import { keptUploads } from './kept-uploads.ts';
import { openBrowser } from './shop-browser.ts';

const secret = 'for the tests only, thirty-two characters and more';
const visitor = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;
const someDay = () => new Date('2026-11-21T08:00:00Z');
const camry2021 = { makeId: 1, year: 2021, keyword: 'camry' };

type Parts = Parameters<typeof createBff>[0];

/** What may be otherwise than in a shop where nothing goes wrong. */
export interface ShopOdds {
  /** Between the BFF and a service. */
  between?: <C extends object>(service: string, client: C) => C;
  now?: () => Date;
}

export async function openMotorShop(
  settings: Readonly<Record<string, string>> = {},
  { between = (_service, client) => client, now = someDay }: ShopOdds = {},
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-motor-shop-'));
  const newId = createNewId(now);
  const logger = createLogger({ level: 'fatal' });
  const connection = await connectSqlite({ file: ':memory:', now });
  const parts = { logger, now, newId, randomBytes };
  const config = readBffConfig({
    SESSION_SECRET: secret,
    LINK_KEYS: 'x'.repeat(32),
    PUBLIC_ORIGIN: 'http://localhost:3000',
    MAILS_PER_IP: '100000',
    MAILS_PER_CONTACT: '100000',
    INSURER_STAND_IN: 'on',
    ...settings,
  });
  const insurerStandIn = config.INSURER_STAND_IN;
  const quoting = await createQuotingService({ ...parts, connection, dataDir });
  const ordered = await connectSqlite({ file: ':memory:', now });
  const ordering = await createOrdersService({
    ...parts,
    connection: ordered,
    dataDir,
    insurerStandIn,
  });
  const orders = createClient({
    service: 'orders',
    contracts: ordersContract,
    transport: inProcess(ordering.app),
    checkAnswers: true,
  });
  const client = createClient({
    service: 'quoting',
    contracts: quotingContract,
    transport: inProcess(quoting.app),
    checkAnswers: true,
  });
  const keyValue = createSqliteKeyValue({ file: ':memory:', now });
  const rendered: DocumentModel[] = [];
  const uploads = keptUploads();
  const changed: object[] = [];
  const bff = await createBff({
    ...parts,
    config,
    quoting: between('quoting', client),
    orders: between('orders', orders),
    leads: {
      getLead: async () => ({ contact: person }),
      getMotorLead: async () => ({ contact: person, motor: { chassisNo: '' } }),
      changeMotorContact: async ({ leadId: _leadId, ...asked }: { leadId: string }) => {
        changed.push(asked);
        return { updated: true };
      },
    } as unknown as Parts['leads'],
    documents: {
      renderPdf: async ({ model }: { model: DocumentModel }) => {
        rendered.push(model);
        return { pdfBase64: Buffer.from('%PDF-').toString('base64'), bytes: 5 };
      },
      ...uploads.calls,
    } as unknown as Parts['documents'],
    accounts: {} as Parts['accounts'],
    notifications: {} as Parts['notifications'],
    keyValue,
    eventBus: null,
    webOrigin: null,
    validateForeignPhone: () => true,
  });
  return {
    bff,
    client,
    orders,
    /** Of the orders service. */
    ordered,
    rendered,
    uploads: uploads.kept,
    /** Contacts as the leads service was given them. */
    changed,
    /** Words of ours in Arabic, as the catalogue of the line in force says them. */
    sayOf: async (line: 'medical' | 'motor') => {
      const { lines } = await client.catalogueInfo({}, visitor);
      const words = await client.catalogueWords({ version: lines[line].version }, visitor);
      if (!words) throw new Error('the version in force is not kept');
      return sayInArabic(words);
    },
    answers: () => answersFor(client),
    /** A browser with a medical quote, opened by its signed link. */
    medicalBrowser: async () => {
      const made = { idempotencyKey: `key-${newId()}`, draftId: 'draft-1', leadId: 'lead-1' };
      const quote = await client.createQuote({ ...made, answers: selfInDubai }, visitor);
      return Object.assign(await openQuote(bff, 'medical', quote), { quote });
    },
    /** Another browser of the same quote. */
    sameQuote: (line: 'medical' | 'motor', quote: Quoted) => openQuote(bff, line, quote),
    /** A browser with the quote of these answers, opened by its signed link. */
    browser: async (over: Partial<MotorAnswers> & { leadId?: string | null } = {}) => {
      const { leadId = 'lead-1', ...changed } = over;
      const answers = { ...(await answersFor(client)), ...changed };
      const idempotencyKey = `key-${newId()}`;
      const made = await client.createMotorQuote(
        { idempotencyKey, draftId: 'draft-1', leadId, answers },
        visitor,
      );
      if (made.outcome !== 'priced') throw new Error(made.outcome);
      return Object.assign(await openQuote(bff, 'motor', made.quote), { quote: made.quote });
    },
    stop: async () => {
      await bff.close();
      await quoting.app.close();
      await ordering.app.close();
      await keyValue.close();
      await connection.close();
      await ordered.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Quoted {
  quoteId: string;
  validUntil: string;
}

const links = {
  medical: { start: 'q', purpose: 'quote-link' },
  motor: { start: 'm', purpose: 'motor-quote-link' },
};

async function openQuote(bff: FastifyInstance, line: keyof typeof links, quote: Quoted) {
  const { start, purpose } = links[line];
  const said = `${quote.quoteId}.${quote.validUntil}`;
  const mark = createHmac('sha256', secret).update(`${purpose}\n${said}`).digest('base64url');
  const browser = openBrowser(bff);
  await browser.get(`/resume/${start}.${said}.${mark}`);
  return browser;
}

export type MotorShop = Awaited<ReturnType<typeof openMotorShop>>;
const selfInDubai = {
  main_emirate: 2,
  category: 'self' as const,
  member_count: 1,
  members: [
    {
      dob_year: 1991,
      dob_month: 3,
      dob_day: 14,
      gender_id: 2 as const,
      marital_status_id: 2 as const,
      relation_id: 1 as const,
    },
  ],
};
const contact = { name: 'Mariam', email: 'mariam@example.com', fullNumber: '+971501234567' };

const person = { ...contact, phone: '501234567', dial_code: '+971' };

async function answersFor(
  client: ReturnType<typeof createClient<typeof quotingContract>>,
): Promise<MotorAnswers> {
  const models = await client.searchVehicles(camry2021, visitor);
  const modelId = (models.step === 'model' && models.models[0]?.id) || 0;
  const variants = await client.searchVehicles({ makeId: 1, year: 2021, modelId }, visitor);
  return {
    emirateId: 2,
    variantId: (variants.step === 'variant' && variants.variants[0]?.id) || 0,
    year: 2021,
    valueAed: null,
    brandNew: false,
    gccSpec: true,
    agencyRepair: false,
    insuredNow: true,
    comprehensive: true,
    dob: '1990-05-20',
    licenceYears: 5,
    claimFreeYears: 2,
    claims: 0,
  };
}
