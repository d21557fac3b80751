import type { PlanDetailModel } from '@muqarin/bff/contract/plan-pages';
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
  /**
   * View more (`cover`) closes what is open, the other opener changes the tab or closes its own. Where View more is the
   * only opener it begins with the price.
   */
  const press = (id: number, tab: DetailTab, onlyOpener: boolean) => {
    if (open?.id === id && (open.tab === tab || tab === 'cover')) return setOpen(null);
    show(id, onlyOpener ? 'trace' : tab);
  };
  return { open, press, retry: () => open && show(open.id, open.tab) };
}
