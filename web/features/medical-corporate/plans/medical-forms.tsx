import type { CorporatePlansPage } from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { t } from '../details-texts.ts';
import css from './medical-forms.module.css';

type Row = CorporatePlansPage['medicalForms'][number]['rows'][number];

/** Who fills in a medical form with this insurer, case by case, and whether that is so in this group. */
export function MedicalForms({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <table className={css.forms} data-medical-forms="">
      <caption>{t.forms}</caption>
      <thead>
        <tr>
          <th scope="col">{t.formsCase}</th>
          <th scope="col">{t.formsHere}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.when} data-case={row.when} data-asked={row.asked}>
            <th scope="row">{fillMessage(caseOf(row.when), { limit: row.limit })}</th>
            <td>
              {answerOf(row.asked)}
              {row.people ? (
                <small>{fillMessage(t.formsPeople, { people: row.people })}</small>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function caseOf(when: Row['when']): string {
  return { members: t.formsMembers, age: t.formsAge, late: t.formsLate }[when];
}

function answerOf(asked: Row['asked']): string {
  return { yes: t.formsYes, no: t.formsNo, perhaps: t.formsPerhaps, later: t.formsLater }[asked];
}
