import { formPaths } from '@muqarin/bff/contract/forms';
import type { StaffPeoplePage } from '@muqarin/bff/contract/staff-pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { staffRoles } from '@muqarin/rules/staff/roles';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Tick } from '@/components/ui/tick.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { listed } from '@/lib/listed.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { Audit } from './audit.tsx';
import list from './lead-list.module.css';
import css from './staff-rows.module.css';

const action = formPaths.staffPeople;

/** Who works here, what is proposed, and what was done. Plain forms; admins change, auditors look. */
export async function StaffPeople() {
  const [page, { csrfToken: token }] = await Promise.all([
    getPage<StaffPeoplePage>('/api/pages/staff/people'),
    requestFacts(),
  ]);
  const { people: t } = textsOf('staff');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={css.parts}>
        {page.error ? <Notice tone="danger">{page.error}</Notice> : null}
        {page.notice ? <Notice>{page.notice}</Notice> : null}
        {page.setUpLink ? (
          <p>
            {t.link}: <code dir="ltr">{page.setUpLink}</code>
          </p>
        ) : null}
        <Proposals page={page} token={token} />
        <section className={css.part}>
          <h2>{t.members}</h2>
          <ul className={list.rows}>
            {page.members.map((member) => (
              <Member key={member.staffId} member={member} page={page} token={token} />
            ))}
          </ul>
        </section>
        {page.mayChange ? <Propose token={token} /> : null}
        <Audit page={page} />
      </div>
    </div>
  );
}

function Member({
  member,
  page: { mayChange },
  token,
}: {
  member: StaffPeoplePage['members'][number];
  page: StaffPeoplePage;
  token: string;
}) {
  const { people: t } = textsOf('staff');
  const { user, sessions, isSetUp, isSelf, staffId } = member;
  return (
    <li className={classes(list.row, css.row)}>
      <div>
        <h3 dir="ltr">{user}</h3>
        <p>{rolesText(member.roles)}</p>
      </div>
      <p className={ground.hush}>
        {isSetUp ? fillMessage(t.sessions, { count: sessions }) : t.setUpDue}
        {isSelf ? ` · ${t.you}` : ''}
      </p>
      {mayChange && !isSelf ? (
        <form method="post" action={action} className={ground.row}>
          <CsrfField token={token} />
          <input type="hidden" name="staff_id" value={staffId} />
          {(['stop', 'set-up'] as const).map((act) => (
            <Button key={act} look={act === 'stop' ? 'line' : 'bare'} name="action" value={act}>
              {act === 'stop' ? t.stop : t.setUp}
              <span className={ground.vh}> {user}</span>
            </Button>
          ))}
        </form>
      ) : null}
    </li>
  );
}

function Proposals({ page, token }: { page: StaffPeoplePage; token: string }) {
  const { people: t } = textsOf('staff');
  return (
    <section className={css.part}>
      <h2>{t.proposals}</h2>
      {page.proposals.length === 0 ? <p className={ground.hush}>{t.nothing}</p> : null}
      <ul className={list.rows}>
        {page.proposals.map(({ proposalId, user, roles, proposedBy, at, mayAgree }) => (
          <li key={proposalId} className={classes(list.row, css.row)}>
            <div>
              <h3 dir="ltr">{user}</h3>
              <p>{roles.length === 0 ? t.removal : rolesText(roles)}</p>
            </div>
            <p className={ground.hush}>
              {fillMessage(t.proposedBy, { by: proposedBy, time: shownTime(at) })}
            </p>
            {page.mayChange ? (
              <form method="post" action={action} className={ground.row}>
                <CsrfField token={token} />
                <input type="hidden" name="proposal_id" value={proposalId} />
                {mayAgree ? (
                  <Button name="action" value="agree">
                    {t.agree}
                    <span className={ground.vh}> {user}</span>
                  </Button>
                ) : null}
                <Button look="line" name="action" value="refuse">
                  {t.refuse}
                  <span className={ground.vh}> {user}</span>
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Propose({ token }: { token: string }) {
  const { people: t, roleNames } = textsOf('staff');
  return (
    <form method="post" action={action} className={classes(fieldCss.fields, css.propose)}>
      <CsrfField token={token} />
      <h2>{t.propose}</h2>
      <TextField name="user" label={t.user} autoComplete="off" dir="ltr" />
      <fieldset>
        <legend className={fieldCss.label}>{t.roles}</legend>
        <div className={css.roles}>
          {staffRoles.map((role) => (
            <Tick key={role} id={`role-${role}`} name="roles" value={role}>
              {roleNames[role]}
            </Tick>
          ))}
        </div>
      </fieldset>
      <p className={ground.hush}>{t.proposeHelp}</p>
      <Button name="action" value="propose">
        {t.submit}
      </Button>
    </form>
  );
}

function rolesText(roles: readonly (typeof staffRoles)[number][]): string {
  const { people, roleNames } = textsOf('staff');
  return roles.length === 0 ? people.none : listed(roles.map((role) => roleNames[role]));
}
