import type { Metadata } from 'next';
import { ClaimForm } from '@/features/claims/filing-forms.tsx';
import { FormPage } from '@/features/claims/form-page.tsx';
import { titleWithForms } from '@/features/leads/open-form.ts';
import { textsOf } from '@/lib/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = textsOf('claims').claim;
  return {
    title: await titleWithForms(title),
    description,
    alternates: { canonical: '/claim' },
  };
}

export default function Claim() {
  const { claim: t, thanks } = textsOf('claims');
  const { next } = textsOf('thank-you');
  return (
    <FormPage
      title={t.title}
      lead={t.lead}
      aside={
        <>
          <h2>{next}</h2>
          <ol>
            {thanks.claim.next.map(({ what, when }) => (
              <li key={what}>
                {what} {when}
              </li>
            ))}
          </ol>
        </>
      }
    >
      <ClaimForm />
    </FormPage>
  );
}
