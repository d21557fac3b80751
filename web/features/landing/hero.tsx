import type { Locale } from '@muqarin/rules/locale';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import type { Landing } from '@/lib/content/schema.ts';
import { linkTo } from '@/lib/link-to.ts';
import css from './hero.module.css';
import { LandingOnce } from './landing-once.tsx';
import { StartByClientType } from './start-by-client-type.tsx';
import type { LandingTexts } from './texts.ts';

interface HeroProps {
  language: Locale;
  slug: string;
  page: Landing;
  /** Of a health page; individual when none is chosen (S2 2). */
  clientType?: 'individual' | 'corporate' | undefined;
  t: LandingTexts;
}

export function Hero({ language, slug, page, clientType = 'individual', t }: HeroProps) {
  const { line, h1, lead, start, facts } = page;
  const starts = {
    individual: start,
    corporate: { href: corporateRoutes.questionnaire, label: t.startCorporate },
  };
  return (
    <div className={classes(ground.wrap, css.hero)}>
      <div>
        <nav aria-label={t.crumbs} className={css.crumbs}>
          <a href={linkTo('/')}>{t.home}</a>
        </nav>
        <h1>{h1}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.actions}>
          {line === 'medical' ? (
            <StartByClientType clientType={clientType} starts={starts} />
          ) : (
            <ButtonLink href={start.href} data-anchor="">
              {start.label}
            </ButtonLink>
          )}
          <ButtonLink look="line" href="#quote" data-modal="">
            {t.getQuote}
          </ButtonLink>
        </p>
        <dl className={css.facts}>
          {facts.map(({ value, label }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <LandingOnce part="Graphic" language={language} slug={slug} />
      </div>
    </div>
  );
}
