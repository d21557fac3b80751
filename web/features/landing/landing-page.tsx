import type { HowWeRankPage } from '@muqarin/bff/contract/pages';
import type { Locale } from '@muqarin/rules/locale';
import { Activity } from 'react';
import { JsonLd } from '@/components/content/json-ld.tsx';
import '@/components/price/price.module.css';
import '@/components/ui/scene.module.css';
import ground from '@/components/ui/ground.module.css';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import type { Proofs as Facts, Landing } from '@/lib/content/schema.ts';
import { siteContent } from '@/lib/content/site-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { CallMe } from './call-me.tsx';
import './cost.module.css';
import './cover.module.css';
import './receipt.module.css';
import { comparedFor } from './compared-for.ts';
import { Hero } from './hero.tsx';
import css from './landing.module.css';
import { landingFacts } from './landing-facts.ts';
import { LandingOnce } from './landing-once.tsx';
import { Partners } from './partners.tsx';
import { Proofs } from './proofs.tsx';
import { QuotePopup } from './quote-popup.tsx';
import { Section } from './section.tsx';
import { SectionNav } from './section-nav.tsx';

interface LandingPageProps {
  language: Locale;
  slug: string;
  page: Landing;
  /** Of a health page that was opened for a company (decisions A40). */
  clientType?: 'individual' | 'corporate';
}

/** A landing page of S2 2, from its file: what is covered, what it costs and why, what is needed, what people ask. */
export async function LandingPage({ language, slug, page, clientType }: LandingPageProps) {
  const t = textsOf('landing');
  const market = await getPage<HowWeRankPage>('/api/pages/how-we-rank');
  const compared = comparedFor(page.line, market.insurers);
  const { origin } = await requestFacts();
  const proofs = siteContent().yaml('proofs', language, 'proofs');
  const sections = {
    cover: t.cover,
    cost: t.cost,
    documents: t.documents,
    questions: t.questions,
    ...(compared.length > 0 && { insurers: t.insurers }),
    call: t.call,
  };
  return (
    <>
      <JsonLd data={landingFacts({ origin, language, slug, page, home: t.home })} />
      <Activity>
        <Hero language={language} slug={slug} page={page} clientType={clientType} t={t} />
      </Activity>
      <SectionNav label={t.sections} sections={Object.entries(sections)} />
      <div className={classes(ground.wrap, css.sections)}>
        <LandingOnce part="Text" language={language} slug={slug} />
        {compared.length > 0 ? (
          <Section id="insurers" title={t.insurersTitle}>
            <p className={css.intro}>
              {t.insurersText} <a href={linkTo('/how-we-rank')}>{t.howWeRank}</a>
            </p>
            <Partners insurers={compared} show="partners" />
          </Section>
        ) : null}
        {proofs ? (
          <Section id="testimonials" title={t.proofsTitle}>
            <Proofs
              label={t.proofsTitle}
              facts={proofs.items}
              market={market}
              topic={topicOf(slug)}
              show="landingTestimonials"
            />
          </Section>
        ) : null}
        <Section id="call" title={t.call}>
          <div className={css.form}>
            <CallMe slug={slug} clientType={clientType} />
          </div>
        </Section>
        <Section id="related" title={t.related}>
          <ul className={css.related}>
            {page.related.map(({ href, label }) => (
              <li key={href}>
                <a href={linkTo(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Activity>
        <QuotePopup slug={slug} clientType={clientType} t={t} />
      </Activity>
    </>
  );
}

/** Business has facts of its own; a journey and a life have none yet. */
function topicOf(slug: string): Facts['items'][number]['topic'] | undefined {
  if (slug.startsWith('health')) return 'medical';
  if (slug === 'business') return 'business';
  return /^(car|bike|fleet)/.test(slug) ? 'motor' : undefined;
}
