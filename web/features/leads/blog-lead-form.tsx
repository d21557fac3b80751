import { siteFormPaths } from '@muqarin/bff/contract/site-forms';
import { EmailField, LineField, Wishes } from './fields.tsx';
import { HumanField } from './human-field.tsx';
import { openForm } from './open-form.ts';
import { PhoneLine } from './phone-line.tsx';
import { SiteForm } from './site-form.tsx';

interface BlogLeadProps {
  /** Unique on the page. */
  id?: string;
  /** What the article is about: a product of decisions A11 or G2, such as `car`. */
  insuranceType: string;
}

/** The call-back form of the blog (S2 2, 3, 4); its success leads to /blog/thank-you. */
export async function BlogLeadForm({ id = 'blog-lead', insuranceType }: BlogLeadProps) {
  const form = await openForm(id);
  const { t } = form;
  return (
    <SiteForm form={form} kind="blog" action={siteFormPaths.blog} button={t.contactButton}>
      <input type="hidden" name="insurance_type" value={insuranceType} />
      <LineField form={form} name="name" label={t.name} autoComplete="name" />
      <PhoneLine form={form} name="contact_no" code="code" />
      <EmailField form={form} />
      <Wishes form={form} />
      <HumanField form={form} />
    </SiteForm>
  );
}
