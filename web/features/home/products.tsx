import { landingAddress } from '@muqarin/rules/site/landings';
import Bike from 'lucide-react/icons/bike';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Plane from 'lucide-react/icons/plane';
import Shield from 'lucide-react/icons/shield';
import Truck from 'lucide-react/icons/truck';
import Umbrella from 'lucide-react/icons/umbrella';
import { Icon } from '@/components/ui/icon.tsx';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './products.module.css';

/** The lines beside car and health. */
const others = [
  { icon: BriefcaseBusiness, slug: 'business', title: 'businessCard' },
  { icon: Truck, slug: 'fleet', title: 'fleetCard' },
  { icon: Shield, slug: 'car-third-party', title: 'thirdPartyCard' },
  { icon: Bike, slug: 'bike', title: 'bikeCard' },
  { icon: Plane, slug: 'travel', title: 'travelCard' },
  { icon: Umbrella, slug: 'life', title: 'lifeCard' },
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
