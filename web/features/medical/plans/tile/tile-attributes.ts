import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { filsToAed } from '@muqarin/rules/money';

/** The product tile's attributes under the names of S0 3 and what the order goes by; lists as comma text (decisions M59). */
export function tileAttributes(tile: PageTile): Record<`data-${string}`, string | number> {
  return {
    'data-product_insured_for': tile.insuredFor.join(','),
    'data-salary': tile.salary,
    'data-bids': tile.benefitIds.join(','),
    'data-dids': tile.descriptionIds.join(','),
    'data-ins_id': tile.insurerId,
    'data-nw_id': tile.networkId,
    'data-tpa_id': tile.tpaId,
    'data-premium': filsToAed(tile.netFils),
    'data-pre_existing': tile.coversPreExisting ? 'yes' : 'no',
    'data-annual_limit': tile.limitAed,
  };
}
