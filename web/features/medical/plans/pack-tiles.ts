import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';

/**
 * The tiles as they travel to the script: every text once, rows of numbers. Plans share most of their words, so a list
 * of 500 stays small. `unpackTiles` gives back what was packed.
 */
export interface PackedTiles {
  texts: string[];
  rows: PackedRow[];
}

type PackedRow = [
  /** id, insurerId, tpaId, networkId, netFils, vatFils, grossFils, coversPreExisting, limitAed */
  numbers: number[],
  /** name, insurerName, logo, tpaName, networkName, salary, assumption lead and text, excess: places in `texts` */
  texts: number[],
  /** label, value and note (-1 for none) of each fact */
  facts: number[],
  insuredFor: number[],
  conditions: number[],
  benefitIds: number[],
  descriptionIds: number[],
];

export function packTiles(tiles: readonly PageTile[]): PackedTiles {
  const places = new Map<string, number>();
  const text = (value: string): number => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  };
  const rows = tiles.map((tile): PackedRow => {
    const { id, insurerId, tpaId, networkId, netFils, vatFils, grossFils } = tile;
    const pre = tile.coversPreExisting ? 1 : 0;
    return [
      [id, insurerId, tpaId, networkId, netFils, vatFils, grossFils, pre, tile.limitAed],
      textsOfTile(tile).map(text),
      tile.facts.flatMap(({ label, value, note }) => [
        text(label),
        text(value),
        note === undefined ? -1 : text(note),
      ]),
      tile.insuredFor.map(text),
      tile.conditions.map(text),
      tile.benefitIds,
      tile.descriptionIds,
    ];
  });
  return { texts: [...places.keys()], rows };
}

export function unpackTiles({ texts, rows }: PackedTiles): PageTile[] {
  const text = (place: number | undefined): string => texts[place ?? -1] ?? '';
  return rows.map(([numbers, words, facts, insuredFor, conditions, ...ids]) => {
    const [benefitIds, descriptionIds] = ids;
    const [id = 0, insurerId = 0, tpaId = 0, networkId = 0, netFils = 0] = numbers;
    const [, , , , , vatFils = 0, grossFils = 0, pre = 0, limitAed = 0] = numbers;
    const [name, insurerName, logo, tpaName, networkName, salary, lead, assumed, excess] = words;
    return {
      id,
      name: text(name),
      insurerId,
      insurerName: text(insurerName),
      logo: text(logo),
      tpaId,
      tpaName: text(tpaName),
      networkId,
      networkName: text(networkName),
      insuredFor: insuredFor.map(text),
      conditions: conditions.map(text),
      salary: text(salary) as PageTile['salary'],
      coversPreExisting: pre === 1,
      benefitIds,
      descriptionIds,
      netFils,
      vatFils,
      grossFils,
      facts: unpackFacts(facts, text),
      assumption: { lead: text(lead), text: text(assumed) },
      excess: text(excess),
      limitAed,
    };
  });
}

function textsOfTile(tile: PageTile): string[] {
  const { name, insurerName, logo, tpaName, networkName, salary, assumption, excess } = tile;
  return [
    name,
    insurerName,
    logo,
    tpaName,
    networkName,
    salary,
    assumption.lead,
    assumption.text,
    excess,
  ];
}

function unpackFacts(places: number[], text: (place: number | undefined) => string) {
  const facts: PageTile['facts'] = [];
  for (let i = 0; i < places.length; i += 3) {
    const fact = { label: text(places[i]), value: text(places[i + 1]) };
    const note = places[i + 2] ?? -1;
    facts.push(note < 0 ? fact : { ...fact, note: text(note) });
  }
  return facts;
}
