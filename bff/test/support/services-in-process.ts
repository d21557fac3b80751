/** Quoting, orders and documents as the BFF has them: the services themselves, over a catalogue of a few plans. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  type DocumentModel,
  documentsContract,
} from '@muqarin/documents/contract/documents-contract';
import type { WorkbookModel } from '@muqarin/documents/contract/workbook';
import { createPdfRenderer } from '@muqarin/documents/pdf-renderer';
import { createDocumentsService } from '@muqarin/documents/service';
import { createXlsxWriter } from '@muqarin/documents/xlsx-writer';
import { ordersContract } from '@muqarin/orders/contract/orders-contract';
import { createOrdersService } from '@muqarin/orders/service';
import type { CallContext } from '@muqarin/platform/context';
import { createLocalFiles } from '@muqarin/platform/drivers/local-files';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';
import type { Logger } from 'pino';
import { mailedOf } from './mailed-path.ts';
import { serviceInProcess } from './service-in-process.ts';
import { writeSmallCatalogue } from './small-catalogue/write.ts';

interface Given {
  logger: Logger;
  now: () => Date;
}

const nobody: CallContext = { actor: { kind: 'system', id: 'tests' }, correlationId: 'tests' };

let folders: ReturnType<typeof writeSmallCatalogue> | undefined;
/** For all services of a process: what one of them has read and checked, the next finds there. */
function foldersOfAll() {
  folders ??= writeSmallCatalogue();
  return folders;
}

export function quotingInProcess({ logger, now }: Given) {
  const { client, calls, stored, raised } = serviceInProcess({
    service: 'quoting',
    contracts: quotingContract,
    collections: ['quotes', 'motor_quotes', 'general_quotes', 'quotations'],
    now,
    open: async (connection) => {
      const own = { ...foldersOfAll(), cataloguePollMilliseconds: 0 };
      const parts = { logger, now, newId: createNewId(now), randomBytes, connection };
      return (await createQuotingService({ ...parts, ...own })).app;
    },
  });
  const { getQuote } = client;
  return {
    client,
    calls,
    /** Medical quotes as they are now, the oldest first. */
    quotes: async () => {
      const found = await stored('quotes');
      const quotes = await Promise.all(
        found.map(({ _id: quoteId }) => getQuote({ quoteId }, nobody)),
      );
      return quotes.filter((quote) => quote !== null);
    },
    /** Those of medical quotes that shoppers asked for, the oldest first. */
    mails: async () =>
      (await raised('QuoteEmailed')).map((said) => {
        const { contact, offers } = said as { contact: { email: string }; offers: Offer[] };
        const planIds = offers.map(({ plan }) => Number(plan.planId));
        return { recipient: contact.email, planIds };
      }),
    /** How many quotation lines agents made. */
    lines: async () => {
      const made = await raised('QuotationLinesCreated');
      return made.flatMap(({ quotationLines }) => quotationLines as unknown[]).length;
    },
    selections: async () => (await raised('PlanSelected')).length,
    /** Of a line's collection, the oldest first. */
    ids: async (collection: 'quotes' | 'motor_quotes' | 'general_quotes') =>
      (await stored(collection)).map(({ _id }) => _id),
    /** The ways back that mails of events of this type would carry. */
    waysBack: async (type: string) => (await raised(type)).map(mailedOf),
  };
}

interface Offer {
  plan: { planId: string };
}

export function ordersInProcess({ logger, now }: Given) {
  const { client, stored } = serviceInProcess({
    service: 'orders',
    contracts: ordersContract,
    collections: ['policies', 'group_policies', 'motor_orders'],
    now,
    open: async (connection) => {
      const { dataDir } = foldersOfAll();
      const parts = { logger, now, newId: createNewId(now), randomBytes, connection, dataDir };
      return (await createOrdersService(parts)).app;
    },
  });
  const { policyOfQuote } = client;
  return {
    client,
    policies: async () => {
      const ids = (await stored('policies')).map(({ quoteId }) => String(quoteId));
      const policies = await Promise.all(ids.map((quoteId) => policyOfQuote({ quoteId }, nobody)));
      return policies.filter((policy) => policy !== null);
    },
    groupPolicies: async () => {
      const ids = (await stored('group_policies')).map(({ quoteId }) => String(quoteId));
      const policies = await Promise.all(
        ids.map((quoteId) => client.groupPolicyOfQuote({ quoteId }, nobody)),
      );
      return policies.filter((policy) => policy !== null);
    },
  };
}

let begun = 0;
let children: ReturnType<typeof ownChildren> | undefined;

/** To start a child takes longer than most papers: there is one for all services of a test process, and it ends with that. */
function childrenOfAll() {
  children ??= ownChildren();
  return children;
}

const ownChildren = () => {
  const logger = createLogger({ level: 'silent' });
  return { renderer: createPdfRenderer(logger), writer: createXlsxWriter(logger) };
};

export function documentsInProcess({ logger, now }: Given) {
  const { client, stored } = serviceInProcess({
    service: 'documents',
    contracts: documentsContract,
    collections: ['uploads'],
    now,
    open: async (connection) => {
      const dir = path.join(foldersOfAll().dataDir, `documents-${++begun}`);
      const files = createLocalFiles({ dir: path.join(dir, 'files') });
      await files.prepare();
      const spoolDir = path.join(dir, 'arriving');
      const parts = { logger, now, newId: createNewId(now), randomBytes, connection };
      const own = { files, spoolDir, children: childrenOfAll() };
      return (await createDocumentsService({ ...parts, ...own })).app;
    },
  });
  const { renderPdf, renderXlsx, storeUpload } = client;
  const rendered: DocumentModel[] = [];
  const written: WorkbookModel[] = [];
  const noted: typeof client = {
    ...client,
    renderPdf: (input, context) => {
      rendered.push(input.model as DocumentModel);
      return renderPdf(input, context);
    },
    renderXlsx: (input, context) => {
      written.push(input.workbook as WorkbookModel);
      return renderXlsx(input, context);
    },
  };
  return {
    client: noted,
    /** What papers were asked for. */
    rendered,
    /** And what workbooks. */
    written,
    /** Uploads that are kept, the oldest first. */
    kept: async () => (await stored('uploads')).filter(({ status }) => status === 'stored'),
    /** A file that somebody has sent for this. */
    sent: (owner: string, purpose: string, slot: string, content: Buffer) => {
      const said = { owner, purpose, slot, accept: ['pdf' as const], extension: 'pdf' };
      return storeUpload(said, nobody, Readable.from([content]));
    },
  };
}
