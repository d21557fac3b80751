/** What all lead forms of the site share. */
import { z } from 'zod';
import { SiteContact } from '../shared.ts';
import { CallSlot, type EventPart, type HealthAnswers, type LeadKind } from './kind.ts';

/** Unticked until the person ticks it (decisions A39). */
export const Consent = z.object({
  marketing: z.boolean().default(false),
  whatsapp: z.boolean().default(false),
});

export const SiteForm = Consent.extend({
  /** The path of the page that the form stood on. */
  page: z.string().max(200),
  callSlot: CallSlot.default('any'),
});

/** Those that are about an insurance: a word of ours, or the form's. */
export const InsuranceForm = SiteForm.extend({ insuranceType: z.string().max(240) });

type Asked = z.infer<typeof SiteForm> & {
  clientTypeId?: number | null;
  companyName?: string;
  health?: z.infer<typeof HealthAnswers> | null;
  details?: string;
};

/** Its fields are called as the event calls them. */
export function siteKind<const Name extends string, Shape extends z.ZodType<Asked>>(
  name: Name,
  shape: Shape,
): LeadKind<readonly [Name], Shape, typeof SiteContact> {
  const desk = (details: Asked) => details;
  return {
    names: [name],
    line: null,
    contact: SiteContact,
    shape,
    event: siteEvent,
    desk,
    heldAs: 'site',
  };
}

export function siteEvent({ details = '', marketing, ...asked }: Asked): EventPart {
  const said = Object.entries(asked).filter(([, value]) => value !== null);
  return {
    clientType: asked.clientTypeId === 2 ? 'Corporate' : 'Individual',
    details,
    site: { ...Object.fromEntries(said), marketingConsent: marketing },
  };
}
