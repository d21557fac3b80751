import { type MotorPlanDetailModel, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { useState } from 'react';
import { get } from '@/lib/calls.ts';
import type { ListedPlan } from './plan-prices.ts';

/** A plan as it is priced: with these add-ons, at this value. */
export interface Priced {
  planId: number;
  addonIds: readonly number[];
  idvAed: number;
}

type PanelScript = typeof import('./price-taken.tsx');

export type PriceDetails = ReturnType<typeof priceDetails>;

/** The prices taken apart, each asked for once, with the script that draws them; what failed is asked for anew. */
export function usePriceDetails(): PriceDetails {
  return useState(priceDetails)[0];
}

function priceDetails() {
  const known = new Map<string, MotorPlanDetailModel>();
  const underWay = new Map<string, Promise<MotorPlanDetailModel>>();
  let script: PanelScript | null = null;
  const loadScript = async () => {
    script = await import('./price-taken.tsx');
    return script;
  };
  const load = async (key: string, plan: string, addons: string, idv: string) => {
    try {
      const asked = get<MotorPlanDetailModel>(motorListPaths.planDetail, { plan, addons, idv });
      const [model] = await Promise.all([asked, loadScript()]);
      known.set(key, model);
      return model;
    } finally {
      underWay.delete(key);
    }
  };
  return {
    loadScript,
    script: () => script,
    peek: (priced: Priced) => known.get(keyOf(priced)),
    read: (priced: Priced): Promise<MotorPlanDetailModel> => {
      const key = keyOf(priced);
      const there = known.get(key);
      if (there) return Promise.resolve(there);
      const { planId, addonIds, idvAed } = priced;
      const reading =
        underWay.get(key) ?? load(key, String(planId), writeIds(addonIds), String(idvAed));
      underWay.set(key, reading);
      return reading;
    },
  };
}

export function pricedAs({ tile, addonIds }: ListedPlan, idvAed: number): Priced {
  return { planId: tile.id, addonIds, idvAed };
}

function keyOf({ planId, addonIds, idvAed }: Priced): string {
  return `${planId} ${writeIds(addonIds)} ${idvAed}`;
}
