import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './footer.module.css';

const links = [
  { key: 'medical', href: '/survey/medical/individual' },
  { key: 'motor', href: '/survey/motor' },
  { key: 'sponsor', href: '/survey/medical/sponsor' },
  { key: 'howWeRank', href: '/how-we-rank' },
  { key: 'glossary', href: '/glossary' },
  { key: 'staff', href: '/staff/sign-in' },
] as const;

export function Footer() {
  const t = textsOf('shell');
  return (
    <footer className={css.footer}>
      <div className={classes(ground.wrap, css.inner)}>
        <nav className={css.nav} aria-label={t.footer}>
          {links.map(({ key, href }) => (
            <a key={key} href={href}>
              {t[key]}
            </a>
          ))}
        </nav>
        <p className={ground.hush}>{t.disclosure}</p>
        <p className={ground.hush}>{t.illustrative}</p>
        <p className={ground.hush}>
          {t.contact} <a href={`mailto:${t.contactEmail}`}>{t.contactEmail}</a>
        </p>
      </div>
    </footer>
  );
}
