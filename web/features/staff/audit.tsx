import type { StaffPeoplePage } from '@muqarin/bff/contract/staff-pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './staff-rows.module.css';

/** What was done about staff, the latest first, and whether the trail is whole. */
export function Audit({ page }: { page: StaffPeoplePage }) {
  const { people: t } = textsOf('staff');
  return (
    <section aria-labelledby="audit" className={css.part}>
      <h2 id="audit">{t.audit}</h2>
      {page.auditIsWhole ? (
        <p className={ground.hush}>{t.whole}</p>
      ) : (
        <Notice tone="danger">{t.broken}</Notice>
      )}
      <ol className={css.audit}>
        {page.audit.map((entry) => (
          <li key={entry.seq}>
            <span className={ground.hush}>
              <bdi dir="ltr">{shownTime(entry.at)}</bdi>
            </span>
            <span>{sentence(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentence({ act, by, user, roles, approvedBy }: StaffPeoplePage['audit'][number]): string {
  const { people: t, acts, roleNames } = textsOf('staff');
  const [name = '', ...rest] = act.split(' ');
  const known = (acts as Readonly<Record<string, string>>)[name] ?? name;
  const names: Readonly<Record<string, string>> = roleNames;
  // Whoever signs in does it for themselves.
  const whom = name === 'signed_in' ? '' : user;
  const parts = [
    fillMessage(t.entry, { by, act: [known, ...rest].join(' '), user: whom }).trim(),
    ...(name === 'roles' || name === 'added'
      ? [listed(roles.map((role) => names[role] ?? role))]
      : []),
    ...(approvedBy === '' ? [] : [fillMessage(t.agreed, { by: approvedBy })]),
  ];
  return parts.filter(Boolean).join(' · ');
}
