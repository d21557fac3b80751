import { messages } from '@muqarin/rules/messages';
import { t } from '@/features/plan-list/texts.ts';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { say } from '@/lib/reader.ts';

/**
 * The rendered tiles as the script handles them: it hides, orders and marks the nodes that the server made, so that a
 * change of a filter costs a few attributes and not a render of every plan.
 */
export interface TileNodes {
  show(visible: ReadonlySet<number>): void;
  arrange(order: readonly number[]): void;
  /** Among which plans the tiles say that they stand. */
  standAmong(among: 'all' | 'investors'): void;
  markCompared(ids: readonly number[]): void;
  markOpen(id: number | null): void;
  /** The place of a tile's detail panel. */
  detailBox(id: number): HTMLElement | null;
}

export function tileNodes(list: HTMLElement): TileNodes {
  const tiles = new Map<number, HTMLElement>();
  for (const node of list.querySelectorAll<HTMLElement>('[data-plan]')) {
    tiles.set(Number(node.dataset.plan), node);
  }
  let order = [...tiles.keys()];
  return {
    show(visible) {
      for (const [id, node] of tiles) {
        const hidden = !visible.has(id);
        if (node.hidden !== hidden) node.hidden = hidden;
      }
    },
    arrange(next) {
      if (next.every((id, place) => id === order[place])) return;
      order = [...next];
      // Emptied in one go first: moving hundreds of nodes one by one takes half a second.
      list.replaceChildren();
      list.append(...next.flatMap((id) => tiles.get(id) ?? []));
    },
    standAmong(among) {
      list.dataset.among = among;
    },
    markCompared(ids) {
      for (const [id, node] of tiles) markTile(node, ids.includes(id));
    },
    markOpen(openId) {
      for (const [id, node] of tiles) markOpeners(node, id === openId);
    },
    detailBox: (id) => tiles.get(id)?.querySelector<HTMLElement>('[data-detail]') ?? null,
  };
}

function markTile(tile: HTMLElement, compared: boolean): void {
  const button = tile.querySelector<HTMLElement>('[data-compare]');
  const words = button?.querySelector('[data-words]');
  if (!button || !words || (button.ariaPressed === 'true') === compared) return;
  const text = compared ? say(messages.added) : t.addToCompare;
  const name = tile.querySelector('h2')?.textContent ?? '';
  button.ariaPressed = String(compared);
  button.ariaLabel = `${text}: ${name}`;
  words.textContent = text;
  tile.classList.toggle(tileCss.compared ?? '', compared);
}

function markOpeners(tile: HTMLElement, open: boolean): void {
  for (const opener of tile.querySelectorAll<HTMLElement>('[data-open]')) {
    if ((opener.ariaExpanded === 'true') === open) continue;
    opener.ariaExpanded = String(open);
    const more = opener.querySelector('[data-more]');
    if (more) more.textContent = open ? t.viewLess : t.viewMore;
  }
}
