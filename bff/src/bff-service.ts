/** The BFF, composed: the only public origin. Read it from the top as a list. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import { observeRequests } from '@muqarin/platform/http/observe';
import { serveHealth } from '@muqarin/platform/http/service';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { steadyTime } from '@muqarin/platform/steady-time';
import { noTelemetry } from '@muqarin/platform/telemetry';
import { dubaiToday } from '@muqarin/rules/dates';
import { withoutLocale } from '@muqarin/rules/site/public-pages';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createCatalogue } from './clients/catalogue.ts';
import { createCatalogueWords } from './clients/catalogue-words.ts';
import { createDrawnLogos } from './clients/drawn-logos.ts';
import { createGeneralLists } from './clients/general/lists.ts';
import { createProductCache } from './clients/medical/product-cache.ts';
import { createMotorPrices, tellingChanges } from './clients/motor/prices.ts';
import { createUaePass } from './clients/uae-pass.ts';
import { addLocale } from './locale/request-locale.ts';
import type { Bff, BffParts } from './parts.ts';
import { addPages } from './proxy.ts';
import { readJsonBodies } from './read-json.ts';
import { serveAccount } from './routes/account/serve-account.ts';
import { serveDev } from './routes/dev/serve-dev.ts';
import { documentedCalls } from './routes/documented/call-table.ts';
import { serveCalls } from './routes/documented/serve-calls.ts';
import { serveGeneral } from './routes/general/serve-general.ts';
import { serveLeads } from './routes/leads/serve-leads.ts';
import { serveMedicalPapers } from './routes/medical/plans/serve-papers.ts';
import { serveMedicalPolicy } from './routes/medical/purchase/policy-pdf.ts';
import { serveMedicalCorporate } from './routes/medical-corporate/serve-medical-corporate.ts';
import { serveMotorQuotes } from './routes/motor/plans/serve-plans.ts';
import { serveMotorPurchase } from './routes/motor/purchase/serve-purchase.ts';
import { servePages } from './routes/pages/serve-pages.ts';
import { servePolicies } from './routes/policy/serve-policy.ts';
import { serveQuotation } from './routes/quotation/client.ts';
import { serveQuotationFiles } from './routes/quotation/files.ts';
import { serveDescription } from './routes/site/description.ts';
import { handleFaults, refuseBadAddress, refuseUnreadable } from './routes/site/faults.ts';
import { serveSite } from './routes/site/serve-site.ts';
import { serveShortAddresses } from './routes/site/short-addresses.ts';
import { serveStaff } from './routes/staff/serve-staff.ts';
import { serveUploads } from './routes/uploads/serve-uploads.ts';
import { createCaptcha } from './security/captcha.ts';
import { createTicketOffice } from './security/captcha-ticket.ts';
import { addFence } from './security/fence.ts';
import { createGoogleCaptcha } from './security/google-captcha.ts';
import { addSecurityHeaders } from './security/headers.ts';
import { addHosts } from './security/hosts.ts';
import { addIdempotencyKeys } from './security/idempotency-key.ts';
import { addInFlight } from './security/in-flight.ts';
import { createKnownDevices } from './security/known-device.ts';
import { createOnce } from './security/once.ts';
import { createProofOfWork } from './security/proof-of-work.ts';
import { createRateLimits } from './security/rate-limits.ts';
import { createSignInGuard } from './security/sign-in-guard.ts';
import { createSigner } from './security/signer.ts';
import { addStaffOnly } from './security/staff-only.ts';
import { ownTrace } from './security/trace-hop.ts';
import { serveForms } from './serve-forms.ts';
import { addSessions } from './session/session-plugin.ts';
import { createStandings } from './session/standings.ts';
import { untilKept } from './session/until-kept.ts';
import { addMultipartReader, addUploads } from './uploads/add-uploads.ts';
import { addPatience } from './uploads/patience.ts';

import { tellOfUaePassOff } from './use-cases/accounts/only-uae-pass.ts';
import { orderedQuotation } from './use-cases/motor/order/order-agreed.ts';

export async function createBff(parts: BffParts): Promise<FastifyInstance> {
  const app = createServer(parts);
  observe(app, parts);
  const bff = compose(parts);
  addSecurityHeaders(app, bff);
  addHosts(app, parts.config);
  addInFlight(app, bff);
  addPatience(app, parts.config);
  await addFence(app, parts);
  await addSessions(app, bff);
  addLocale(app, bff);
  addStaffOnly(app);
  readJsonBodies(app);
  await app.register(formbody, { bodyLimit: parts.config.MAX_BODY_BYTES });
  addUploads(app);
  await app.register(compress, compression);
  handleFaults(app);
  addIdempotencyKeys(app, bff);
  finishWhatWasAccepted(app);
  answerWhatIsKept(app, parts);
  serveHealth(app, { sessions: async () => (await parts.keyValue.get('bff:ready')) === null });
  serveDescription(app, documentedCalls);
  serveCalls(app, bff, documentedCalls);
  serveForms(app, bff);
  servePages(app, bff);
  serveMedicalPolicy(app, bff);
  serveMotorQuotes(app, bff);
  serveMotorPurchase(app, bff);
  serveGeneral(app, bff);
  serveMedicalCorporate(app, bff);
  servePolicies(app, bff);
  serveMedicalPapers(app, bff);
  serveSite(app, bff);
  serveShortAddresses(app);
  serveLeads(app, bff);
  serveStaff(app, bff);
  serveQuotation(app, bff, { motor: orderedQuotation });
  serveQuotationFiles(app, bff);
  serveAccount(app, bff);
  tellOfUaePassOff(app, bff);
  serveUploads(app, bff);
  if (parts.config.DEV_PAGES) serveDev(app, bff);
  await addPages(app, bff);
  await addMultipartReader(app);
  return app;
}

/** One step over the plugin's own: a page gets a tenth smaller for a millisecond beside the loop. */
const compression = {
  global: true,
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

function createServer({ config, logger }: BffParts): FastifyInstance {
  const { TRUST_PROXY } = config;
  return Fastify({
    loggerInstance: logger.child({ service: 'bff' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.MAX_BODY_BYTES,
    // One page, three addresses: routes and the renderer know the documented one, `request.originalUrl` is as asked.
    rewriteUrl: ({ url = '/' }) => withoutLocale(url),
    clientErrorHandler: refuseUnreadable(config),
    frameworkErrors: refuseBadAddress(config),
    trustProxy:
      TRUST_PROXY === 'on' ? true : TRUST_PROXY === 'off' ? false : TRUST_PROXY.split(','),
    forceCloseConnections: 'idle',
    connectionTimeout: 0,
    // Not under `http`: Fastify puts its own option over that one, and bodies could drip for ever.
    // The longest that any request may take; each has its own in `uploads/patience.ts`.
    requestTimeout: config.UPLOAD_TIMEOUT_MS,
    http: {
      maxHeaderSize: config.MAX_HEADER_BYTES,
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: config.CONNECTIONS_CHECK_MS,
      // Said by us, with every header: security/hosts.ts.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
}

function observe(
  app: FastifyInstance,
  { config, logger, telemetry = noTelemetry }: BffParts,
): void {
  const signer = createSigner(config.SESSION_SECRET);
  const ownParent = (request: FastifyRequest) => ownTrace(signer, request.headers);
  observeRequests(app, { service: 'bff', logger, telemetry, ownParent });
}

/** While closing, an answer also ends its connection: kept alive, it would hold the process for another minute. */
function finishWhatWasAccepted(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** What an answer says was remembered stays so, whatever becomes of the process then. */
function answerWhatIsKept(app: FastifyInstance, { keyValue }: BffParts): void {
  if (keyValue.kept) app.addHook('onSend', () => untilKept(keyValue));
}

function compose(parts: BffParts): Bff {
  const signer = createSigner(parts.config.SESSION_SECRET);
  const steadyNow = steadyTime(parts.now, parts.elapsed);
  const limited = { ...parts, signer, now: steadyNow };
  const today = () => dubaiToday(parts.now());
  const catalogue = createCatalogue(parts);
  const motorPrices = createMotorPrices(parts);
  return {
    ...parts,
    steadyNow,
    quoting: tellingChanges(parts.quoting, (quoteId) => motorPrices.forget(quoteId)),
    motorPrices,
    generalLists: createGeneralLists(parts),
    signer,
    marks: createMailedMarks(parts.config.LINK_KEYS),
    today,
    catalogue,
    drawnLogos: createDrawnLogos(parts),
    words: createCatalogueWords({ quoting: parts.quoting, catalogue }),
    limits: createRateLimits(parts),
    signIns: createSignInGuard({ ...limited, devices: createKnownDevices({ ...parts, signer }) }),
    standings: createStandings(parts),
    once: createOnce(parts),
    products: createProductCache({ ...parts, catalogue, today }),
    uaePass: createUaePass(parts),
    captcha: createCaptcha({
      provider:
        parts.config.CAPTCHA_PROVIDER === 'google'
          ? createGoogleCaptcha(parts)
          : createProofOfWork(limited),
      tickets: createTicketOffice(limited),
      keyValue: parts.keyValue,
    }),
  };
}
