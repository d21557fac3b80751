import { landingAddress } from '@muqarin/rules/site/landings';
import { menuLines } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import { linkTo } from '@/lib/link-to.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { FixPast } from './fix-past.tsx';
import css from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { isSitePage } from './site-page.ts';

/** The head of every page; `path` is the address the browser asked for. Beyond 80 px it stays in view (S2 4), but not over a journey's own bars. */
export function Header({ path }: { path: string }) {
  const { home, nav } = textsOf('shell');
  const { menu, account } = textsOf('site');
  return (
    <header id="head" className={css.header}>
      <div className={css.bar}>
        <div className={classes(ground.wrap, css.inner)}>
          <a className={css.home} href={linkTo('/')} aria-label={home}>
            <Logo />
          </a>
          <nav className={css.nav} aria-label={nav}>
            <Links path={path} />
          </nav>
          <span className={css.end}>
            <a className={css.account} href="/my-account">
              {account}
            </a>
            <LanguageSwitch path={path} />
          </span>
          <details className={css.menu} data-menu="">
            <summary>
              <Icon of={menuLines} />
              <span className={ground.vh}>{menu}</span>
            </summary>
            <nav className={css.sheet} aria-label={menu}>
              <Links path={path} more={[{ name: account, href: '/my-account' }]} />
            </nav>
          </details>
        </div>
      </div>
      {isSitePage(path) ? <FixPast target="head" /> : null}
    </header>
  );
}

interface PlaceLink {
  name: string;
  href: string;
  also?: readonly string[];
}

function Links({ path, more = [] }: { path: string; more?: readonly PlaceLink[] }) {
  const t = textsOf('site');
  const { locale } = reader();
  const to = (slug: string) => landingAddress(locale, slug);
  const links: PlaceLink[] = [
    { name: t.car, href: to('car'), also: ['/survey/motor'] },
    { name: t.health, href: to('health'), also: ['/survey/medical', linkTo('/medical-insurance')] },
    { name: t.business, href: to('business'), also: ['/survey/general'] },
    { name: t.travel, href: to('travel') },
    { name: t.guides, href: linkTo('/blog') },
    { name: t.howWeRank, href: linkTo('/how-we-rank') },
    ...more,
  ];
  const here = linkTo(path);
  const isHere = ({ href, also = [] }: PlaceLink) =>
    [href, ...also].some((begin) => here.startsWith(begin));
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={isHere(link) ? 'true' : undefined}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
