import path from 'node:path';

/** The catalogue that ships with the code. */
export const builtInCatalogueDir = path.join(import.meta.dirname, '..', '..', 'catalog');
