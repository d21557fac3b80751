import type { PlanDetailModel } from '@muqarin/bff/contract/pages';
import { useRef, useState } from 'react';
import type { DetailTab } from '../addresses.ts';
import { planDetail } from '../calls.ts';

export interface OpenState {
  id: number;
  tab: DetailTab;
  model: PlanDetailModel | 'loading' | 'failed';
}

/** One panel at a time (S0 2); what was loaded once is kept. */
export function useOpenDetail(start: { model: PlanDetailModel; tab: DetailTab } | null) {
  const [open, setOpen] = useState<OpenState | null>(start && { ...start, id: start.model.id });
  const loaded = useRef(new Map(start ? [[start.model.id, start.model]] : []));

  const show = (id: number, tab: DetailTab) => {
    const known = loaded.current.get(id);
    setOpen({ id, tab, model: known ?? 'loading' });
    if (known) return;
    const settle = (model: OpenState['model']) =>
      setOpen((now) => (now?.id === id ? { ...now, model } : now));
    planDetail(id).then(
      (model) => {
        loaded.current.set(id, model);
        settle(model);
      },
      () => settle('failed'),
    );
  };
  /** The button of the open tab closes it, the other one changes the tab. */
  const press = (id: number, tab: DetailTab) =>
    open?.id === id && (open.tab === tab || tab === 'cover') ? setOpen(null) : show(id, tab);
  return { open, press, retry: () => open && show(open.id, open.tab) };
}
