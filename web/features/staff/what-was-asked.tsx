import type { DeskLeadPage } from '@muqarin/bff/contract/desk-pages';
import { letterOf } from '@muqarin/rules/category-letters';
import { fillMessage } from '@muqarin/rules/fill-message';
import { listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './lead-list.module.css';

/** Plans of which an employer asks for a quote, as they were named then. */
export function CheckedPlans({ checked }: Pick<DeskLeadPage['answers'], 'checked'>) {
  const t = textsOf('desk');
  return checked.map(({ category, plans }) => (
    <p key={category}>
      {category === 0
        ? fillMessage(t.checked, { plans: listed(plans) })
        : fillMessage(t.checkedFor, { letter: letterOf(category), plans: listed(plans) })}
    </p>
  ));
}

/** The policy, and what nobody confirmed of who may hold it: to be asked on the call (decisions X31). */
export function BoughtPolicy({ policy }: Pick<DeskLeadPage, 'policy'>) {
  const t = textsOf('desk');
  if (policy === null) return null;
  return (
    <>
      <p>{fillMessage(t.policy, { reference: policy.reference })}</p>
      {policy.waitsForDocuments ? <p className={css.mind}>{t.waitsForDocuments}</p> : null}
      {policy.unconfirmed.map((condition) => (
        <p key={condition} className={css.mind}>
          {fillMessage(t.unconfirmed, { condition })}
        </p>
      ))}
    </>
  );
}
