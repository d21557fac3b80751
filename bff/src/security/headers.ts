/** Security headers of every answer, and the content security policy of pages: scripts by nonce, never inline. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bff } from '../parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string;
  }
}

const oneYear = 365 * 24 * 60 * 60;

type Policy = Pick<Bff['config'], 'PUBLIC_ORIGIN' | 'WEB_DEV' | 'CAPTCHA_PROVIDER'>;

export function addSecurityHeaders(app: FastifyInstance, bff: Bff): void {
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = bff.randomBytes(16).toString('base64');
    reply.headers(securityHeaders(request, bff.config));
  });
}

/** Without a nonce no script runs: for answers that are given before there is a request. */
export function securityHeaders(
  request: Pick<FastifyRequest, 'nonce'>,
  config: Policy,
): Record<string, string> {
  const secure = config.PUBLIC_ORIGIN.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'content-security-policy': policyOf(request, config),
    ...(secure ? { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` } : {}),
  };
}

export const withoutNonce = { nonce: 'none' };

const noHosts = { script: '', connect: '', frame: '' };

/**
 * developers.google.com/recaptcha/docs/faq, on content security policy. Our own script brings Google's in, which
 * 'strict-dynamic' allows; its hosts are for browsers that do not know that word.
 */
const googleHosts = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
};

/** The same text goes to the renderer, which puts the nonce on its scripts. */
export function policyOf(
  { nonce }: Pick<FastifyRequest, 'nonce'>,
  { WEB_DEV: dev, CAPTCHA_PROVIDER }: Pick<Bff['config'], 'WEB_DEV' | 'CAPTCHA_PROVIDER'>,
): string {
  const google = CAPTCHA_PROVIDER === 'google' ? googleHosts : noHosts;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}${google.script}`,
    // Styles cannot act; React's style attributes need the keyword.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${google.connect}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${google.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-report',
  ].join('; ');
}
