import { landingAddress } from '@muqarin/rules/site/landings';
import {
  bike,
  briefcaseBusiness,
  plane,
  shield,
  truck,
  umbrella,
} from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './products.module.css';

/** The lines beside car and health. */
const others = [
  { icon: briefcaseBusiness, slug: 'business', title: 'businessCard' },
  { icon: truck, slug: 'fleet', title: 'fleetCard' },
  { icon: shield, slug: 'car-third-party', title: 'thirdPartyCard' },
  { icon: bike, slug: 'bike', title: 'bikeCard' },
  { icon: plane, slug: 'travel', title: 'travelCard' },
  { icon: umbrella, slug: 'life', title: 'lifeCard' },
] as const;

export function Products() {
  const t = textsOf('home');
  const { locale } = reader();
  return (
    <ul className={css.others}>
      {others.map(({ icon, slug, title }) => (
        <li key={slug}>
          <a href={landingAddress(locale, slug)}>
            <Icon of={icon} size="l" />
            {t[title]}
          </a>
        </li>
      ))}
    </ul>
  );
}
