import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { PlanDetailModel } from '@muqarin/bff/contract/medical/plan-pages';
import { get } from '@/lib/calls.ts';

export function planDetail(planId: number): Promise<PlanDetailModel> {
  return get<PlanDetailModel>(medicalPaths.planDetail, { plan: String(planId) });
}
