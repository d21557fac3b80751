import { type MotorCoverGapModel, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { emirates, nameOf } from '@muqarin/rules/emirates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './help.module.css';

/** No plan has the cover that was asked for: the rules, what would change it, and the other cover for whoever presses. */
export function CoverGap({ gap, csrfToken }: { gap: MotorCoverGapModel; csrfToken: string }) {
  const { gap: t } = textsOf('motor-help');
  const { asked, instead } = gap;
  const changes = gap.changes.map((change) => changeText(change));
  return (
    <section className={css.gap} aria-labelledby="gap-why">
      <h2 id="gap-why">{t.whyTitle}</h2>
      <ul className={css.why}>
        {gap.reasons.map((reason) => (
          <li key={reason.code}>{reasonText(reason, gap)}</li>
        ))}
      </ul>
      <h2>{t.changeTitle}</h2>
      <ul className={css.why}>
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{t.person}</li>
      </ul>
      {instead ? (
        <form method="post" action={motorListPaths.cover}>
          <CsrfField token={csrfToken} />
          <p>{t[asked].instead}</p>
          <Button name="cover" value={instead.type}>
            {fillMessage(t[asked].press, { count: instead.plans })}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

function reasonText(
  { code, plans, oldestCarYears }: MotorCoverGapModel['reasons'][number],
  { carAge }: MotorCoverGapModel,
): string {
  const { gap: t } = textsOf('motor-help');
  return fillMessage(t.reasons[code], { plans, oldest: oldestCarYears ?? 0, age: carAge });
}

function changeText({ code, to, plans }: MotorCoverGapModel['changes'][number]): string {
  const { gap: t } = textsOf('motor-help');
  const said = {
    value: say(formatAed(to * 100)),
    emirate: say(nameOf(emirates, to) ?? ''),
  };
  const value = code === 'value' || code === 'emirate' ? said[code] : to;
  return fillMessage(t.changes[code], { to: value, plans });
}
