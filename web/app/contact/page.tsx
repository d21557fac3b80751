import type { Metadata } from 'next';
import { InlineText } from '@/components/content/inline-text.tsx';
import { formMetadata } from '@/features/claims/form-metadata.ts';
import { FormPage } from '@/features/claims/form-page.tsx';
import { ContactForm } from '@/features/leads/contact-form.tsx';
import { siteContent } from '@/lib/content/site-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Promise<Metadata> {
  return formMetadata('/contact', textsOf('claims').contact);
}

export default function Contact() {
  const t = textsOf('claims').contact;
  const reach = siteContent().yaml('disclosures', reader().locale, 'disclosures')?.reach;
  return (
    <FormPage
      title={t.title}
      lead={t.lead}
      aside={
        <>
          <p>{t.hours}</p>
          {reach ? (
            <p>
              <InlineText parts={reach.text} />
            </p>
          ) : null}
          <h2>{t.other}</h2>
          <ul>
            <li>
              <a href={linkTo('/claim')}>{t.claim}</a>
            </li>
            <li>
              <a href={linkTo('/complaint')}>{t.complaint}</a>
            </li>
            <li>
              <a href={linkTo('/my-data')}>{t.data}</a>
            </li>
          </ul>
        </>
      }
    >
      <ContactForm />
    </FormPage>
  );
}
