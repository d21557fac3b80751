import { siteFormPaths } from '@muqarin/bff/contract/site-forms';
import { claimHints } from '@muqarin/rules/site/claim-hints';
import { AreaField, ChoiceField, EmailField, LineField } from '@/features/leads/fields.tsx';
import leadsCss from '@/features/leads/leads.module.css';
import { openForm } from '@/features/leads/open-form.ts';
import { PhoneLine } from '@/features/leads/phone-line.tsx';
import { SiteForm } from '@/features/leads/site-form.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { inReaders } from '@/lib/in-readers.ts';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';

/** S2 3, 5: claim request, type, description, telephone; the e-mail is ours. */
export async function ClaimForm({ id = 'claim-form' }: { id?: string }) {
  const form = await openForm(id);
  const t = textsOf('claims').claim;
  // Where no script could say it: once the page is shown again.
  const hints = form.errors.length > 0 ? inReaders(claimHints(form.typed)) : [];
  const adviceOn = (name: string) => messageOf(hints, name) ?? '';
  return (
    <SiteForm form={form} kind="claim" action={siteFormPaths.claim} button={t.button}>
      <LineField form={form} name="request" label={t.request} hint={t.requestHint} />
      <ChoiceField
        form={form}
        name="type"
        label={t.type}
        choices={Object.entries(t.types)}
        chosen="car"
      />
      <AreaField
        form={form}
        name="description"
        label={t.descriptionLabel}
        hint={t.descriptionHint}
        advice={adviceOn('description')}
      />
      <PhoneLine form={form} name="telephone" advice={adviceOn('telephone')} />
      <EmailField form={form} optional hint={t.emailHint} />
      <p className={leadsCss.purpose}>
        {t.purpose} <a href={linkTo('/privacy')}>{form.t.rights}</a>.
      </p>
    </SiteForm>
  );
}

/** S2 3, 5: complaint request, description, a telephone that is valid; the e-mail is ours. */
export async function ComplaintForm({ id = 'complaint-form' }: { id?: string }) {
  const form = await openForm(id);
  const t = textsOf('claims').complaint;
  return (
    <SiteForm form={form} kind="complaint" action={siteFormPaths.complaint} button={t.button}>
      <LineField form={form} name="request" label={t.request} hint={t.requestHint} />
      <AreaField
        form={form}
        name="description"
        label={t.descriptionLabel}
        hint={t.descriptionHint}
      />
      <PhoneLine form={form} name="telephone" />
      <EmailField form={form} optional hint={t.emailHint} />
      <p className={leadsCss.purpose}>
        {t.purpose} <a href={linkTo('/privacy')}>{form.t.rights}</a>.
      </p>
    </SiteForm>
  );
}
