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

export type PriceDetails = ReturnType<typeof priceDetails>;

/** The prices taken apart, each asked for once; what failed is asked for anew. */
export function usePriceDetails(): PriceDetails {
  return useState(priceDetails)[0];
}

function priceDetails() {
  const known = new Map<string, MotorPlanDetailModel>();
  const underWay = new Map<string, Promise<MotorPlanDetailModel>>();
  const load = async (key: string, plan: string, addons: string, idv: string) => {
    try {
      const model = await get<MotorPlanDetailModel>(motorListPaths.planDetail, {
        plan,
        addons,
        idv,
      });
      known.set(key, model);
      return model;
    } finally {
      underWay.delete(key);
    }
  };
  return {
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
