import { messages } from '@muqarin/rules/messages';
import type { ListLayout, ListView } from '@muqarin/rules/plan-list/rows';
import { type GroupWords, groupToggle } from '@/features/plan-list/rows/group-words.ts';
import { t } from '@/features/plan-list/texts.ts';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { say } from '@/lib/reader.ts';

/**
 * The rendered tiles as the script handles them: it hides, orders and marks the nodes that the server made, so that a
 * change of a filter costs a few attributes and not a render of every plan.
 */
export interface TileNodes {
  show(visible: ReadonlySet<number>): void;
  /** The rows in their order, and which of their plans are shown. */
  lay(layout: ListLayout, view: ListView, wordsOf: (ids: readonly number[]) => GroupWords): void;
  /** Among which plans the tiles say that they stand. */
  standAmong(among: 'all' | 'investors'): void;
  markCompared(ids: readonly number[]): void;
  markOpen(id: number | null): void;
  /** The place of a tile's detail panel. */
  detailBox(id: number): HTMLElement | null;
}

export function tileNodes(list: HTMLElement): TileNodes {
  const numbered = (name: 'plan' | 'group') =>
    new Map(
      [...list.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((node) => [
        Number(node.dataset[name]),
        node,
      ]),
    );
  const tiles = numbered('plan');
  const heads = numbered('group');
  return {
    show(visible) {
      for (const [id, node] of tiles) put(node, 'hidden', !visible.has(id));
    },
    lay(layout, view, wordsOf) {
      const shownHeads = new Set<number>();
      const order = layout.rows.flatMap(({ group, ids }, at) => {
        const plans = ids.flatMap((id) => tiles.get(id) ?? []);
        const head = group === null ? undefined : heads.get(group);
        if (group === null || !head) return plans;
        shownHeads.add(group);
        put(head, 'data-folded', at >= layout.inView);
        markHead(head, wordsOf(ids), view.groups.includes(group));
        return [head, ...plans];
      });
      for (const [group, head] of heads) put(head, 'hidden', !shownHeads.has(group));
      for (const [id, node] of tiles) {
        put(node, 'data-folded', !layout.shown.has(id));
        put(node, 'data-member', layout.members.has(id));
      }
      arrange(list, order);
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

function put(node: HTMLElement, attribute: string, on: boolean): void {
  if (node.hasAttribute(attribute) !== on) node.toggleAttribute(attribute, on);
}

/** Those in rows first, the others behind them. */
function arrange(list: HTMLElement, order: readonly HTMLElement[]): void {
  if (order.every((node, at) => list.children[at] === node)) return;
  const placed = new Set<Element>(order);
  const others = [...list.children].filter((node) => !placed.has(node));
  // Emptied in one go first: moving hundreds of nodes one by one takes half a second.
  list.replaceChildren();
  list.append(...order, ...others);
}

function markHead(head: HTMLElement, words: GroupWords, open: boolean): void {
  const write = (part: string, text: string) => {
    const node = head.querySelector(`[data-${part}]`);
    if (node && node.textContent !== text) node.textContent = text;
  };
  write('title', words.title);
  write('by', words.by);
  write('range', words.range);
  write('words', groupToggle(words.count, open));
  markFlag(head, words.flag);
  const toggle = head.querySelector<HTMLElement>('[data-toggle]');
  if (toggle) toggle.ariaExpanded = String(open);
}

function markFlag(head: HTMLElement, words: string | null): void {
  const flag = head.querySelector<HTMLElement>('[data-flag]');
  const text = flag?.querySelector('span');
  if (!flag || !text) return;
  put(flag, 'hidden', words === null);
  if (words !== null && text.textContent !== words) text.textContent = words;
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
