import { siteFormPaths } from '@muqarin/bff/contract/site-forms';
import { EmailField, LineField, Wishes } from './fields.tsx';
import { openForm } from './open-form.ts';
import { PhoneLine } from './phone-line.tsx';
import { SiteForm } from './site-form.tsx';

/** The contact form of the home page and of /contact (S2 2, 3, 4). */
export async function ContactForm({ id = 'contact-form' }: { id?: string }) {
  const form = await openForm(id);
  const { t } = form;
  return (
    <SiteForm form={form} kind="contact" action={siteFormPaths.contact} button={t.contactButton}>
      <LineField form={form} name="name" label={t.name} autoComplete="name" />
      <PhoneLine form={form} />
      <EmailField form={form} optional hint={t.emailHint} />
      <Wishes form={form} />
    </SiteForm>
  );
}
