import type {
  GroupMemberModel,
  GroupPolicyPage,
} from '@muqarin/bff/contract/medical-corporate/policy-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { changePath, policyPath } from '@muqarin/rules/policy-pages';
import { Amount } from '@/components/price/amount.tsx';
import kit from '@/features/policy/policy.module.css';
import { listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';

/** Who is covered or has been, a page of them, each with the way to remove them. */
export function Members({ page }: { page: GroupPolicyPage }) {
  const { people: t } = textsOf('group-policy');
  return (
    <div id="members" className={kit.part}>
      <h2 id="members-title">{t.title}</h2>
      {page.byCounts && <p>{t.byCounts}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus */}
      <section className={kit.scrolls} aria-labelledby="members-title" tabIndex={0}>
        <table className={kit.table}>
          <thead>
            <tr>
              <th scope="col">{t.number}</th>
              <th scope="col">{t.who}</th>
              <th scope="col">{t.days}</th>
              <th scope="col" className={kit.num}>
                {t.period}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.members.map((member) => (
              <Member key={member.number} member={member} page={page} />
            ))}
          </tbody>
        </table>
      </section>
      <Pages page={page} />
    </div>
  );
}

function Member({ member, page }: { member: GroupMemberModel; page: GroupPolicyPage }) {
  const { people: t } = textsOf('group-policy');
  const { number, until } = member;
  const remove = `${changePath(page.reference)}?leave=${encodeURIComponent(number)}`;
  const canLeave = page.canChange && until === null;
  return (
    <tr>
      <th scope="row">
        {canLeave ? (
          <a href={remove} aria-label={fillMessage(t.leaves, { number })}>
            <bdi dir="ltr">{number}</bdi>
          </a>
        ) : (
          <bdi dir="ltr">{number}</bdi>
        )}
      </th>
      <td>{whoOf(member)}</td>
      <td>{daysOf(member)}</td>
      <td className={kit.num}>
        <Amount fils={member.periodFils} mode="always" />
      </td>
    </tr>
  );
}

/** A person by name or birth, a place in a count by what is known of it. */
function whoOf({ kind, name, birthDate, relation, ageFrom, ageTo, salary }: GroupMemberModel) {
  const { people: t } = textsOf('group-policy');
  if (relation !== null) {
    const born = birthDate ? [fillMessage(t.born, { date: shownDate(birthDate) })] : [];
    return (
      <>
        {name !== null && (
          <>
            <bdi>{name}</bdi>
            <br />
          </>
        )}
        {listed([t[relation], ...born])}
      </>
    );
  }
  const ages =
    ageFrom === null || ageTo === null ? [] : [fillMessage(t.ages, { from: ageFrom, to: ageTo })];
  const paid = salary === null ? [] : [salary === 'lsb' ? t.low : t.high];
  return listed([kind === 'maternity' ? t.maternity : t.place, ...ages, ...paid]);
}

function daysOf({ from, until }: GroupMemberModel): string {
  const { people: t } = textsOf('group-policy');
  const first = shownDate(from);
  if (until === null) return fillMessage(t.since, { first });
  return `${t.left}, ${fillMessage(t.until, { first, last: shownDate(until) })}`;
}

function Pages({ page: { reference, from, most, memberTotal: total } }: { page: GroupPolicyPage }) {
  const { people: t } = textsOf('group-policy');
  if (total <= most && from === 0) return null;
  const own = policyPath('medical-corporate', reference);
  const [before, after] = [Math.max(0, from - most), from + most];
  return (
    <nav className={kit.actions} aria-labelledby="members-title">
      <span>
        {fillMessage(t.shown, {
          first: Math.min(from + 1, total),
          last: Math.min(after, total),
          total,
        })}
      </span>
      {from > 0 && <a href={`${own}?from=${before}#members`}>{t.before}</a>}
      {after < total && <a href={`${own}?from=${after}#members`}>{t.after}</a>}
    </nav>
  );
}
