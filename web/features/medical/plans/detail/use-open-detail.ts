import type { PlanDetailModel } from '@muqarin/bff/contract/medical/plan-pages';
import { useEffect, useRef, useState } from 'react';
import { oneMove, useLatest } from '@/features/plan-list/one-move.ts';
import type { DetailTab } from '../addresses.ts';
import { planDetail } from '../calls.ts';

export interface OpenState {
  id: number;
  tab: DetailTab;
  model: PlanDetailModel | 'loading' | 'failed';
}

type Panel = typeof import('./plan-detail.tsx').PlanDetail;

/** The panel's own script, which is no part of what the list needs at first. */
export type PanelScript = { Panel: Panel } | 'loading' | 'failed';

/**
 * One panel at a time (S0 2); what was loaded once is kept. What a press needs is read ahead (`prepare`): a panel that
 * fills after the press moves every plan below it.
 */
export function useOpenDetail(start: { model: PlanDetailModel; tab: DetailTab } | null) {
  const [open, setOpen] = useState<OpenState | null>(start && { ...start, id: start.model.id });
  const loaded = useRef(new Map(start ? [[start.model.id, start.model]] : []));
  const underWay = useRef(new Map<number, Promise<OpenState['model']>>());
  const { script, loadScript } = usePanelScript();
  const begin = useLatest();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server opened works once its script is there
  useEffect(() => {
    if (start) loadScript();
  }, []);

  const read = (id: number): Promise<OpenState['model']> => {
    const settle = (model: PlanDetailModel | null) => {
      underWay.current.delete(id);
      if (model) loaded.current.set(id, model);
      return model ?? 'failed';
    };
    const reading = underWay.current.get(id) ?? planDetail(id).then(settle, () => settle(null));
    underWay.current.set(id, reading);
    return reading;
  };
  const show = (id: number, tab: DetailTab) => {
    loadScript();
    const isLatest = begin();
    const put = (model: OpenState['model']) => isLatest() && setOpen({ id, tab, model });
    const known = loaded.current.get(id);
    if (known) return put(known);
    void oneMove(read(id), () => put('loading')).then(put);
  };
  const prepare = async (id: number) => {
    loadScript();
    if (!loaded.current.has(id)) await read(id);
  };
  /**
   * View more (`cover`) closes what is open, the other opener changes the tab or closes its own. Where View more is the
   * only opener it begins with the price.
   */
  const press = (id: number, tab: DetailTab, onlyOpener: boolean) => {
    if (open?.id === id && (open.tab === tab || tab === 'cover')) {
      begin();
      return setOpen(null);
    }
    show(id, onlyOpener ? 'trace' : tab);
  };
  return { open, script, press, prepare, retry: () => open && show(open.id, open.tab) };
}

function usePanelScript() {
  const [script, setScript] = useState<PanelScript>('loading');
  const asked = useRef(false);
  const loadScript = () => {
    if (asked.current) return;
    asked.current = true;
    import('./plan-detail.tsx').then(
      ({ PlanDetail }) => setScript({ Panel: PlanDetail }),
      () => {
        asked.current = false;
        setScript('failed');
      },
    );
  };
  return { script, loadScript };
}
