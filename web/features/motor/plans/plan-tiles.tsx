import type { Ref } from 'react';
import { GroupHead } from '@/features/plan-list/rows/group-head.tsx';
import { groupWords } from '@/features/plan-list/rows/group-words.ts';
import { groupAddress, planRows } from '@/features/plan-list/rows/plan-rows.tsx';
import { TileItem } from '@/features/plan-list/tile/tile.tsx';
import listCss from '@/features/plan-list/tile/tile-list.module.css';
import { waking } from '@/features/plan-list/tile/waking.tsx';
import { useSteady } from '@/lib/use-steady.ts';
import { kindOf } from './groups.ts';
import type { ListedPlan } from './plan-prices.ts';
import { MotorTile, motorFlag } from './plan-tile.tsx';
import { perYear } from './texts.ts';
import { motorFacts } from './tile-facts.ts';
import type { OpenTile, TileShared } from './tile-shared.ts';
import type { MotorList } from './use-plan-list.ts';

interface Props {
  ref: Ref<HTMLUListElement>;
  list: MotorList;
  shared: TileShared;
  open: OpenTile;
}

/**
 * The tiles. Their places are hidden and marked with the list; what stands in them hydrates tile by tile (ADR 27), so a filter
 * pressed before that hydrates none of them.
 */
export function MotorTiles({ ref, list, shared, open }: Props) {
  const { plans, visible, layout, value } = list;
  const onCompare = useSteady(list.compared.toggle);
  const onAddons = useSteady(list.chooseAddons);
  const byId = new Map(plans.map((plan) => [plan.tile.id, plan]));
  const item = (id: number) => {
    const plan = byId.get(id);
    if (!plan) return [];
    const isOpen = open?.id === id;
    const compared = list.compared.ids.includes(id);
    return [
      <TileItem
        key={id}
        id={id}
        compared={compared}
        hidden={!visible.has(id)}
        folded={!layout.shown.has(id)}
        member={layout.members.get(id)}
      >
        <WakingTile
          plan={plan}
          shared={shared}
          compared={compared}
          open={isOpen}
          tab={isOpen ? open.tab : 'overview'}
          detail={isOpen ? open.model : null}
          onCompare={onCompare}
          onAddons={onAddons}
        />
      </TileItem>,
    ];
  };
  return (
    <ul ref={ref} id="plans" className={listCss.tiles} aria-busy={value.phase === 'waiting'}>
      {planRows(layout, {
        head: (group, ids, folded) => (
          <Head
            key={`group ${group}`}
            group={group}
            plans={ids.flatMap((id) => byId.get(id) ?? [])}
            folded={folded}
            list={list}
          />
        ),
        item,
        filteredOut: plans.map(({ tile }) => tile.id).filter((id) => !visible.has(id)),
      })}
    </ul>
  );
}

interface HeadProps {
  group: number;
  plans: readonly ListedPlan[];
  folded: boolean;
  list: MotorList;
}

function Head({ group, plans, folded, list }: HeadProps) {
  const [first] = plans;
  if (!first) return null;
  const shown = plans.map((plan) => {
    const { tile, total } = plan;
    const { netFils, totalFils: grossFils } = total;
    return { ...tile, netFils, grossFils, flag: motorFlag(plan) };
  });
  return (
    <GroupHead
      group={group}
      words={groupWords(shown, kindOf(first), 'always')}
      logos={shown.map(({ logo }) => logo)}
      label={perYear()}
      facts={motorFacts(first)}
      fine={first.tile.assumption}
      open={list.view.groups.includes(group)}
      hidden={false}
      folded={folded}
      href={groupAddress(list.filtered, list.view, group)}
      onPress={(event) => {
        event.preventDefault();
        list.toggleGroup(group);
      }}
    />
  );
}

const WakingTile = waking(MotorTile);
