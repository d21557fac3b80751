import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { WithOurEmail } from '@/components/content/with-our-email.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import { Confirmed } from './confirmed.tsx';
import { dueDays, type Ending, endingOf } from './endings.ts';
import { Keep } from './keep.tsx';
import css from './thank-you.module.css';

/** The end of each journey: reference, what happens next, when, contact; safe to reload (X23). */
export async function ThankYou({ kind }: { kind: ThankYouPage['kind'] }) {
  const t = textsOf('thank-you');
  const page = await getPage<ThankYouPage>('/api/pages/thank-you', { kind });
  const about = aboutOf(page);
  return (
    <div className={ground.wrap}>
      <PageHead
        title={about?.title ?? (page.policy ? t.policyTitle : t.title)}
        scene={isKnown(page) ? 'done' : 'road'}
      >
        {about?.text ?? leadText(page)}
      </PageHead>
      <div className={css.columns}>
        <Confirmed page={page} />
        <div>
          {isKnown(page) ? (
            <>
              <Next steps={about?.next ?? t[kind]} days={dueDays(page)} />
              <Prepare ending={endingOf(page)} />
            </>
          ) : null}
          <Follow page={page} />
          <Keep page={page} />
          <section aria-labelledby="contact" className={css.contact}>
            <h2 id="contact">{t.contact}</h2>
            <p>
              <WithOurEmail text={t.contactText} />
            </p>
          </section>
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

interface NextProps {
  steps: readonly { what: string; when: string }[];
  /** ISO days by which they are due, where one is known. */
  days: readonly (string | null)[];
}

function Next({ steps, days }: NextProps) {
  const { by } = textsOf('thank-you');
  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next">{textsOf('thank-you').next}</h2>
      <ol>
        {steps.map(({ what, when }, index) => (
          <li key={what}>
            {what} <span>{when}</span>
            {days[index] ? (
              <time className={css.by} dateTime={days[index]}>
                {fillMessage(by, { date: shownDate(days[index]) })}
              </time>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the person will be asked for. */
function Prepare({ ending }: { ending: Ending }) {
  const { prepare } = textsOf('thank-you');
  return (
    <section className={css.prepare} aria-labelledby="prepare">
      <h2 id="prepare">{prepare.title}</h2>
      <ul>
        {prepare[ending].map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </section>
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
  if (about === 'policy_request') return policyRequest;
  if (about === 'price_request') return priceRequest;
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

function leadText({ policy, noProducts, reference }: ThankYouPage): string {
  const t = textsOf('thank-you');
  if (policy) return t.policyText;
  if (noProducts) return t.noProductsText;
  return reference ? t.leadText : t.plainText;
}
