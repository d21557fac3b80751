/** A landing page takes its own form at its own address (decisions A3): a plain post, in both languages. */

import { landingAddress, landingSlugs } from '@muqarin/rules/site/landings';
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../parts.ts';
import { type SiteCallName, siteForm } from '../documented/site/handlers.ts';
import { serveForm } from '../forms/form.ts';

/** The pages whose line has a form of its own; every other asks for a call back. */
const own: Readonly<Record<string, SiteCallName>> = {
  travel: 'create-travel-lead',
  life: 'create-life-lead',
  business: 'create-business-lead',
};

export function serveLandingForms(app: FastifyInstance, bff: Bff): void {
  for (const slug of landingSlugs) {
    for (const language of ['en', 'ar'] as const) {
      const name = own[slug] ?? 'leave-contact';
      serveForm(app, bff, siteForm(bff, name, landingAddress(language, slug)));
    }
  }
}
