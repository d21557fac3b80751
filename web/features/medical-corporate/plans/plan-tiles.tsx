import type { CategoryModel, CorporateTile } from '@muqarin/bff/contract/medical-corporate/pages';
import { filsToAed } from '@muqarin/rules/money';
import { GroupHead } from '@/features/plan-list/rows/group-head.tsx';
import { groupAddress, planRows } from '@/features/plan-list/rows/plan-rows.tsx';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { TileItem } from '@/features/plan-list/tile/tile.tsx';
import listCss from '@/features/plan-list/tile/tile-list.module.css';
import { waking } from '@/features/plan-list/tile/waking.tsx';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { CorporatePlanTile } from './corporate-tile.tsx';
import { corporateGroupWords } from './groups.ts';
import { HelpBox } from './help-box.tsx';
import { helpBoxes } from './help-places.ts';
import css from './plans.module.css';
import { perYear } from './price-words.ts';
import { corporateFacts, corporateFine } from './tile-facts.ts';
import type { TileShared } from './tile-shared.ts';
import type { CorporateList } from './use-plan-list.ts';

interface Props {
  list: CorporateList;
  category: CategoryModel;
  shared: TileShared;
  /** The plan whose details the address opens. */
  openId: number | null;
  /** Where somebody is asked for help. */
  helpHref: string;
}

/** The rows of a category's list, and a box to ask for help after some of its plans (S0 2, decisions M38). */
export function CorporateTiles({ list, category, shared, openId, helpHref }: Props) {
  const { plans, visible, layout, view, standings } = list;
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const boxes = helpBoxes(layout);
  const item = (id: number) => {
    const tile = byId.get(id);
    const standing = standings.get(id);
    if (!tile || !standing) return [];
    const chosen = category.chosen?.planId === id ? category.chosen : null;
    return [
      <TileItem
        key={id}
        id={id}
        compared={chosen !== null}
        hidden={!visible.has(id)}
        folded={!layout.shown.has(id)}
        member={layout.members.get(id)}
        className={tile.fitsPair ? undefined : css.greyed}
        attributes={attributesOf(tile, chosen !== null)}
      >
        <WakingTile
          tile={tile}
          shared={shared}
          standing={standing}
          chosen={chosen}
          startOpen={openId === id}
        />
      </TileItem>,
      ...(boxes.has(id) ? [<HelpBox key={`help ${id}`} href={helpHref} />] : []),
    ];
  };
  const head = (group: number, ids: readonly number[], folded: boolean) => {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = members;
    if (!first) return null;
    return (
      <GroupHead
        key={`group ${group}`}
        group={group}
        words={corporateGroupWords(members, standings, category.chosen?.planId)}
        logos={members.map(({ logo }) => logo)}
        label={perYear()}
        facts={corporateFacts(first)}
        conditions={first.conditions.map(say)}
        fine={corporateFine(first)}
        open={view.groups.includes(group)}
        hidden={false}
        folded={folded}
        href={groupAddress(list.filtered, view, group)}
        onPress={(event) => {
          event.preventDefault();
          list.toggleGroup(group);
        }}
      />
    );
  };
  return (
    <ul
      className={classes(
        listCss.tiles,
        listCss.narrow,
        tileCss.narrow,
        plans.length > LONG && listCss.long,
      )}
      id="plans"
      data-assumed={category.flag === 0 ? '' : undefined}
    >
      {planRows(layout, {
        head,
        item,
        filteredOut: plans.map(({ id }) => id).filter((id) => !visible.has(id)),
      })}
    </ul>
  );
}

/** From here on tiles out of view are not laid out. */
const LONG = 12;

const WakingTile = waking(CorporatePlanTile);

/** What the documents' tiles say of themselves (S0 3); lists as comma text (decisions M59). */
function attributesOf(tile: CorporateTile, isChosen: boolean) {
  return {
    'data-ins_id': tile.insurerId,
    'data-tpa_id': tile.tpaId,
    'data-nw_id': tile.networkId,
    'data-premium': filsToAed(tile.netFils),
    'data-salary': tile.salary.join(),
    'data-bids': tile.benefitIds.join(),
    'data-dids': tile.descriptionIds.join(),
    'data-mol_census': tile.molCensus ? 'yes' : 'no',
    'data-min_employee_count': tile.minEmployees ?? '',
    'data-max_dependent_perc': tile.maxDependantPercent ?? '',
    'data-min_lsb_perc': tile.minLowSalaryPercent ?? '',
    ...(tile.fitsPair ? {} : { 'data-greyed': '' }),
    ...(isChosen ? { 'data-chosen': '' } : {}),
  };
}
