import { censusPaths } from '@muqarin/bff/contract/medical-corporate/census';
import type { GroupPremiumsPage } from '@muqarin/bff/contract/medical-corporate/premiums';
import { fillMessage } from '@muqarin/rules/fill-message';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { policyPath } from '@muqarin/rules/policy-pages';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { PricePictures } from '../price-picture/price-picture.tsx';
import { t as corporate } from '../texts.ts';
import { Families } from './families.tsx';
import css from './premiums.module.css';
import { premiumsAddress } from './premiums-address.ts';

/** What makes a category expensive, and what each of its people and families costs. */
export function GroupPremiums({ page }: { page: GroupPremiumsPage }) {
  const { people: t } = textsOf('group-price');
  const { reference, policyReference, nobody } = page;
  return (
    <div className={classes(ground.wrap, css.page)}>
      <h1>{t.title}</h1>
      <p className={css.lead}>{t.lead}</p>
      <p className={classes(css.lead, ground.hush)}>
        {policyReference === null ? fillMessage(corporate.reference, { reference }) : t.asSold}
      </p>
      <Categories page={page} />
      <PricePictures pictures={[page.picture]} />
      {nobody === null ? (
        <Families page={page} />
      ) : (
        <Notice>{nobody === 'no_list' ? t.noList : t.otherCounts}</Notice>
      )}
      <p className={css.ways}>
        <a href={wayBack(policyReference)}>{policyReference === null ? t.back : t.toPolicy}</a>
        {policyReference === null && nobody !== 'no_list' ? (
          <a href={censusPaths.census}>{t.drop}</a>
        ) : null}
      </p>
    </div>
  );
}

function wayBack(policyReference: string | null): string {
  if (policyReference === null) return `${corporateRoutes.products}?category=summary`;
  return policyPath('medical-corporate', policyReference);
}

/** The one that is shown is said with its plan, the others are led to. */
function Categories({
  page: { categories, category, policyReference },
}: {
  page: GroupPremiumsPage;
}) {
  const { people: t } = textsOf('group-price');
  const shown = categories.find((one) => one.category === category);
  return (
    <>
      {categories.length > 1 ? (
        <nav className={css.ways} aria-label={t.categories}>
          {categories.map(({ category: number }) => (
            <a
              key={number}
              href={premiumsAddress({ category: number, policyReference })}
              aria-current={number === category ? 'page' : undefined}
            >
              {categoryName(number)}
            </a>
          ))}
        </nav>
      ) : null}
      {shown ? (
        <p>{fillMessage(t.plan, { plan: say(shown.planName), insurer: say(shown.insurerName) })}</p>
      ) : null}
    </>
  );
}
