import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import type { Landing } from '@/lib/content/schema.ts';
import css from './hero.module.css';
import { Receipt } from './receipt.tsx';
import type { LandingTexts } from './texts.ts';

interface HeroProps {
  page: Landing;
  t: LandingTexts;
}

export function Hero({ page: { h1, lead, start, facts, cost }, t }: HeroProps) {
  return (
    <div className={classes(ground.wrap, css.hero)}>
      <div>
        <nav aria-label={t.crumbs} className={css.crumbs}>
          <a href="/">{t.home}</a>
        </nav>
        <h1>{h1}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.actions}>
          <ButtonLink href={start.href}>{start.label}</ButtonLink>
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
      <Receipt example={cost.example} t={t} />
    </div>
  );
}
