import { landingAddress } from '@muqarin/rules/site/landings';
import { InlineText } from '@/components/content/inline-text.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { siteContent } from '@/lib/content/site-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './footer.module.css';

/** The ways through the site, and what a comparison site in the UAE owes its visitors (IA Resolution 18/2020, article 8). */
export function Footer() {
  const shell = textsOf('shell');
  const { locale } = reader();
  const disclosures = siteContent().yaml('disclosures', locale, 'disclosures');
  return (
    <footer className={css.footer}>
      <div className={classes(ground.wrap, css.inner)}>
        <nav className={css.nav} aria-label={shell.footer}>
          {columnsOf().map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([name, href]) => (
                  <li key={href}>
                    <a href={linkTo(href)}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {disclosures ? (
          <section className={css.owed} aria-labelledby="owed">
            <h2 id="owed">{disclosures.title}</h2>
            <dl>
              {[...disclosures.items, disclosures.reach].map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <InlineText parts={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
        <p className={ground.hush}>{shell.disclosure}</p>
        <p className={ground.hush}>
          {shell.illustrative} {shell.contact}{' '}
          <a href={`mailto:${shell.contactEmail}`}>
            <bdi>{shell.contactEmail}</bdi>
          </a>
        </p>
      </div>
    </footer>
  );
}

function columnsOf() {
  const t = textsOf('site');
  const { locale } = reader();
  const to = (slug: string) => landingAddress(locale, slug);
  return [
    {
      title: t.drive,
      links: [
        [t.car, to('car')],
        [t.carDubai, to('car-dubai')],
        [t.carSharjah, to('car-sharjah')],
        [t.thirdParty, to('car-third-party')],
        [t.bike, to('bike')],
        [t.fleet, to('fleet')],
      ],
    },
    {
      title: t.people,
      links: [
        [t.health, to('health')],
        [t.healthDubai, to('health-dubai')],
        [t.healthAbuDhabi, to('health-abu-dhabi')],
        [t.healthSharjah, to('health-sharjah')],
        [t.life, to('life')],
      ],
    },
    {
      title: t.firms,
      links: [
        [t.business, to('business')],
        [t.travel, to('travel')],
        [t.claim, '/claim'],
        [t.complaint, '/complaint'],
      ],
    },
    {
      title: t.muqarin,
      links: [
        [t.guides, '/blog'],
        [t.howWeRank, '/how-we-rank'],
        [t.glossary, '/glossary'],
        [t.help, '/contact'],
        [t.privacy, '/privacy'],
        [t.terms, '/terms'],
        [t.staff, '/staff/sign-in'],
      ],
    },
  ] as const;
}
