import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { policyPath } from '@muqarin/rules/policy-pages';
import { WithOurEmail } from '@/components/content/with-our-email.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import { Confirmed } from './confirmed.tsx';
import { daysOf } from './endings.ts';
import { Keep } from './keep.tsx';
import { NextSteps } from './next-steps.tsx';
import css from './thank-you.module.css';

/** The end of each journey: reference, what happens next, when, contact; safe to reload (X23). */
export async function ThankYou({ kind }: { kind: ThankYouPage['kind'] }) {
  const t = textsOf('thank-you');
  const page = await getPage<ThankYouPage>('/api/pages/thank-you', { kind });
  const about = aboutOf(page);
  const { policy } = page;
  const days = daysOf(page);
  return (
    <div className={ground.wrap}>
      <PageHead
        title={about?.title ?? (policy ? policyTitle(policy) : t.title)}
        scene={isKnown(page) ? 'done' : 'road'}
      >
        {about?.text ?? leadText(page)}
      </PageHead>
      <div className={css.columns}>
        <Confirmed page={page} />
        <div>
          <Papers page={page} />
          {isKnown(page) ? <NextSteps days={days} steps={about?.next} /> : null}
          <Follow page={page} />
          <Keep
            days={days}
            calendar={kind}
            reference={policy?.reference ?? page.reference}
            bought={policy && { plan: policy.planName, insurer: policy.insurerName }}
            papers={page.papers}
            policyPage={pageOf(page)}
            followed={followed(page)}
          />
          <Contact />
          <p className={ground.row}>
            {page.start === null ? null : (
              <ButtonLink look="line" href={page.start}>
                {t.back}
              </ButtonLink>
            )}
            <ButtonLink look="bare" href={linkTo('/')}>
              {t.home}
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  );
}

export function Contact() {
  const t = textsOf('thank-you');
  return (
    <section aria-labelledby="contact" className={css.contact}>
      <h2 id="contact">{t.contact}</h2>
      <p>
        <WithOurEmail text={t.contactText} />
      </p>
    </section>
  );
}

/** The insurer of a group waits for its papers: that comes before all else. */
function Papers({ page: { policy } }: { page: ThankYouPage }) {
  const waits = policy?.group?.waitsForDocuments;
  if (!waits) return null;
  return (
    <p className={css.contact}>
      <ButtonLink href={waits}>{textsOf('thank-you').sendPapers}</ButtonLink>
    </p>
  );
}

/** Whoever comes here without having sent anything is promised nothing. */
function isKnown({ about, reference, policy, noProducts }: ThankYouPage): boolean {
  return about !== null || reference !== null || policy !== null || noProducts;
}

/** Forms of the site have words of their own, and so have the ends of the business wizard. */
function aboutOf({ about }: ThankYouPage) {
  const { claim, complaint, lead } = textsOf('claims').thanks;
  const { policyRequest, priceRequest } = textsOf('thank-you');
  if (about === null) return null;
  if (about === 'policy_request') return { ...policyRequest, next: undefined };
  if (about === 'price_request') return { ...priceRequest, next: undefined };
  return about === 'claim' ? claim : about === 'complaint' ? complaint : lead;
}

/** A claim or complaint can be followed. */
function Follow({ page: { about, reference } }: { page: ThankYouPage }) {
  if (reference === null || (about !== 'claim' && about !== 'complaint')) return null;
  return (
    <p className={css.contact}>
      <ButtonLink href={linkTo(`/${about}/${reference}`)}>
        {textsOf('claims').thanks.follow}
      </ButtonLink>
    </p>
  );
}

/** A claim or complaint has a page of its own, behind a code; whoever reads of anything else finds the site. */
function followed({ about, reference }: ThankYouPage): string {
  return about === 'claim' || about === 'complaint' ? `/${about}/${reference}` : '/';
}

function policyTitle({ group }: NonNullable<ThankYouPage['policy']>): string {
  const t = textsOf('thank-you');
  return group ? t.groupTitle : t.policyTitle;
}

function leadText({ policy, noProducts, reference }: ThankYouPage): string {
  const t = textsOf('thank-you');
  if (policy?.group?.waitsForDocuments) return t.groupWaitsText;
  if (policy) return policy.group ? t.groupText : t.policyText;
  if (noProducts) return t.noProductsText;
  return reference ? t.leadText : t.plainText;
}

function pageOf({ kind, policy }: ThankYouPage): string | null {
  if (policy === null) return null;
  return policyPath(kind === 'corporate' ? 'medical-corporate' : 'medical', policy.reference);
}
