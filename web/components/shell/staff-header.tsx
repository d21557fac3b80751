import { formPaths } from '@muqarin/bff/contract/forms';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import staffCss from './staff-header.module.css';

/** The head of the pages of the people who work here: their own ways, and none of the shop's. */
export async function StaffHeader({ path }: { path: string }) {
  const t = textsOf('staff');
  const { role, acts } = await requestFacts();
  const links = [
    ...(acts.includes('see-desk')
      ? [
          [textsOf('desk').title, formPaths.staffDesk] as const,
          [textsOf('desk').calendar.title, formPaths.staffCalendar] as const,
        ]
      : []),
    ...(acts.includes('see-wall')
      ? [[textsOf('desk').wall.title, formPaths.staffWall] as const]
      : []),
    ...(acts.includes('keep-do-not-call')
      ? [[textsOf('desk').doNotCall.title, formPaths.staffDoNotCall] as const]
      : []),
    ...(acts.includes('see-cases')
      ? [[textsOf('cases').toCases, formPaths.staffCases] as const]
      : []),
    ...(acts.includes('see-quotations')
      ? [[textsOf('quotations').toQuotations, formPaths.staffQuotations] as const]
      : []),
    ...(acts.includes('see-catalogue')
      ? [[textsOf('catalogue').title, formPaths.staffCatalogue] as const]
      : []),
    ...(acts.includes('see-phone-codes') ? [[t.codes.title, formPaths.staffCodes] as const] : []),
    ...(acts.includes('see-staff') ? [[t.people.title, formPaths.staffPeople] as const] : []),
    [t.account, formPaths.staffAccount] as const,
  ];
  // The wall stands under the desk's address, and is a place of its own.
  const [, here] = links
    .filter(([, href]) => path.startsWith(href))
    .toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [null, null];
  return (
    <header id="head" className={classes(css.header, staffCss.header)}>
      <div className={classes(ground.wrap, staffCss.inner)}>
        <a className={css.home} href="/staff/sign-in" aria-label={t.home}>
          <Logo />
        </a>
        <span className={staffCss.room}>{t.room}</span>
        {role === 'staff' ? (
          <nav className={staffCss.nav} aria-label={t.nav}>
            {links.map(([name, href]) => (
              <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        ) : null}
        <span className={css.end}>
          <LanguageSwitch path={path} />
        </span>
      </div>
    </header>
  );
}
