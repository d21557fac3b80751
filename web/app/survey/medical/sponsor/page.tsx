import type { SponsorPage } from '@muqarin/bff/contract/pages';
import type { Metadata } from 'next';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import css from '@/features/sponsor/sponsor.module.css';
import { SponsorForm } from '@/features/sponsor/sponsor-form.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { errors } = await load();
  return { title: errorTitle(textsOf('sponsor').title, errors) };
}

export default async function SponsorRoute() {
  const [{ errors, typed }, { csrfToken }] = await Promise.all([load(), requestFacts()]);
  const t = textsOf('sponsor');
  const { errorsServer, errors: wrong, numbers } = textsOf('questionnaire');
  return (
    <div className={ground.wrap}>
      <div className={css.page}>
        <PageHead title={t.title}>{t.help}</PageHead>
        <SponsorForm
          csrfToken={csrfToken}
          errors={errors}
          typed={typed}
          texts={t}
          errorTexts={{ errorsServer, errors: wrong, numbers }}
          pageTitle={textsOf('shell').titleTemplate.replace('%s', t.title)}
        />
      </div>
    </div>
  );
}

function load(): Promise<SponsorPage> {
  return getPage('/api/pages/sponsor');
}
