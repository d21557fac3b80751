import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { arrowRight, heartPulse, phone } from '@/components/ui/drawings.ts';
import { building2 } from '@/components/ui/drawings-company.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import heroCss from './hero.module.css';
import css from './ways.module.css';

/** The client types of the health questionnaire (S2 2, decisions A33, A40). */
const ways = [
  { icon: heartPulse, href: '/survey/medical/individual', title: 'individual' },
  { icon: building2, href: corporateRoutes.questionnaire, title: 'corporate' },
  { icon: phone, href: '/survey/medical/sponsor', title: 'callFirst' },
] as const;

export function MedicalPanel() {
  const t = textsOf('home');
  return (
    <div className={heroCss.panel}>
      <h2 className={heroCss.small}>{t.who}</h2>
      <div className={css.list}>
        {ways.map(({ icon, href, title }) => (
          <a key={href} className={css.product} href={linkTo(href)}>
            <Icon of={icon} size="l" />
            <span>
              <strong>{t[title]}</strong>
              <span className={ground.hush}>{t[`${title}Hint`]}</span>
            </span>
            <Icon of={arrowRight} flip className={css.go} />
          </a>
        ))}
      </div>
    </div>
  );
}
