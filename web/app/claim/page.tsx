import type { Metadata } from 'next';
import { ClaimForm } from '@/features/claims/filing-forms.tsx';
import { formMetadata } from '@/features/claims/form-metadata.ts';
import { FormPage } from '@/features/claims/form-page.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Promise<Metadata> {
  return formMetadata('/claim', textsOf('claims').claim);
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
