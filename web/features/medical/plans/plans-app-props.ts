import type { PlanDetailModel } from '@muqarin/bff/contract/medical/plan-pages';
import type { FilterQuery } from '@muqarin/rules/medical/list-order';
import type { ListView } from '@muqarin/rules/plan-list/rows';
import type { ReactNode } from 'react';
import type { DetailTab } from './addresses.ts';
import type { PackedTiles } from './pack-tiles.ts';
import type { ListPage } from './use-plan-list.ts';

/** What the list's script needs of the page; the tiles travel packed. */
export interface PlansAppProps {
  packed: PackedTiles;
  page: ListPage;
  query: FilterQuery;
  /** What the address opens of the list. */
  view: ListView;
  csrfToken: string;
  /** Of `?open=`: the model, and the panel drawn by the server. */
  open: { model: PlanDetailModel; tab: DetailTab; panel: ReactNode } | null;
  /** Below the list: how plans are ranked. */
  children: ReactNode;
}
