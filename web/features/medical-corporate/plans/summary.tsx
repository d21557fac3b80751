import {
  type CorporatePlansPage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { premiumPaths } from '@muqarin/bff/contract/medical-corporate/premiums';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { Amount } from '@/components/price/amount.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Glyphs } from '@/features/plan-list/tile/glyph.tsx';
import { Conditions } from '@/features/plan-list/tile/tile.tsx';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { t as group } from '../group-texts.ts';
import { HeadGauge } from '../price-picture/head-gauge.tsx';
import { PricePictures } from '../price-picture/price-picture.tsx';
import { BuyButtonLater } from '../purchase/buy-button-later.tsx';
import { t as buying } from '../purchase/texts.ts';
import { categoryName } from './category-tabs.tsx';
import { tabAddress } from './list-address.ts';
import { MedicalForms } from './medical-forms.tsx';
import { assumedWords } from './price-words.ts';
import css from './summary.module.css';

interface Props {
  page: CorporatePlansPage;
  csrfToken: string;
}

type Category = CorporatePlansPage['categories'][number];

/** Premium Summary (S0 4): a row a category, `000` and Select Plan until one is chosen, and what all of it comes to. */
export function PremiumSummary({ page, csrfToken }: Props) {
  const { netFils, vatFils, grossFils } = page;
  return (
    <div className={ground.wrap}>
      <Glyphs />
      <ul className={css.rows}>
        {page.categories.map((category) => (
          <Row key={category.number} category={category} csrfToken={csrfToken} />
        ))}
      </ul>
      <dl className={css.total}>
        <div>
          <dt>{group.summaryNet}</dt>
          <dd>
            <Amount fils={netFils} mode="always" />
          </dd>
        </div>
        <div>
          <dt>{group.summaryVat}</dt>
          <dd>
            <Amount fils={vatFils} mode="always" />
          </dd>
        </div>
        <div className={css.gross}>
          <dt>{group.summaryGross}</dt>
          <dd>
            <Amount fils={grossFils} mode="always" />
          </dd>
        </div>
      </dl>
      <Next page={page} csrfToken={csrfToken} />
      <MadeOf page={page} />
    </div>
  );
}

/** Of what is chosen: how far heads may vary, who fills in medical forms, and what makes a category expensive. */
function MadeOf({ page: { madeOf, medicalForms } }: { page: CorporatePlansPage }) {
  if (!madeOf) return null;
  return (
    <>
      {madeOf.heads ? <HeadGauge {...madeOf.heads} /> : null}
      {medicalForms.map(({ insurerId, rows }) => (
        <div key={insurerId} className={css.forms}>
          <MedicalForms rows={rows} />
        </div>
      ))}
      <PricePictures pictures={madeOf.pictures} />
      <p>
        <a href={premiumPaths.premiums}>{textsOf('group-price').people.link}</a>
      </p>
    </>
  );
}

/** All categories are bought together; where no contact was left it is asked for on the way (decisions X32). */
function Next({ page, csrfToken }: Props) {
  const { contactFirst, reference, validUntil, categories, netFils } = page;
  const date = shownDate(validUntil);
  return (
    <section className={css.next}>
      <h2>{group.summaryNextTitle}</h2>
      <p>
        {contactFirst
          ? fillMessage(group.summaryContact, { date })
          : fillMessage(buying.heldUntil, { date, reference })}
      </p>
      <BuyButtonLater
        incomplete={categories.some(({ chosen }) => chosen === null)}
        netFils={netFils}
        reference={reference}
        csrfToken={csrfToken}
      />
      <p className={ground.hush}>{buying.buyHint}</p>
    </section>
  );
}

function Row({ category, csrfToken }: { category: Category; csrfToken: string }) {
  const { number, members, chosen } = category;
  return (
    <li data-category={number}>
      <div>
        <h2>{categoryName(number)}</h2>
        <p className={ground.hush}>
          {group.summaryMembers} <bdi>{members}</bdi>
        </p>
        {chosen ? (
          <>
            <p>
              <strong>{say(chosen.planName)}</strong>{' '}
              {listed([say(chosen.insurerName), say(chosen.tpaName)])}
            </p>
            <Conditions conditions={chosen.conditions.map(say)} />
            {chosen.assumptions.length > 0 ? (
              <p className={ground.hush}>{assumedWords(chosen.assumptions)}</p>
            ) : null}
          </>
        ) : null}
      </div>
      <p className={css.premium}>
        {chosen ? <Amount fils={chosen.netFils} mode="always" /> : corporateMessages.emptyPremium}
      </p>
      {chosen ? (
        <form method="post" action={corporatePaths.change}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="category" value={number} />
          <Button look="line">{say(corporateMessages.changePlan)}</Button>
        </form>
      ) : (
        <ButtonLink look="line" href={tabAddress(number)}>
          {say(corporateMessages.selectPlan)}
        </ButtonLink>
      )}
    </li>
  );
}
