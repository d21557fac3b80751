import type { GroupPremiumsPage } from '@muqarin/bff/contract/medical-corporate/premiums';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { partName } from '../plans/traced-premium.ts';
import css from './premiums.module.css';
import { premiumsAddress } from './premiums-address.ts';

type Family = GroupPremiumsPage['families'][number];
type Person = Family['people'][number];
type Variants = GroupPremiumsPage['variants'];

/** Each opens to the lines of its premium, without a script too. */
export function Families({ page }: { page: GroupPremiumsPage }) {
  const { people: t } = textsOf('group-price');
  const { families, variants, personCount, picture } = page;
  return (
    <section className={css.part} id="families" data-families="">
      <h2>{t.families}</h2>
      <ul className={css.families}>
        {families.map((family) => (
          <FamilyRow key={family.row} family={family} variants={variants} />
        ))}
      </ul>
      <p className={css.sum} data-sum={picture.netFils}>
        <span>{fillMessage(t.all, { people: personCount })}</span>
        <Amount fils={picture.netFils} mode="always" />
      </p>
      <Pages page={page} />
    </section>
  );
}

function FamilyRow({ family, variants }: { family: Family; variants: Variants }) {
  const { people: t } = textsOf('group-price');
  const { row, fils, people } = family;
  const [first] = people;
  const named = first && first.row === row ? first.number || first.name : '';
  const who = named || fillMessage(t.row, { row });
  // Those who are only counted share the row of their employee.
  const keyed = people.map((person, at) => ({ key: String(at), person }));
  return (
    <li data-family={fils}>
      {people.length > 1 ? (
        <p className={css.sum}>
          <span>{fillMessage(t.family, { who })}</span>
          <Amount fils={fils} mode="always" />
        </p>
      ) : null}
      {keyed.map(({ key, person }) => (
        <PersonRow
          key={key}
          person={person}
          isCounted={isCounted(people, person)}
          variants={variants}
        />
      ))}
    </li>
  );
}

function isCounted(people: readonly Person[], person: Person): boolean {
  return people.find(({ row }) => row === person.row) !== person;
}

function PersonRow({
  person: { row, number, name, fils, parts },
  isCounted: counted,
  variants,
}: {
  person: Person;
  isCounted: boolean;
  variants: Variants;
}) {
  const { people: t } = textsOf('group-price');
  const lines = parts.map((part, at) => ({ key: String(at), part }));
  return (
    <details className={css.person} data-person={fils}>
      <summary>
        <span>
          {name === '' ? null : <bdi className={css.name}>{name}</bdi>}
          {number === '' ? null : <bdi className={css.name}>{number}</bdi>}
          {fillMessage(counted ? t.counted : t.row, { row })}
        </span>
        <Amount fils={fils} mode="always" />
      </summary>
      <dl className={css.lines}>
        {lines.map(({ key, part }) => (
          <div key={key}>
            <dt>
              {partName(part)}
              {part.variant === null ? null : ` + ${say(variants[part.variant]?.name ?? '')}`}
            </dt>
            <dd>
              <Amount fils={part.fils} mode="always" />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Pages({ page }: { page: GroupPremiumsPage }) {
  const { people: t } = textsOf('group-price');
  const { from, most, familyCount: count, category, policyReference } = page;
  if (count <= most && from === 0) return null;
  const to = (passed: number) =>
    `${premiumsAddress({ category, policyReference, from: passed })}#families`;
  const [first, last] = [Math.min(from + 1, count), Math.min(from + most, count)];
  return (
    <nav className={css.ways} aria-label={t.families}>
      <span>{fillMessage(t.onPage, { first, last, count })}</span>
      {from > 0 ? <a href={to(Math.max(0, from - most))}>{t.before}</a> : null}
      {from + most < count ? <a href={to(from + most)}>{t.after}</a> : null}
    </nav>
  );
}
