import type { ReactNode } from 'react';
import { InlineText } from '@/components/content/inline-text.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import { siteContent } from '@/lib/content/site-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './footer.module.css';
import { footerColumns } from './footer-columns.ts';
import { isSitePage, isStaffPage } from './site-page.ts';

/** The ways through the site, and what a comparison site in the UAE owes its visitors (IA Resolution 18/2020, article 8). */
export function Footer({ path }: { path: string }) {
  if (isStaffPage(path)) return null;
  return isSitePage(path) ? <SiteFooter /> : <JourneyFooter />;
}

function SiteFooter() {
  const shell = textsOf('shell');
  return (
    <footer className={css.footer}>
      <div className={classes(ground.wrap, css.inner)}>
        <nav className={css.nav} aria-label={shell.footer}>
          {footerColumns().map(({ title, links }) => (
            <Fold key={title} title={title}>
              <ul>
                {links.map(([name, href]) => (
                  <li key={href}>
                    <a href={linkTo(href)}>{name}</a>
                  </li>
                ))}
              </ul>
            </Fold>
          ))}
        </nav>
        <Owed />
        <p className={ground.hush}>{shell.disclosure}</p>
        <p className={ground.hush}>
          {shell.illustrative} {shell.contact} <OurEmail />
        </p>
      </div>
    </footer>
  );
}

/** Three lines: who carries the risk, where help is, what the prices are. Nothing here leads away from what was begun. */
function JourneyFooter() {
  const shell = textsOf('shell');
  const { help, complaint, howWeRank, privacy, terms } = textsOf('site');
  const links = [
    [help, '/contact'],
    [complaint, '/complaint'],
    [howWeRank, '/how-we-rank'],
    [privacy, '/privacy'],
    [terms, '/terms'],
  ] as const;
  return (
    <footer className={classes(css.footer, css.short)}>
      <div className={classes(ground.wrap, css.inner)}>
        <p className={ground.hush}>{shell.disclosure}</p>
        <nav aria-label={shell.footer}>
          <ul className={css.line}>
            {links.map(([name, href]) => (
              <li key={href}>
                <a href={linkTo(href)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={ground.hush}>
          {shell.illustrative} {shell.contact} <OurEmail />
        </p>
      </div>
    </footer>
  );
}

function OurEmail() {
  const { contactEmail } = textsOf('shell');
  return (
    <a href={`mailto:${contactEmail}`}>
      <bdi>{contactEmail}</bdi>
    </a>
  );
}

/** How to complain and to reach us stands open at every width. */
function Owed() {
  const disclosures = siteContent().yaml('disclosures', reader().locale, 'disclosures');
  if (!disclosures) return null;
  const { title, items, complaint, reach } = disclosures;
  return (
    <section className={css.owed} aria-label={title}>
      <Fold title={title}>
        <Facts facts={items} />
      </Fold>
      <Facts facts={[complaint, reach]} />
    </section>
  );
}

type FactsProps = { facts: readonly { title: string; text: string }[] };

function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <InlineText parts={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Folded on a phone, open from 768 px on: the browser's own details, so no script is needed (footer.module.css). */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={css.wide}>{title}</h2>
      <details className={css.fold}>
        <summary>
          <h2>{title}</h2>
          <Icon of={chevronDown} className={css.chevron} />
        </summary>
        {children}
      </details>
    </div>
  );
}
