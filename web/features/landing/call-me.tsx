import { type CallMeBackAbout, CallMeBackForm } from '@/features/leads/call-me-back-form.tsx';
import {
  BusinessLeadForm,
  FleetLeadForm,
  LifeLeadForm,
  TravelLeadForm,
} from '@/features/leads/product-lead-forms.tsx';

interface CallMeProps {
  slug: string;
  clientType?: 'individual' | 'corporate' | undefined;
}

const ownForms = {
  travel: TravelLeadForm,
  life: LifeLeadForm,
  business: BusinessLeadForm,
  fleet: FleetLeadForm,
} as const;

/** The form at the end of a landing page: its line's own where there is one, else call-me-back (S2 3). */
export function CallMe({ slug, clientType }: CallMeProps) {
  if (isOwn(slug)) {
    const Form = ownForms[slug];
    return <Form />;
  }
  return <CallMeBackForm about={aboutOf(slug)} {...chosen(slug, clientType)} />;
}

function isOwn(slug: string): slug is keyof typeof ownForms {
  return slug in ownForms;
}

export function aboutOf(slug: string): CallMeBackAbout {
  if (slug === 'car-third-party') return 'third_party';
  return slug.split('-')[0] as CallMeBackAbout;
}

/** Health pages ask for a client type; the two of A40 have one chosen. */
export function chosen(slug: string, clientType: CallMeProps['clientType']) {
  if (aboutOf(slug) !== 'health' || clientType === undefined) return {};
  return { clientType: clientType === 'corporate' ? '2' : '1' } as const;
}
