import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';

const links = [
  { key: 'medical', href: '/survey/medical/individual', under: '/survey/medical/individual' },
  { key: 'motor', href: '/survey/motor', under: '/survey/motor' },
  { key: 'howWeRank', href: '/how-we-rank', under: '/how-we-rank' },
  { key: 'glossary', href: '/glossary', under: '/glossary' },
] as const;

/** The head of every page; `path` is the address the browser asked for. */
export function Header({ path }: { path: string }) {
  const t = textsOf('shell');
  return (
    <header className={css.header}>
      <div className={classes(ground.wrap, css.inner)}>
        <a className={css.home} href="/" aria-label={t.home}>
          <Logo />
        </a>
        <nav className={css.nav} aria-label={t.nav}>
          {links.map(({ key, href, under }) => (
            <a key={key} href={href} aria-current={path.startsWith(under) ? 'true' : undefined}>
              {t[key]}
            </a>
          ))}
        </nav>
        <LanguageSwitch path={path} />
      </div>
    </header>
  );
}
