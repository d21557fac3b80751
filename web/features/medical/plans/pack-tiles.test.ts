import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { describe, expect, it } from 'vitest';
import { packTiles, unpackTiles } from './pack-tiles.ts';

const tile = (id: number, change: Partial<PageTile> = {}): PageTile => ({
  id,
  name: `Plan ${id}`,
  insurerId: 3,
  insurerName: 'Liwan Insurance',
  logo: '/logos/liwan.svg',
  tpaId: 2,
  tpaName: 'Tareeq',
  networkId: 7,
  networkName: 'Select',
  insuredFor: ['self', 'investor'],
  salary: 'none',
  conditions: ['For a monthly salary of AED 4,000 or less.'],
  coversPreExisting: true,
  benefitIds: [1, 4],
  descriptionIds: [],
  netFils: 421_800,
  vatFils: 21_090,
  grossFils: 442_890,
  facts: [
    { label: 'Annual limit', value: 'AED 500,000' },
    { label: 'Network', value: 'Select', note: '640 clinics and hospitals' },
  ],
  assumption: { lead: 'Assumes', text: 'nothing to declare.' },
  excess: 'No inpatient excess.',
  limitAed: 500_000,
  ...change,
});

describe('packing the tiles for the script', () => {
  it('gives back exactly what was packed', () => {
    const tiles = [
      tile(1),
      tile(2, { salary: 'hsb', coversPreExisting: false, facts: [], insuredFor: [], excess: '' }),
      tile(3, { descriptionIds: [9, 8] }),
    ];
    expect(unpackTiles(JSON.parse(JSON.stringify(packTiles(tiles))))).toEqual(tiles);
  });

  it('sends each text once, so that a long list stays small', () => {
    const tiles = Array.from({ length: 500 }, (_, i) => tile(i + 1));
    const packed = packTiles(tiles);
    expect(packed.texts.filter((text) => text === 'Liwan Insurance')).toHaveLength(1);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(tiles).length / 3);
  });
});
