import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { SceneInPage } from '@/components/ui/scene-in-page.tsx';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './doors.module.css';

/** What people come for, before the tabs ask what they came for. */
const doors = [
  { name: 'doorFamily', scene: 'family', href: '/survey/medical/individual' },
  { name: 'doorCompany', scene: 'skyline', href: corporateRoutes.questionnaire },
  { name: 'doorCar', scene: 'car', href: motorRoutes.questionnaire },
  { name: 'doorOther', scene: 'dhow', href: '#others' },
] as const;

/** What the page has drawn by then. */
export const doorScenes = doors.map(({ scene }) => scene);

export function Doors() {
  const t = textsOf('home');
  return (
    <nav aria-label={t.doors}>
      <ul className={css.doors}>
        {doors.map(({ name, scene, href }) => (
          <li key={name}>
            <a
              className={css.door}
              href={linkTo(href)}
              data-anchor={href.startsWith('#') ? '' : undefined}
            >
              <SceneInPage of={scene} className={css.scene} />
              <span>
                <strong>{t[name]}</strong>
                <span className={css.hint}>{t[`${name}Hint`]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
