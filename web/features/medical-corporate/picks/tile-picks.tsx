import { corporatePickPaths as paths } from '@muqarin/bff/contract/medical-corporate/picks';
import { messages } from '@muqarin/rules/messages';
import type { MouseEvent } from 'react';
import { t as list } from '@/features/plan-list/texts.ts';
import acts from '@/features/plan-list/tile/acts.module.css';
import { Glyph } from '@/features/plan-list/tile/glyph.tsx';
import { say } from '@/lib/reader.ts';
import { usePicks } from './group-picks.tsx';
import { t } from './tile-texts.ts';

interface Props {
  id: number;
  name: string;
  category: number;
}

/** What can be done with a tile beside choosing its plan: posts of the tile's form to other addresses, with its variants. */
export function TilePicks({ id, name, category }: Props) {
  const { picks, press } = usePicks();
  const isIn = (plans: readonly { category: number; planId: number }[]) =>
    plans.some((plan) => plan.category === category && plan.planId === id);
  const compared = isIn(picks.compared);
  const checked = isIn(picks.checked);
  const proposed = picks.proposal.some(({ plans }) => isIn(plans));
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // A tile of assumed member details has said why nothing can be picked.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { form, formAction } = event.currentTarget;
    const variant = form ? new FormData(form).getAll('variant').map(String).join() : '';
    void press(new URL(formAction).pathname, { category, product_id: id, variant });
  };
  const buttons = [
    {
      action: paths.compared,
      label: compared ? say(messages.added) : list.addToCompare,
      other: compared ? list.addToCompare : say(messages.added),
      state: { 'aria-pressed': compared },
    },
    {
      action: paths.checked,
      label: t.check,
      state: { role: 'checkbox', 'aria-checked': checked },
    },
    {
      action: paths.proposed,
      label: proposed ? t.proposed : t.propose,
      other: proposed ? t.propose : t.proposed,
      state: { 'aria-pressed': proposed },
    },
  ];
  return buttons.map(({ action, label, other, state }) => (
    <button
      key={action}
      className={acts.compare}
      type="submit"
      formAction={action}
      name="product_id"
      value={id}
      aria-label={`${label}: ${name}`}
      onClick={onPress}
      {...state}
    >
      <span className={acts.box}>
        <Glyph of="check" />
      </span>
      <span className={acts.either}>
        <span>{label}</span>
        {other !== undefined && <span aria-hidden="true">{other}</span>}
      </span>
    </button>
  ));
}
