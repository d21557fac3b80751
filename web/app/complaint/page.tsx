import type { Metadata } from 'next';
import { ComplaintForm } from '@/features/claims/filing-forms.tsx';
import { formMetadata } from '@/features/claims/form-metadata.ts';
import { FormPage } from '@/features/claims/form-page.tsx';
import { SANADAK } from '@/features/claims/sanadak.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Promise<Metadata> {
  return formMetadata('/complaint', textsOf('claims').complaint);
}

export default function Complaint() {
  const t = textsOf('claims').complaint;
  return (
    <FormPage
      title={t.title}
      lead={t.lead}
      aside={
        <>
          <h2>{t.steps}</h2>
          <ol>
            {[t.step1, t.step2, t.step3, t.step4].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <a href={SANADAK}>{t.sanadak}</a>
          </p>
        </>
      }
    >
      <ComplaintForm />
    </FormPage>
  );
}
