import type { CorporateDocumentsPage } from '@muqarin/bff/contract/medical-corporate/purchase';
import { corporatePurchasePaths } from '@muqarin/bff/contract/medical-corporate/purchase';
import { fillMessage } from '@muqarin/rules/fill-message';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { DocumentsForm } from './documents-form.tsx';
import css from './purchase.module.css';
import { Requirements } from './requirements.tsx';
import { t } from './texts.ts';

interface Props {
  page: CorporateDocumentsPage;
  csrfToken: string;
}

/** What the insurer of a bought group waits for (S0 2, decisions M45): staff list and trade licence. */
export function CorporateDocuments({ page, csrfToken }: Props) {
  const { policyReference: reference, insurerName: insurer, submitted } = page;
  const lead = submitted ? t.documentsSubmitted : t.documentsLead;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.documentsTitle} scene={submitted ? 'done' : 'card'}>
        {fillMessage(lead, { reference, insurer })}
      </PageHead>
      <div className={css.papers}>
        {page.warning === null ? null : <Notice tone="warn">{page.warning}</Notice>}
        <DocumentsForm page={page} csrfToken={csrfToken} />
        <Requirements requirements={page.requirements} insurer={insurer} />
        <section aria-labelledby="who-sees">
          <h2 id="who-sees" className={css.small}>
            {t.whatNext}
          </h2>
          <p className={ground.hush}>{fillMessage(t.privacy, { insurer })}</p>
        </section>
        <p>
          <ButtonLink look="line" href={corporatePurchasePaths.thankYou}>
            {t.toPolicy}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
