import { siteFormPaths } from '@muqarin/bff/contract/site-forms';
import { listCountries } from '@muqarin/rules/countries';
import { nationalityId } from '@muqarin/rules/nationality-ids';
import { say } from '@/lib/reader.ts';
import { CallMeBackForm } from './call-me-back-form.tsx';
import { DateLine } from './date-line.tsx';
import { ChoiceField, EmailField, LineField, Wishes } from './fields.tsx';
import { HumanField } from './human-field.tsx';
import { openForm } from './open-form.ts';
import { PhoneLine } from './phone-line.tsx';
import { SiteForm } from './site-form.tsx';

/** Years ahead that a trip may be planned, after this one. */
const YEARS_AHEAD = 2;

interface FormProps {
  /** Unique on the page. */
  id?: string;
}

/** Travel cover: who, when, and where to if it is known (S2 3, 5; decisions A4, A5). */
export async function TravelLeadForm({ id = 'travel-lead' }: FormProps) {
  const form = await openForm(id);
  const { t } = form;
  const lastYear = Number(form.today.slice(0, 4)) + YEARS_AHEAD;
  const trip = { first: form.today, last: `${lastYear}-12-31` };
  const places = listCountries().map(({ code, name }) => {
    return [String(nationalityId(code)), say(name)] as const;
  });
  return (
    <SiteForm form={form} kind="travel" action={siteFormPaths.travel} button={t.leadButton}>
      <LineField form={form} name="name" label={t.name} autoComplete="name" />
      <EmailField form={form} />
      <PhoneLine form={form} />
      <DateLine form={form} name="travel_date" label={t.travelDate} {...trip} />
      <DateLine form={form} name="return_date" label={t.returnDate} {...trip} />
      <ChoiceField
        form={form}
        name="destination_country_id"
        label={t.destination}
        empty={t.choose}
        choices={places}
      />
      <Wishes form={form} />
      <HumanField form={form} />
    </SiteForm>
  );
}

/** Life cover: who may be called (S2 3, 5). */
export async function LifeLeadForm({ id = 'life-lead' }: FormProps) {
  const form = await openForm(id);
  const { t } = form;
  return (
    <SiteForm form={form} kind="life" action={siteFormPaths.life} button={t.leadButton}>
      <LineField form={form} name="name" label={t.name} autoComplete="name" />
      <EmailField form={form} />
      <PhoneLine form={form} />
      <Wishes form={form} />
      <HumanField form={form} />
    </SiteForm>
  );
}

/** Business cover: the company, who may be called, and about what (S2 3, 5). */
export async function BusinessLeadForm({ id = 'business-lead' }: FormProps) {
  const form = await openForm(id);
  const { t } = form;
  return (
    <SiteForm form={form} kind="business" action={siteFormPaths.business} button={t.leadButton}>
      <LineField form={form} name="company_name" label={t.company} autoComplete="organization" />
      <LineField form={form} name="contact_name" label={t.contactName} autoComplete="name" />
      <EmailField form={form} />
      <PhoneLine form={form} />
      <ChoiceField
        form={form}
        name="insurance_type_id"
        label={t.businessType}
        empty={t.choose}
        choices={Object.entries(t.businessTypes)}
      />
      <Wishes form={form} />
      <HumanField form={form} />
    </SiteForm>
  );
}

/** A fleet is asked for as a call about vehicles, with their number if it is known (decisions A23). */
export function FleetLeadForm({ id = 'fleet-lead' }: FormProps) {
  return <CallMeBackForm id={id} about="fleet" />;
}
