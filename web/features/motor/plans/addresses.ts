export type TileTab = 'overview' | 'coverage' | 'addons' | 'price';
export const tileTabs = ['overview', 'coverage', 'addons', 'price'] as const;
