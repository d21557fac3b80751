import type { HowWeRankPage } from '@muqarin/bff/contract/pages';
import type { Locale } from '@muqarin/rules/locale';
import { Activity, type ReactNode } from 'react';
import { JsonLd } from '@/components/content/json-ld.tsx';
import { Markdown } from '@/components/content/markdown.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import ground from '@/components/ui/ground.module.css';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import type { Landing, Testimonials as Sayings } from '@/lib/content/schema.ts';
import { siteContent } from '@/lib/content/site-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { CallMe } from './call-me.tsx';
import { comparedFor } from './compared-for.ts';
import { Cost } from './cost.tsx';
import { Cover } from './cover.tsx';
import { Hero } from './hero.tsx';
import css from './landing.module.css';
import { landingFacts } from './landing-facts.ts';
import { Partners } from './partners.tsx';
import { QuotePopup } from './quote-popup.tsx';
import { SectionNav } from './section-nav.tsx';
import { Testimonials } from './testimonials.tsx';

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
  const { insurers } = await getPage<HowWeRankPage>('/api/pages/how-we-rank');
  const compared = comparedFor(page.line, insurers);
  const { origin } = await requestFacts();
  const testimonials = siteContent().yaml('testimonials', language, 'testimonials');
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
        <Hero page={page} clientType={clientType} t={t} />
      </Activity>
      <SectionNav label={t.sections} sections={Object.entries(sections)} />
      <div className={classes(ground.wrap, css.sections)}>
        <Section id="cover" title={page.cover.title}>
          <Cover cover={page.cover} />
        </Section>
        <Section id="cost" title={page.cost.title}>
          <Cost cost={page.cost} />
        </Section>
        <Section id="documents" title={page.documents.title}>
          <p className={css.intro}>{page.documents.intro}</p>
          <ol className={css.papers}>
            {page.documents.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </Section>
        <Section id="questions" title={page.questions.title}>
          <Accordion
            items={page.questions.items.map(({ q, a }) => ({
              title: q,
              content: <Markdown text={a} />,
            }))}
          />
        </Section>
        {compared.length > 0 ? (
          <Section id="insurers" title={t.insurersTitle}>
            <p className={css.intro}>
              {t.insurersText} <a href={linkTo('/how-we-rank')}>{t.howWeRank}</a>
            </p>
            <Partners insurers={compared} show="partners" />
          </Section>
        ) : null}
        {testimonials ? (
          <Section id="testimonials" title={t.testimonialsTitle}>
            <Testimonials
              testimonials={testimonials}
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

/** Business has sayings of its own; nobody speaks of a journey or a life yet. */
function topicOf(slug: string): Sayings['items'][number]['topic'] | undefined {
  if (slug.startsWith('health')) return 'medical';
  if (slug === 'business') return 'business';
  return /^(car|bike|fleet)/.test(slug) ? 'motor' : undefined;
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <Activity>
        <h2 id={`${id}-title`}>{title}</h2>
        <div className={css.body}>{children}</div>
      </Activity>
    </section>
  );
}
